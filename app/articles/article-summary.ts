import type { ArticleEntry } from "#app/entries/entries.ts";

export type ArticleSummary = ReturnType<typeof articleSummary>;

/** @returns the part of an article that cards show */
export function articleSummary({ title, url, excerpt, image, date, category, content }: ArticleEntry) {
  return { title, url, excerpt, image, date, category, minutes: content.minutes };
}
