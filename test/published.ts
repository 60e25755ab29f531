import { listPages } from "../app/articles/article-lists.ts";
import { type SitePage, sitePages } from "../app/discovery/site-pages.ts";
import type { Entries } from "../app/entries/entries.ts";
import { publishedOn } from "../app/entries/published-on.ts";
import { today } from "../app/lib/dates.ts";
import { compileContent } from "../scripts/content/compile-content.ts";
import { readValidEntries } from "../scripts/content/read-content.ts";

// For tests in Node without Vite. Others import app/entries/entries.ts or inject what vitest.config.ts provides.

/** Above this number of articles of a kind, or of list pages, tests visit samples. */
const MOST_VISITED = 12;

const entries = publishedOn(await readValidEntries(), today());

/** What the site shows today, with articles as in content/. */
export const published = {
  ...entries,
  posts: entries.articles.filter(({ kind }) => kind === "post"),
  news: entries.articles.filter(({ kind }) => kind === "news"),
};

export const publishedPages = sitePages(published);

/** Articles that tests visit: all, or the newest, the oldest and the longest of many. */
export const visitedArticles = [...sample(published.posts), ...sample(published.news)];

/** Pages that tests visit: all but articles, and visitedArticles. */
export const visitedPages: SitePage[] = publishedPages.filter(
  ({ kind, path }) => (kind !== "post" && kind !== "news") || visitedArticles.some(({ url }) => url === path),
);

const compiled: Entries = JSON.parse(compileContent(entries).json);

/** Paths of further pages of lists of articles. The first ones are in publishedPages. */
export const publishedLists = listPages(compiled.articles).map(({ path }) => path);

/** Paths of visitedPages and of lists: all, or one of each kind of many. */
export const visitedPaths = [...visitedPages.map(({ path }) => path), ...visitedLists()];

const articlesSayingUndefined = published.articles.filter((one) => JSON.stringify(one).includes("undefined"));

/** Returns true if a text says "undefined" and shows no article that does. */
export function leaksUndefined(text: string): boolean {
  return (
    text.includes("undefined") &&
    !articlesSayingUndefined.some(({ title, url }) => text.includes(title) || text.includes(url))
  );
}

function sample<Article extends { content: unknown }>(newestFirst: Article[]): Article[] {
  if (newestFirst.length <= MOST_VISITED) return newestFirst;
  const length = ({ content }: Article) => JSON.stringify(content).length;
  const longest = newestFirst.reduce((a, b) => (length(b) > length(a) ? b : a));
  return newestFirst.filter((one, index) => index === 0 || index === newestFirst.length - 1 || one === longest);
}

function visitedLists(): string[] {
  if (publishedLists.length <= MOST_VISITED) return publishedLists;
  return [...Map.groupBy(publishedLists, kindOfList).values()].flatMap(([first = ""]) => first);
}

/** @returns "/blogs/category" for "/blogs/category/web/page/2". */
function kindOfList(path: string): string {
  return path.split("/").slice(0, 3).join("/");
}
