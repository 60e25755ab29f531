import { type SitePage, sitePages } from "#app/discovery/site-pages.ts";
import { publishedOn } from "#app/entries/entries.ts";
import { todayInPakistan } from "#app/lib/dates.ts";
import { companyName } from "#content/site.ts";
import "#scripts/content/markdown-hooks.ts";
import { entriesOf, readContent } from "#scripts/content/read-content.ts";

// For tests in Node without Vite. Others import app/entries/entries.ts or inject what vitest.config.ts provides.

/** Tests visit at most this many articles of a kind. */
const MOST_VISITED = 12;

/** The entries of content/, including scheduled articles and closed jobs. */
export const allEntries = entriesOf(await readContent());

const shown = publishedOn(allEntries, todayInPakistan());

/** What the site shows today. */
export const published = {
  ...shown,
  posts: shown.articles.filter(({ kind }) => kind === "blog"),
  news: shown.articles.filter(({ kind }) => kind === "news"),
};

export const publishedPages = sitePages(published);

/** @returns "Services - MHS" */
export function documentTitle(path: string): string {
  return `${publishedPages.find((page) => page.path === path)?.title} - ${companyName}`;
}

/** The newest articles. */
export const visitedArticles = [published.posts, published.news].flatMap((kind) => kind.slice(0, MOST_VISITED));

/** Pages that tests visit: all but articles, and visitedArticles. */
export const visitedPages: SitePage[] = publishedPages.filter(
  ({ kind, path }) => (kind !== "blog" && kind !== "news") || visitedArticles.some(({ url }) => url === path),
);

const articlesSayingUndefined = published.articles.filter((one) => JSON.stringify(one).includes("undefined"));

/** @returns true if a text says "undefined" and shows no article that does. */
export function leaksUndefined(text: string): boolean {
  return (
    text.includes("undefined") &&
    !articlesSayingUndefined.some(({ title, url }) => text.includes(title) || text.includes(url))
  );
}
