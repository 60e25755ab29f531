// Relative imports with extensions: Node runs scripts that import this file.
import type { Article, Opening } from "../../content/types.ts";

/** `day` is a day in Pakistan, "2026-11-21" (companyDay in lib/dates.ts). */

/** Published from its date on. */
export function isPublished({ date }: Pick<Article, "date">, day: string): boolean {
  return date <= day;
}

/** Open up to and including `closes`. */
export function isOpen({ closes }: Pick<Opening, "closes">, day: string): boolean {
  return closes === undefined || day <= closes;
}

/** The entries without scheduled articles and closed openings, in the same order. */
export function publishedOn<
  All extends {
    posts: Pick<Article, "date">[];
    news: Pick<Article, "date">[];
    openings: Pick<Opening, "closes">[];
  },
>(entries: All, day: string): All {
  return {
    ...entries,
    posts: entries.posts.filter((post) => isPublished(post, day)),
    news: entries.news.filter((article) => isPublished(article, day)),
    openings: entries.openings.filter((opening) => isOpen(opening, day)),
  };
}
