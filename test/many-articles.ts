/** Articles for trying the site with many of them: made of phrases, the same for the same number at any time. */
import { appendFileSync, copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Article, ArticleSection, CoverPalette, NewsArticle } from "../content/types.ts";

/** To be passed by the last section: about 840 in the middle. */
const LEAST_WORDS = 560;

/** A palette, and an article of the repository that has it: its cover is taken for all of that palette. */
const COVERS: [CoverPalette, string][] = [
  ["emerald", "web-development-future"],
  ["lapis", "custom-software-for-startups"],
  ["saffron", "mobile-app-trends-2024"],
  ["teal", "ai-powered-portal-system"],
  ["sand", "mhs-dubai-office"],
  ["mint", "mhs-ecommerce-partnership"],
];

const CATEGORIES = ["Web", "Mobile", "Business", "Company", "Hosting", "Data", "Design", "Security", "E-commerce"];

/** Some belong to many articles; those made of two words below to few. */
const TAGS = ["Performance", "Planning", "JavaScript", "Contracts", "Accessibility", "Payments", "Testing", "Search"];

const THINGS = words(`form page cart invoice report schedule login image script database backup query header budget
  contract estimate deadline review release rollback migration import export password token session cache queue
  message reminder dashboard table chart filter menu map photo font stylesheet server certificate domain mailbox
  ticket warehouse catalog price discount shipment refund receipt supplier customer account role permission branch
  office workshop prototype sketch story meeting survey interview handover manual glossary checklist audit log`);

const QUALITIES = words(`slow small careful early late plain hidden shared broken quiet honest costly cheap patient
  fragile steady unread written measured spare local remote public private empty crowded short long narrow generous
  stale fresh partial complete manual automatic weekly nightly final first seasonal regional`);

const ACTIONS = words(`delays explains replaces protects hides doubles shortens outlives interrupts measures confirms
  postpones repeats simplifies blocks reveals loses keeps carries splits merges warms empties renames archives restores
  limits widens settles answers`);

const PEOPLE = words(`developer owner accountant manager visitor editor designer tester supplier director student
  clerk courier teacher nurse planner translator auditor agent apprentice`);

const SYLLABLES = words("ka lo mi ren tas vu qua dor phi sel bra nix ome tru gal pex uri zan hol wek");

const PAGES = [
  "/services/web-development",
  "/services/mobile-app-development",
  "/services/software-consultancy",
  "/services/e-commerce-solutions",
  "/portfolio",
  "/careers",
] as const;

/** Two thirds posts, one third news, dated from 2019 to 2025 in no order. Those of a smaller count are among them. */
export function manyArticles(count: number): { posts: Article[]; news: NewsArticle[] } {
  const posts: Article[] = [];
  const news: NewsArticle[] = [];
  for (let number = 1; number <= count; number++) {
    const head = articleOf(number);
    const slug = slugOf(number);
    if (isNews(number)) news.push({ ...head, url: `/news/${slug}`, author: "MHS team" });
    else posts.push({ ...head, url: `/blogs/${slug}`, ...(number % 4 === 0 && { author: "MHS team" }) });
  }
  return { posts, news };
}

/**
 * Writes manyArticles(count) with covers and addresses into a copy of the project (copy-site.ts). There are no
 * share cards: `npm run content` would draw them.
 */
export function writeArticles(folder: string, count: number): void {
  const { posts, news } = manyArticles(count);
  for (const kind of ["blogs", "news"]) mkdirSync(join(folder, "content", kind), { recursive: true });
  const covers = join(folder, "public/images/covers");
  for (const article of [...posts, ...news]) {
    writeFileSync(join(folder, `content${article.url}.ts`), `export default ${JSON.stringify(article, null, 2)};\n`);
    const [, drawn] = COVERS.find(([palette]) => palette === article.palette) ?? [];
    for (const end of [".svg", "-1200.webp"]) {
      copyFileSync(join(covers, `${drawn}${end}`), join(covers, `${article.image.name}${end}`));
    }
  }
  const addresses = [...posts, ...news].map(({ url }) => `${url}\n`);
  appendFileSync(join(folder, "content/published-urls.txt"), addresses.join(""));
}

function isNews(number: number): boolean {
  return number % 3 === 0;
}

function slugOf(number: number): string {
  const { thing, quality } = subjectOf(number);
  return `${number}-the-${quality}-${thing}`;
}

function addressOf(number: number): string {
  return `${isNews(number) ? "/news" : "/blogs"}/${slugOf(number)}`;
}

/** No two numbers have the same random parts, so that an article is the same among few and among many. */
function subjectOf(number: number) {
  const { pick } = random(number);
  return { thing: pick(THINGS), quality: pick(QUALITIES) };
}

function articleOf(number: number): Omit<Article, "url" | "author"> {
  const { thing, quality } = subjectOf(number);
  const chance = random(number + 1_000_000);
  const { pick, whole } = chance;
  const [palette] = pick(COVERS);
  const date = new Date(Date.UTC(2019, 0, 1 + whole(7 * 365)));
  const person = pick(PEOPLE);
  return {
    title: `What the ${quality} ${thing} taught us, part ${number}`,
    description: `Part ${number} is about the ${quality} ${thing}, what it costs one ${person} in a year, and what we changed. ${sentence(chance)}`,
    excerpt: `Note ${number} on the ${quality} ${thing}: what it costs one ${person} in a year, and what we would change first.`,
    image: {
      kind: "covers",
      name: slugOf(number),
      alt: "Pattern of eight-pointed stars in thin lines on a colored ground",
    },
    palette,
    date: date.toISOString().slice(0, 10),
    category: often(CATEGORIES, chance),
    content: sectionsOf(number, chance),
    tags: tagsOf(chance),
  };
}

function sectionsOf(number: number, chance: Random): ArticleSection[] {
  const { pick, whole } = chance;
  const sections: ArticleSection[] = [];
  // A name of which nobody has heard: each article brings words that no other has.
  const product = Array.from({ length: 3 }, () => pick(SYLLABLES)).join("");
  for (let left = LEAST_WORDS + whole(300); left > 0; ) {
    const paragraphs = Array.from({ length: 2 + whole(2) }, () =>
      Array.from({ length: 4 + whole(3) }, () => sentence(chance)).join(" "),
    );
    const items = Array.from({ length: 3 + whole(3) }, () => `**${capital(pick(THINGS))}.** ${sentence(chance)}`);
    const linked = number > 1 ? 1 + whole(number - 1) : undefined;
    const detail: ArticleSection["detail"] = [...paragraphs];
    // As rare as in the articles of the repository: most texts have no marks.
    if (sections.length === 0) {
      detail.push(
        `We compared it with *${product}* and wrote down [what we offer](${pick(PAGES)})${
          linked ? ` and [what part ${linked} said](${addressOf(linked)})` : ""
        }.`,
      );
    }
    if (sections.length % 2 === 1) detail.push({ type: "list", ordered: whole(2) === 0, items });
    sections.push({
      heading: `${capital(pick(QUALITIES))} ${pick(THINGS)}, ${pick(QUALITIES)} ${pick(THINGS)}`,
      detail,
    });
    left -= JSON.stringify(detail).split(" ").length;
  }
  return sections;
}

function tagsOf(chance: Random): string[] {
  const { pick, whole } = chance;
  const rare = Array.from({ length: 1 + whole(3) }, () => `${capital(pick(QUALITIES))} ${pick(THINGS)}`);
  return [...new Set([often(TAGS, chance), often(TAGS, chance), pick(THINGS), ...rare].map(capital))];
}

function sentence({ pick, whole }: Random): string {
  const what = `the ${pick(QUALITIES)} ${pick(THINGS)}`;
  const rest = [
    `${pick(ACTIONS)} one ${pick(THINGS)} that the ${pick(PEOPLE)} opens on ${2 + whole(28)} days a month`,
    `${pick(ACTIONS)} what one ${pick(PEOPLE)} and one ${pick(PEOPLE)} had agreed about the ${pick(THINGS)}`,
    `costs ${(1 + whole(90)) * 10} milliseconds, and nobody ${pick(ACTIONS)} the ${pick(QUALITIES)} ${pick(THINGS)}`,
    `${pick(ACTIONS)} the ${pick(THINGS)} before the ${pick(PEOPLE)} ${pick(ACTIONS)} it`,
  ];
  return `${capital(what)} ${pick(rest)}.`;
}

/** The first most often, the second half as often, and so on. */
function often(list: string[], { pick }: Random): string {
  const urn = list.flatMap((one, index) => Array.from({ length: Math.round(60 / (index + 1)) }, () => one));
  return pick(urn);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function words(text: string): string[] {
  return text.split(/\s+/);
}

interface Random {
  /** From 0 to below `end`. */
  whole(end: number): number;
  pick<One>(list: readonly One[]): One;
}

/** Mulberry32 (gist.github.com/tommyettinger/46a874533244883189143505d203312c). */
function random(seed: number): Random {
  let state = seed;
  const whole = (end: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
  // biome-ignore lint/style/noNonNullAssertion: the lists above are not empty
  return { whole, pick: (list) => list[whole(list.length)]! };
}
