/** Artificial articles, for trying the site with many. An article depends only on its number. */
import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Article, ArticleSection, NewsArticle } from "#content/types.ts";
import { drawPicture, entrySource } from "./invented-entries.ts";

const CATEGORIES = ["Web", "Mobile", "Business", "Company", "Hosting", "Data", "Design", "Security", "E-commerce"];

/** Each tags many articles. Things tag few. */
const TAGS = ["Performance", "Planning", "JavaScript", "Contracts", "Accessibility", "Payments", "Testing", "Search"];

const THINGS = words(`form page cart invoice report schedule login image script database backup query header budget
  contract estimate deadline review release rollback migration import export password token session cache queue
  message reminder dashboard table chart filter menu map photo font stylesheet server certificate domain mailbox
  ticket warehouse catalog price discount shipment refund receipt supplier customer account role permission branch
  office workshop prototype sketch story meeting survey interview handover manual glossary checklist audit log`);

const QUALITIES = words(`slow small careful early late plain hidden shared broken quiet honest costly cheap patient
  fragile steady unread written measured spare local remote public private empty crowded short long narrow generous
  stale fresh partial complete manual automatic weekly nightly final first seasonal regional`);

/** @returns Two thirds posts and one third news, dated from 2019 to 2025 in no order. */
function manyArticles(count: number): { posts: Article[]; news: NewsArticle[] } {
  const posts: Article[] = [];
  const news: NewsArticle[] = [];
  for (let number = 1; number <= count; number++) {
    const article = articleOf(number);
    const slug = article.image.name;
    if (number % 3 === 0) news.push({ ...article, url: `/news/${slug}`, author: "MHS team" });
    else posts.push({ ...article, url: `/blogs/${slug}` });
  }
  return { posts, news };
}

/** Writes manyArticles(count) with covers and published URLs into a copy of the project, but without share cards. */
export function writeArticles(folder: string, count: number): void {
  const { posts, news } = manyArticles(count);
  for (const article of [...posts, ...news]) {
    writeFileSync(join(folder, `content${article.url}.ts`), entrySource(article));
    drawPicture(folder, article.image);
  }
  const urls = [...posts, ...news].map(({ url }) => `${url}\n`);
  appendFileSync(join(folder, "content/published-urls.txt"), urls.join(""));
}

function articleOf(number: number): Omit<Article, "url" | "author"> {
  const random = randomNumbers(number);
  const subject = `${random.pick(QUALITIES)} ${random.pick(THINGS)}`;
  const date = new Date(Date.UTC(2019, 0, 1 + random.below(7 * 365)));
  return {
    title: `What the ${subject} taught us, part ${number}`,
    description: `Part ${number} is about the ${subject}, what it costs one owner in a year, and what we changed.`,
    excerpt: `Note ${number} on the ${subject}: what it costs one owner in a year, and what we would change first.`,
    image: {
      kind: "covers",
      name: `${number}-the-${subject.replace(" ", "-")}`,
      alt: "Pattern of eight-pointed stars in thin lines on a colored ground",
    },
    date: date.toISOString().slice(0, 10),
    category: random.pick(CATEGORIES),
    content: Array.from({ length: 4 }, () => sectionOf(random)),
    tags: [...new Set([random.pick(TAGS), random.pick(TAGS), capital(random.pick(THINGS))])],
  };
}

/** @returns About 200 words. */
function sectionOf(random: RandomNumbers): ArticleSection {
  const sentences = Array.from({ length: 11 }, () => {
    const first = `The ${random.pick(QUALITIES)} ${random.pick(THINGS)}`;
    const second = `one ${random.pick(QUALITIES)} ${random.pick(THINGS)}`;
    return `${first} costs ${random.below(90)}0 milliseconds more than ${second} that nobody has opened.`;
  });
  return {
    heading: `${capital(random.pick(QUALITIES))} ${random.pick(THINGS)}`,
    detail: [
      sentences.slice(0, 6).join(" "),
      `${sentences[6]} We wrote down [what we offer](/services).`,
      sentences
        .slice(7)
        .map((item) => `- **${capital(random.pick(THINGS))}.** ${item}`)
        .join("\n"),
    ],
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function words(text: string): string[] {
  return text.split(/\s+/);
}

type RandomNumbers = ReturnType<typeof randomNumbers>;

/** A linear congruential generator with the constants of Numerical Recipes. */
function randomNumbers(seed: number) {
  let state = (seed * 2_654_435_761) % 2 ** 32;
  const below = (end: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * end);
  };
  // biome-ignore lint/style/noNonNullAssertion: the lists above are not empty
  return { below, pick: <One>(list: readonly One[]): One => list[below(list.length)]! };
}
