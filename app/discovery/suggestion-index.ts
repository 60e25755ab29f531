/**
 * The index of older articles for suggestions: the build writes it (scripts/content/suggestion-assets.ts), the Worker
 * reads at most three of its files for one address.
 */
import type { SuggestionIndex } from "../lib/entries.ts";

/** An article: its address and its title. */
export type IndexedArticle = [path: string, title: string];

/** A file of the index: articles by key. */
export type SuggestionAsset = Record<string, IndexedArticle[]>;

/** At 10,000 articles a quarter of the bits are set: nine in ten pairs of unknown words are not looked up. */
const WORD_BITS = 32_768;

/** In: a key, and the number of files. */
export function suggestionAssetPath(key: string, files: number): string {
  return `/content-data/suggestions/${hash(key) % files}.json`;
}

/** The Bloom filter of all keys of the index. */
export function wordFilter(keys: string[]): SuggestionIndex["words"] {
  if (keys.length === 0) return "";
  const digits = new Uint8Array(WORD_BITS / 4);
  for (const bit of keys.flatMap(wordBits)) digits[bit >> 2] = (digits[bit >> 2] ?? 0) | (1 << (bit & 3));
  return Array.from(digits, (digit) => digit.toString(16)).join("");
}

/** Whether a file may have the key. False: one of its words is in no article. True is wrong now and then. */
export function mayHave(words: SuggestionIndex["words"], key: string): boolean {
  return wordBits(key).every((bit) => Number.parseInt(words[bit >> 2] ?? "0", 16) & (1 << (bit & 3)));
}

function wordBits(key: string): number[] {
  return key.split(" ").map((word) => hash(word) % WORD_BITS);
}

/** Shorter words are no clue, unless they have a digit. */
const MIN_WORD_LENGTH = 3;

/** Words of a slug that keys are made of. */
const MAX_WORDS = 3;

/** In letters: of the only word of a slug. */
const END_LENGTH = 4;

/**
 * The keys of a slug: pairs of its longest words, so that with a mistake in one of them the pair of the others is still
 * found, whatever their order; of two words each by itself too; of a single one its beginning and its end.
 */
export function keysOfSlug(slug: string): string[] {
  const words = keyWords(slug);
  const [first, second, third] = words.map(consonants).toSorted();
  if (first === undefined) return [];
  if (second === undefined) {
    const [word = ""] = words;
    return [first, `${word.slice(0, END_LENGTH)}-`, `-${word.slice(-END_LENGTH)}`];
  }
  if (third === undefined) return [`${first} ${second}`, first, second];
  return [`${first} ${second}`, `${first} ${third}`, `${second} ${third}`];
}

/** The keys by which addresses with fewer words than the slug find it. */
export function keysOfParts(slug: string): string[] {
  return keyWords(slug).map(consonants);
}

/** Without the date that some systems put before a slug, and the number that they put after one that is taken. */
export function bareSlug(slug: string): string {
  return slug.replace(/^\d{4}-\d{2}-(\d{2}-)?/, "").replace(/-\d$/, "");
}

/** The longest words, in an order that does not depend on theirs. One with a digit tells more than any other. */
function keyWords(slug: string): string[] {
  const words = bareSlug(slug)
    .split("-")
    .filter((word) => word.length >= MIN_WORD_LENGTH || /\d/.test(word));
  const weight = (word: string) => (/\d/.test(word) ? Number.POSITIVE_INFINITY : word.length);
  return [...new Map(words.map((word) => [consonants(word), word])).values()]
    .toSorted()
    .toSorted((a, b) => Number(weight(b) > weight(a)) - Number(weight(b) < weight(a)))
    .slice(0, MAX_WORDS);
}

/** The same for most misspellings: vowels, doubled letters and the order of letters are what people mistake. */
function consonants(word: string): string {
  if (/\d/.test(word)) return word;
  return [...new Set(word.replaceAll(/[aeiouy]/g, ""))].toSorted().join("") || word;
}

/** FNV-1a (isthe.com/chongo/tech/comp/fnv). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
