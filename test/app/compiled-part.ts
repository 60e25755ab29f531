import type { ArticleSection } from "#content/types.ts";
import { compileBody } from "#scripts/content/article-text/compile-body.ts";

export type Part = ArticleSection["detail"][number];

export function bodyOf(...detail: Part[]) {
  return compileBody([{ heading: "One", detail }]);
}

/** @returns The HTML of a section without its heading. */
export function htmlOf(part: Part): string {
  return /aria-label="Link to this section: One"><\/a>(.*)<\/section>$/s.exec(bodyOf(part).html)?.[1] ?? "";
}

export function problemsOf(text: string): string[] {
  return bodyOf(text).problems.map(({ message }) => message);
}
