import { createHash } from "node:crypto";
import type { ArticleBody } from "../../app/articles/body/article-body.ts";
import {
  ARTICLES_A_SHARD,
  articleShardPath,
  type SearchAssets,
  type SearchEntry,
  type WordShard,
  wordShardPath,
} from "../../app/search/search-assets.ts";
import { SHORTEST_WORD, wordKey, wordsOf } from "../../app/search/search-words.ts";

export interface SearchedArticle {
  entry: SearchEntry;
  body: Pick<ArticleBody, "text" | "sections">;
}

/**
 * Most characters of a shard of words, about a quarter of that in brotli. Words with one key stay together, so a key
 * that alone has more makes a longer shard: "con" from about a thousand articles on.
 */
const WORD_SHARD_LENGTH = 40_000;

const OFTEN = 4;

/** Places in the lists of a WordShard. */
const SAYS = 0;
const SAYS_OFTEN = 1;
const HAS_IN_HEADING = 2;
const HAS_IN_TITLE = 3;

/** Of articles that have a word in their text only the newest so many are told: a list does not grow for ever. */
const MOST_LISTED = 1_000;

/** In: the published articles, newest first. Out: what search loads of them, by address. */
export function searchShards(articles: SearchedArticle[]): { search: SearchAssets; assets: Map<string, string> } {
  const entries = articles.map(({ entry }) => entry);
  const articleShards = Array.from({ length: Math.ceil(entries.length / ARTICLES_A_SHARD) }, (_, index) =>
    JSON.stringify(entries.slice(index * ARTICLES_A_SHARD, (index + 1) * ARTICLES_A_SHARD)),
  );
  const wordShards = shardsOf(keyed(articles));
  const hash = createHash("sha256");
  for (const shard of [...articleShards, ...wordShards.map(({ json }) => json)]) hash.update(shard);
  const search: SearchAssets = {
    version: hash.digest("hex").slice(0, 12),
    articles: articles.length,
    wordShards: wordShards.map(({ key }) => key),
  };
  const assets = new Map<string, string>();
  for (const [index, json] of articleShards.entries()) assets.set(articleShardPath(search, index), json);
  for (const [index, { json }] of wordShards.entries()) assets.set(wordShardPath(search, index), json);
  return { search, assets };
}

/** The words of all articles, by key. */
function keyed(articles: SearchedArticle[]): Map<string, Map<string, number[][]>> {
  const keys = new Map<string, Map<string, number[][]>>();
  for (const [number, article] of articles.entries()) {
    for (const [word, place] of placesOf(article)) {
      const key = wordKey(word);
      const words = keys.get(key) ?? new Map<string, number[][]>();
      keys.set(key, words);
      const lists = words.get(word) ?? [[], [], [], []];
      words.set(word, lists);
      const list = lists[place] ?? [];
      if (place >= HAS_IN_HEADING || list.length < MOST_LISTED) list.push(number);
    }
  }
  return keys;
}

/** By body: an editor's change of one article must not wait for the words of all others. */
const places = new WeakMap<object, Map<string, number>>();

function placesOf({ entry, body }: SearchedArticle): Map<string, number> {
  const known = places.get(body);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const word of wordsOf(body.text)) {
    if (word.length >= SHORTEST_WORD) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const found = new Map<string, number>();
  for (const [word, count] of counts) found.set(word, count < OFTEN ? SAYS : SAYS_OFTEN);
  const headings = body.sections.map(({ heading }) => heading);
  mark([...headings, entry.keywords, entry.description].join("\n"), HAS_IN_HEADING);
  mark(entry.title, HAS_IN_TITLE);
  places.set(body, found);
  return found;

  function mark(text: string, place: number): void {
    for (const word of wordsOf(text)) if (word.length >= SHORTEST_WORD) found.set(word, place);
  }
}

function shardsOf(keys: Map<string, Map<string, number[][]>>): { key: string; json: string }[] {
  const shards: { key: string; parts: string[]; length: number }[] = [];
  for (const key of [...keys.keys()].toSorted(byCodeUnits)) {
    const shard: WordShard = {};
    for (const [word, lists] of keys.get(key) ?? []) shard[word] = distances(lists);
    // Without its braces, to be joined with others.
    const part = JSON.stringify(shard).slice(1, -1);
    const last = shards.at(-1);
    if (last && last.length + part.length <= WORD_SHARD_LENGTH) {
      last.parts.push(part);
      last.length += part.length + 1;
    } else shards.push({ key, parts: [part], length: part.length + 2 });
  }
  return shards.map(({ key, parts }) => ({ key, json: `{${parts.join()}}` }));
}

function distances(lists: number[][]): number[][] {
  return lists
    .slice(0, lists.findLastIndex((numbers) => numbers.length > 0) + 1)
    .map((numbers) => numbers.map((number, index) => number - (numbers[index - 1] ?? 0)));
}

/** As the browser compares the keys. */
function byCodeUnits(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
