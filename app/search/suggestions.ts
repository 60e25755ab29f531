import { currentIndex, IGNORED_WORDS, type SearchIndex } from "./search-index.ts";
import type { SearchResult } from "./search-query.ts";

export interface Suggestion {
  name: string;
  path: string;
}

const MAX_SUGGESTIONS = 3;

/** In characters. Longer paths are not typing errors, and would be slow to compare. */
const MAX_PATH_LENGTH = 100;

const MAX_WORDS = 10;

/** @returns what a 404 page suggests for the path that was requested */
export function suggestPages(path: string): Suggestion[] {
  return similarPages(path, currentIndex()).map(({ title, path }) => ({ name: title, path }));
}

/**
 * Finds the pages whose path is closest to a mistyped one.
 *
 * @returns at most three, best match first
 */
export function similarPages(path: string, index: SearchIndex): SearchResult[] {
  if (path.length > MAX_PATH_LENGTH) return [];
  const words = addressWords(path);
  if (words.length === 0) return [];
  // Scanners ask for single words ("/backup.sql"), and one of a thousand articles often has that word.
  const includesArticles = words.length > 1 || /^\/(blogs|news)\//.test(path);
  const matches = index.findByAddress(words.join(" "));
  return matches
    .filter(({ kind }) => kind !== "Project" && (includesArticles || (kind !== "Article" && kind !== "News")))
    .slice(0, MAX_SUGGESTIONS);
}

/** The words of the last segment, without a file extension, a date before them, or a number after them. */
function addressWords(path: string): string[] {
  const segment = decoded(path).replace(/\/+$/, "").split("/").at(-1) ?? "";
  const slug = segment
    .replace(/\.\w{1,5}$/, "")
    .replace(/^\d{4}-\d{2}-(\d{2}-)?/, "")
    .replace(/-\d$/, "");
  return slug
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !IGNORED_WORDS.has(word.toLowerCase()))
    .slice(0, MAX_WORDS);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
