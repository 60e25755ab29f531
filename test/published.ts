import { type SitePage, sitePages } from "#app/discovery/site-pages.ts";
import { publishedOn } from "#app/entries/entries.ts";
import { todayInPakistan } from "#app/lib/dates.ts";
import { companyName } from "#content/site.ts";
import "#scripts/content/markdown-hooks.ts";
import { entriesOf, readContent } from "#scripts/content/read-content.ts";

// Content for tests in Node.js without Vite. Worker tests inject it instead (test/worker/fault-server-setup.ts).

/** Maximum number of articles of each kind that tests visit. */
const MAX_VISITED = 12;

/** All entries of content/, including scheduled articles and closed jobs. */
export const allEntries = entriesOf(await readContent());

const shown = publishedOn(allEntries, todayInPakistan());

/** Entries that the site shows today. */
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

/** Newest articles of each kind. */
export const visitedArticles = [published.posts, published.news].flatMap((kind) => kind.slice(0, MAX_VISITED));

/** Pages that tests visit: all but articles, and visitedArticles. */
export const visitedPages: SitePage[] = publishedPages.filter(
  ({ kind, path }) => (kind !== "blog" && kind !== "news") || visitedArticles.some(({ url }) => url === path),
);
