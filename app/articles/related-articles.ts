import type { ArticleEntry } from "~/lib/entries";

/** Enough of an article to compare it with others. */
type AnyArticle = Pick<ArticleEntry, "date" | "tags" | "category" | "kind">;

export function neighborsOf<Kind extends AnyArticle>(
  article: Kind,
  all: Kind[],
): { older: Kind | undefined; newer: Kind | undefined } {
  const sorted = all.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date));
  const index = sorted.indexOf(article);
  return { older: sorted[index - 1], newer: sorted[index + 1] };
}

/** The `count` closest candidates, compared by shared tags, then category, then kind, then date. */
export function relatedArticles<Other extends AnyArticle>(
  article: AnyArticle,
  candidates: Other[],
  count: number,
): Other[] {
  const tags = new Set(article.tags.map((tag) => tag.toLowerCase()));
  const time = (one: AnyArticle) => Date.parse(one.date);
  const closeness = (other: Other): number[] => [
    other.tags.filter((tag) => tags.has(tag.toLowerCase())).length,
    Number(other.category === article.category),
    Number(other.kind === article.kind),
    -Math.abs(time(other) - time(article)),
  ];
  return candidates
    .filter((other) => other !== article)
    .map((other) => ({ other, closeness: closeness(other) }))
    .toSorted((a, b) => compare(b.closeness, a.closeness))
    .slice(0, count)
    .map(({ other }) => other);
}

function compare(a: number[], b: number[]): number {
  const place = a.findIndex((value, index) => value !== b[index]);
  return place === -1 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}
