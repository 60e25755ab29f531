import type { ArticleHead } from "../entries/entries.ts";

/** The part of an article that cards show. */
export type ArticleSummary = ReturnType<typeof articleSummary>;

export function articleSummary({ title, url, excerpt, image, palette, date, category, minutes }: ArticleHead) {
  return { title, url, excerpt, image, palette, date, category, minutes };
}
