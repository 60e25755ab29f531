/** Articles for trying the site with many of them: made of phrases, the same for the same number at any time. */
import { appendFileSync, copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Article, ArticleSection, CoverPalette, NewsArticle } from "../content/types.ts";

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

/** Of many articles; a tag that is a thing is of few. */
const TAGS = ["Performance", "Planning", "JavaScript", "Contracts", "Accessibility", "Payments", "Testing", "Search"];

const THINGS = words(`form page cart invoice report schedule login image script database backup query header budget
  contract estimate deadline review release rollback migration import export password token session cache queue
  message reminder dashboard table chart filter menu map photo font stylesheet server certificate domain mailbox
  ticket warehouse catalog price discount shipment refund receipt supplier customer account role permission branch
  office workshop prototype sketch story meeting survey interview handover manual glossary checklist audit log`);

const QUALITIES = words(`slow small careful early late plain hidden shared broken quiet honest costly cheap patient
  fragile steady unread written measured spare local remote public private empty crowded short long narrow generous
  stale fresh partial complete manual automatic weekly nightly final first seasonal regional`);

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
  return {
    title: `What the ${quality} ${thing} taught us, part ${number}`,
    description: `Part ${number} is about the ${quality} ${thing}, what it costs one owner in a year, and what we changed.`,
    excerpt: `Note ${number} on the ${quality} ${thing}: what it costs one owner in a year, and what we would change first.`,
    image: {
      kind: "covers",
      name: slugOf(number),
      alt: "Pattern of eight-pointed stars in thin lines on a colored ground",
    },
    palette,
    date: date.toISOString().slice(0, 10),
    category: pick(CATEGORIES),
    content: Array.from({ length: 4 }, () => sectionOf(chance)),
    tags: [...new Set([pick(TAGS), pick(TAGS), capital(pick(THINGS))])],
  };
}

/** About 200 words. */
function sectionOf(chance: Random): ArticleSection {
  const sentences = (count: number) => Array.from({ length: count }, () => sentence(chance));
  const items = sentences(4).map((item) => `**${capital(chance.pick(THINGS))}.** ${item}`);
  return {
    heading: `${capital(chance.pick(QUALITIES))} ${chance.pick(THINGS)}`,
    detail: [
      sentences(6).join(" "),
      `${sentence(chance)} We wrote down [what we offer](/services).`,
      { type: "list", items },
    ],
  };
}

function sentence({ pick, whole }: Random): string {
  const [first, second] = [`the ${pick(QUALITIES)} ${pick(THINGS)}`, `one ${pick(QUALITIES)} ${pick(THINGS)}`];
  return `${capital(first)} costs ${(1 + whole(90)) * 10} milliseconds more than ${second} that nobody has opened.`;
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
