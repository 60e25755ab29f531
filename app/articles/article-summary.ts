import type { Article } from "../entries/entries.ts";

export type ArticleSummary = ReturnType<typeof articleSummary>;

/** @returns the part of an article that cards show */
export function articleSummary({ title, url, excerpt, image, palette, date, category, minutes }: Article) {
  return { title, url, excerpt, image, palette, date, category, minutes };
}
