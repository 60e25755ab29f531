import type { ArticleHead } from "~/entries/entries";

/** @returns the `count` articles closest to `article`, by shared tags, then category, then kind, then date */
export function relatedArticles(article: ArticleHead, others: ArticleHead[], count: number): ArticleHead[] {
  const tags = new Set(article.tags);
  const time = Date.parse(article.date);
  return others
    .map((other) => ({
      other,
      sharedTags: other.tags.filter((tag) => tags.has(tag)).length,
      sameCategory: Number(other.category === article.category),
      sameKind: Number(other.kind === article.kind),
      distance: Math.abs(Date.parse(other.date) - time),
    }))
    .toSorted(
      (a, b) =>
        b.sharedTags - a.sharedTags ||
        b.sameCategory - a.sameCategory ||
        b.sameKind - a.sameKind ||
        a.distance - b.distance,
    )
    .slice(0, count)
    .map(({ other }) => other);
}
