// Relative imports with extensions: Node runs scripts that import this file.
import type { ArticleHead } from "../lib/entries.ts";

/** Enough of an article to compare it with others. */
type AnyArticle = Pick<ArticleHead, "date" | "tags" | "category" | "kind">;

/** Of the articles that share a tag, a category or nothing, as many are compared: the nearest by date. */
const COMPARED = 100;

/** The `count` closest candidates, compared by shared tags, then category, then kind, then date. */
export function relatedArticles<Other extends AnyArticle>(
  article: AnyArticle,
  candidates: Iterable<Other>,
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
  return [...candidates]
    .map((other) => ({ other, closeness: closeness(other) }))
    .toSorted((a, b) => compare(b.closeness, a.closeness))
    .slice(0, count)
    .map(({ other }) => other);
}

/**
 * In: all articles, newest first. Out: a function that gives the candidates for relatedArticles, at most some hundred,
 * so that a thousand articles are not each compared with all others.
 */
export function candidateIndex<One extends AnyArticle>(articles: One[]): (article: One) => Set<One> {
  const groups = new Map<string, One[]>([["", articles]]);
  for (const article of articles) {
    for (const key of keysOf(article)) {
      const group = groups.get(key);
      if (group) group.push(article);
      else groups.set(key, [article]);
    }
  }
  return (article) => {
    const near = ["", ...keysOf(article)].flatMap((key) => nearest(groups.get(key) ?? [], article.date));
    return new Set(near.filter((other) => other !== article));
  };
}

function keysOf({ tags, category, kind }: AnyArticle): string[] {
  return [...tags.map((tag) => `tag ${tag.toLowerCase()}`), `category ${category}`, `kind ${kind}`];
}

function nearest<One extends AnyArticle>(newestFirst: One[], date: string): One[] {
  let [low, high] = [0, newestFirst.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((newestFirst[middle]?.date ?? "") > date) low = middle + 1;
    else high = middle;
  }
  const start = Math.max(0, Math.min(low - COMPARED / 2, newestFirst.length - COMPARED));
  return newestFirst.slice(start, start + COMPARED);
}

function compare(a: number[], b: number[]): number {
  const place = a.findIndex((value, index) => value !== b[index]);
  return place === -1 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}
