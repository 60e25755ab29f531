import { listAssetPath } from "../app/articles/article-assets.ts";
import { type SitePage, sitePages } from "../app/discovery/site-pages.ts";
import { today } from "../app/lib/dates.ts";
import { publishedOn } from "../app/lib/publication.ts";
import { compileContent } from "../scripts/content/content-assets.ts";
import { readValidEntries } from "../scripts/content/read-content.ts";

// For tests that run in Node without Vite. Others import app/lib/entries.ts, or inject what vitest.config.ts provides.

/** More articles of a kind, or more pages of their lists, are visited by samples. */
const MOST_VISITED = 12;

const entries = await readValidEntries();

/** What the site shows today. */
export const published = publishedOn(entries, today());

export const publishedPages = sitePages(published);

/** Posts and news that sweeps visit: all, or where there are many the newest, the oldest and the longest. */
export const visitedArticles = [...sample(published.posts), ...sample(published.news)];

/** Pages that sweeps visit: publishedPages, of articles only visitedArticles. */
export const visitedPages: SitePage[] = publishedPages.filter(
  ({ kind, path }) => (kind !== "post" && kind !== "news") || visitedArticles.some(({ url }) => url === path),
);

/** Addresses of visitedPages, and of the lists of articles: all, or where there are many one page of each kind. */
export const visitedPaths = [...visitedPages.map(({ path }) => path), ...visitedLists()];

const articlesThatSayIt = [...published.posts, ...published.news].filter((one) =>
  JSON.stringify(one).includes("undefined"),
);

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

/** Without the first pages of /blogs and of the news, which are one page of the site. */
function visitedLists(): string[] {
  const [before = "", after = ""] = listAssetPath("*").split("*");
  const lists = compileContent(entries, today())
    .assets.paths()
    .filter((address) => address.startsWith(before))
    .map((address) => address.slice(before.length, -after.length))
    .filter((path) => path !== "/blogs" && path !== "/news");
  if (lists.length <= MOST_VISITED) return lists;
  return [...Map.groupBy(lists, kindOfList).values()].flatMap(([first = ""]) => first);
}

/** "/blogs/category" of "/blogs/category/web/page/2". */
function kindOfList(path: string): string {
  return path.split("/").slice(0, 3).join("/");
}
