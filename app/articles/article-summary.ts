// Relative imports with extensions: Node runs scripts that import this file.
import type { ArticleHead } from "../lib/entries.ts";

/** The part of an article that cards show. */
export type ArticleSummary = Omit<ArticleHead, "kind" | "tags" | "author">;

export function articleSummary(article: ArticleHead): ArticleSummary {
  const { title, url, excerpt, image, palette, date, category, minutes } = article;
  return { title, url, excerpt, image, palette, date, category, minutes };
}
