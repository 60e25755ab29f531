// Relative imports with extensions: Node runs scripts that import this file.
import MiniSearch from "minisearch";

const tokenize = MiniSearch.getDefault("tokenize");

/** The words of a text, as an index has them. */
export function wordsOf(text: string): string[] {
  return tokenize(text.toLowerCase()).filter(Boolean);
}

export const KEY_LENGTH = 3;

/** Words with the same key are in the same shard: one shard has all that starts like what was typed. */
export function wordKey(word: string): string {
  return word.slice(0, KEY_LENGTH);
}

/** Single letters are no words of a text's own: "don't" has one. */
export const SHORTEST_WORD = 2;
