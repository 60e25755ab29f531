import type { ArticleSection } from "~content/types";

/** Words that a grown-up reads in a minute, on the slow side of the usual 200 to 250 for plain prose. */
const WORDS_PER_MINUTE = 220;

/** Reading time of an article's sections, in whole minutes, at least one. */
export function readingMinutes(sections: ArticleSection[]): number {
  const words = sections
    .flatMap((section) => section.detail)
    .join(" ")
    .split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
