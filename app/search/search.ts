import { currentIndex } from "./search-index.ts";
import type { SearchResult } from "./search-query.ts";
import { similarPages } from "./suggestions.ts";

const MAX_RESULTS = 20;

/**
 * Searches what is published today.
 *
 * @returns the best results, best first, and the number of all matches. If nothing matches, the results are the pages
 *   that a 404 page would suggest
 */
export function search(query: string): { results: SearchResult[]; count: number } {
  const index = currentIndex();
  const found = index.find(query, MAX_RESULTS);
  return found.count > 0 ? found : { results: similarPages(`/${query}`, index), count: 0 };
}
