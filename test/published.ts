import { listPages } from "../app/articles/article-lists.ts";
import { type SitePage, sitePages } from "../app/discovery/site-pages.ts";
import type { Entries } from "../app/entries/entries.ts";
import { publishedOn } from "../app/entries/published-on.ts";
import { today } from "../app/lib/dates.ts";
import { compileContent } from "../scripts/content/compile-content.ts";
import { readValidEntries } from "../scripts/content/read-content.ts";

// For tests that run in Node without Vite. Others import app/entries/entries.ts, or inject what vitest.config.ts provides.

/** More articles of a kind, or more pages of their lists, are visited by samples. */
const MOST_VISITED = 12;

const entries = publishedOn(await readValidEntries(), today());

/** What the site shows today, articles as they are written in content/. */
export const published = {
  ...entries,
  posts: entries.articles.filter(({ kind }) => kind === "post"),
  news: entries.articles.filter(({ kind }) => kind === "news"),
};

export const publishedPages = sitePages(published);

/** Posts and news that sweeps visit: all, or where there are many the newest, the oldest and the longest. */
export const visitedArticles = [...sample(published.posts), ...sample(published.news)];

/** Pages that sweeps visit: publishedPages, of articles only visitedArticles. */
export const visitedPages: SitePage[] = publishedPages.filter(
  ({ kind, path }) => (kind !== "post" && kind !== "news") || visitedArticles.some(({ url }) => url === path),
);

const compiled: Entries = JSON.parse(compileContent(entries).json);

/** Pages of lists of articles, but for the first ones of /blogs and of the news, which are one of publishedPages. */
export const publishedLists = listPages(compiled.articles).map(({ path }) => path);

/** Addresses of visitedPages, and of publishedLists: all, or where there are many one page of each kind. */
export const visitedPaths = [...visitedPages.map(({ path }) => path), ...visitedLists()];

const articlesThatSayIt = published.articles.filter((one) => JSON.stringify(one).includes("undefined"));

/** Whether a page, or a line of one, says "undefined" and shows no article that says it. */
export function leaksUndefined(text: string): boolean {
  return (
    text.includes("undefined") &&
    !articlesThatSayIt.some(({ title, url }) => text.includes(title) || text.includes(url))
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

/** "/blogs/category" of "/blogs/category/web/page/2". */
function kindOfList(path: string): string {
  return path.split("/").slice(0, 3).join("/");
}
