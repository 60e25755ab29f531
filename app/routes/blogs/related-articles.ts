import type { CompiledArticle } from "#app/entries/entries.ts";

/** @returns the `count` articles closest to `article`, by shared tags, then category, then kind, then date */
export function relatedArticles(article: CompiledArticle, others: CompiledArticle[], count: number): CompiledArticle[] {
  return others
    .map((other) => ({
      other,
      closeness:
        4 * other.tags.filter((tag) => article.tags.includes(tag)).length +
        2 * Number(other.category === article.category) +
        Number(other.kind === article.kind),
      milliseconds: Math.abs(Date.parse(other.date) - Date.parse(article.date)),
    }))
    .toSorted((a, b) => b.closeness - a.closeness || a.milliseconds - b.milliseconds)
    .slice(0, count)
    .map(({ other }) => other);
}
