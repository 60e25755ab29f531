// Relative and with extensions: scripts that Node runs as they are read this too.
import { posts } from "../../content/blogs/index.ts";
import { openings } from "../../content/careers/index.ts";
import { news } from "../../content/news/index.ts";
import type { Article, JobOpening, NewsArticle } from "../../content/types.ts";
import { isoDate } from "./dates.ts";

/** Which dated content is shown. A `day` is one of the company's calendar, "2026-11-21" (companyDay in dates.ts). */

/** Whether an article is out on that day: it is, from its date on. */
export function isPublished({ date }: Pick<Article, "date">, day: string): boolean {
  return isoDate(date) <= day;
}

/** Whether an opening takes applications on that day: `closes` is the last one that it does. */
export function isOpen({ closes }: Pick<JobOpening, "closes">, day: string): boolean {
  return closes === undefined || day <= isoDate(closes);
}

/** The posts that are out on that day, in the order of the content. */
export function publishedPosts(day: string): Article[] {
  return posts.filter((post) => isPublished(post, day));
}

/** The news articles that are out on that day, in the order of the content. */
export function publishedNews(day: string): NewsArticle[] {
  return news.filter((article) => isPublished(article, day));
}

/** The openings that take applications on that day, in the order of the content. */
export function openOpenings(day: string): JobOpening[] {
  return openings.filter((opening) => isOpen(opening, day));
}
