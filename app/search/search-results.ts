import type { SearchEntry } from "./search-assets";

/** Late results lengthen the list at most to this. */
const LONGEST_LIST = 16;

/**
 * The results to show, in order. In: what is found, the best first, and those that are shown for the same query already.
 * These keep their places, so that nobody chooses another than meant; better ones that were loaded since
 * follow below.
 */
export function withPlacesKept(found: SearchEntry[], shown: SearchEntry[]): SearchEntry[] {
  const paths = new Set(shown.map(({ path }) => path));
  const late = found.filter(({ path }) => !paths.has(path));
  return [...shown, ...late].slice(0, LONGEST_LIST);
}
