import type { Article, NewsArticle } from "~content/types";
import { readingMinutes } from "./reading-time";

/** What a list shows of an article: its text stays out of pages that do not show it. */
export interface ArticleSummary
  extends Pick<Article | NewsArticle, "title" | "url" | "excerpt" | "image" | "palette" | "date" | "category"> {
  /** Reading time in minutes. */
  minutes: number;
}

/** The summary of an article for cards and lists. */
export function articleSummary(article: Article | NewsArticle): ArticleSummary {
  const { title, url, excerpt, image, palette, date, category, content } = article;
  return { title, url, excerpt, image, palette, date, category, minutes: readingMinutes(content) };
}
