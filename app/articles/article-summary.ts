import type { ArticleHead } from "../entries/entries.ts";

/** The part of an article that cards show. */
export type ArticleSummary = Omit<ArticleHead, "kind" | "tags" | "author" | "headings">;

export function articleSummary(article: ArticleHead): ArticleSummary {
  const { title, url, excerpt, image, palette, date, category, minutes } = article;
  return { title, url, excerpt, image, palette, date, category, minutes };
}
