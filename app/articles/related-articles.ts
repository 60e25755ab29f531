import type { ArticleHead } from "#app/entries/entries.ts";

interface Related {
  other: ArticleHead;
  closeness: number;
  /** Between the dates, in ms. */
  distance: number;
}

/** @returns the `count` articles closest to `article`, by shared tags, then category, then kind, then date */
export function relatedArticles(article: ArticleHead, others: ArticleHead[], count: number): ArticleHead[] {
  const time = Date.parse(article.date);
  let closest: Related[] = [];
  // Keeps the closest only: sorting a thousand articles would take a third of the page's time.
  for (const other of others) {
    let sharedTags = 0;
    for (const tag of other.tags) if (article.tags.includes(tag)) sharedTags += 1;
    const closeness =
      4 * sharedTags + 2 * Number(other.category === article.category) + Number(other.kind === article.kind);
    const last = closest[count - 1];
    if (last && closeness < last.closeness) continue;
    const related = { other, closeness, distance: Math.abs(Date.parse(other.date) - time) };
    closest = [...closest, related]
      .toSorted((a, b) => b.closeness - a.closeness || a.distance - b.distance)
      .slice(0, count);
  }
  return closest.map(({ other }) => other);
}
