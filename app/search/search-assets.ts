// Relative imports with extensions: Node runs scripts that import this file.

export interface SearchEntry {
  path: string;
  title: string;
  description: string;
  kind: "Service" | "Project" | "Post" | "News" | "Opening" | "Page";
  keywords: string;
}

/** Where the articles are. */
export interface SearchAssets {
  /** Of their contents: what a browser keeps never belongs to another build. */
  version: string;
  /** How many articles there are. */
  articles: number;
  /** The key with which each shard of the articles' own words starts, in order. */
  wordShards: string[];
}

/** What /search.json answers: all entries but the articles, which are in assets beside the Worker. */
export interface SearchStart {
  entries: SearchEntry[];
  assets: SearchAssets;
}

/**
 * An article's number is its place among all, 0 for the newest: its entry is in shard ⌊number / ARTICLES_A_SHARD⌋. Few
 * a shard, as results come from all over: some 2 kB in brotli.
 */
export const ARTICLES_A_SHARD = 20;

/**
 * Of each word the articles that have it: those that merely say it, those that say it often, those with it in a
 * heading, a tag or the excerpt, those with it in the title. Empty lists at the end are left out. Each article's number
 * is told as the distance to the one before: a third of the bytes of the number itself.
 */
export type WordShard = Record<string, number[][]>;

export const SEARCH_ASSET_PATH = "/content-data/search.json";

/** With SearchAssets.version in the address a browser may keep them for ever (public/_headers). */
export const SEARCH_FOLDER = "/content-data/search/";

export function articleShardPath({ version }: SearchAssets, index: number): string {
  return `${SEARCH_FOLDER}${version}/articles-${index}.json`;
}

export function wordShardPath({ version }: SearchAssets, index: number): string {
  return `${SEARCH_FOLDER}${version}/words-${index}.json`;
}
