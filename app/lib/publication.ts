// Relative imports with extensions: Node runs scripts that import this file.
import { posts } from "../../content/blogs/index.ts";
import { openings } from "../../content/careers/index.ts";
import { news } from "../../content/news/index.ts";
import type { Article, NewsArticle, Opening } from "../../content/types.ts";
import { isoDate } from "./dates.ts";

/** `day` is a day in Pakistan, "2026-11-21" (companyDay in lib/dates.ts). Lists keep the order of the content. */

/** Published from its date on. */
export function isPublished({ date }: Pick<Article, "date">, day: string): boolean {
  return isoDate(date) <= day;
}

/** Open up to and including `closes`. */
export function isOpen({ closes }: Pick<Opening, "closes">, day: string): boolean {
  return closes === undefined || day <= isoDate(closes);
}

export function publishedPosts(day: string): Article[] {
  return posts.filter((post) => isPublished(post, day));
}

export function publishedNews(day: string): NewsArticle[] {
  return news.filter((article) => isPublished(article, day));
}

export function currentOpenings(day: string): Opening[] {
  return openings.filter((opening) => isOpen(opening, day));
}
