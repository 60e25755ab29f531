import type { Article, NewsArticle } from "~content/types";
import { readingMinutes } from "./reading-time";

/** The part of an article that lists need, so that its text is not sent with them. */
export interface ArticleSummary
  extends Pick<Article | NewsArticle, "title" | "url" | "excerpt" | "image" | "palette" | "date" | "category"> {
  minutes: number;
}

export function articleSummary(article: Article | NewsArticle): ArticleSummary {
  const { title, url, excerpt, image, palette, date, category, content } = article;
  return { title, url, excerpt, image, palette, date, category, minutes: readingMinutes(content) };
}
