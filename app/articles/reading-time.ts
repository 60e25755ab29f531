import type { ArticleSection } from "~content/types";

const WORDS_PER_MINUTE = 220;

export function readingMinutes(sections: ArticleSection[]): number {
  const words = sections
    .flatMap((section) => section.detail)
    .join(" ")
    .split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
