import type { ArticleHead } from "../entries/entries.ts";

export type ArticleSummary = ReturnType<typeof articleSummary>;

/** @returns the part of an article that cards show */
export function articleSummary({ title, url, excerpt, image, palette, date, category, minutes }: ArticleHead) {
  return { title, url, excerpt, image, palette, date, category, minutes };
}
