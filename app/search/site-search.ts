import MiniSearch from "minisearch";
import {
  ARTICLES_A_SHARD,
  articleShardPath,
  type SearchEntry,
  type SearchStart,
  type WordShard,
  wordShardPath,
} from "./search-assets";
import { KEY_LENGTH, SHORTEST_WORD, wordKey, wordsOf } from "./search-words";

/** The search as far as it is loaded. */
export interface SiteSearch {
  /** All matches, the best first; without a query what is offered at first. */
  find(query: string): SearchEntry[];
  /** Loads what the query needs next: to be called again with each change. */
  want(query: string): void;
  /** Whether something is still to come that the query needs. */
  isLoading(query: string): boolean;
  /** Whether something could not be loaded. It is not asked for again. */
  hasGaps(): boolean;
}

/** An article by its number, as it may not be loaded; another entry by its path. */
type Key = number | string;

type Scores = Map<Key, number>;

const FIRST_OFFERED = ["Service", "Page"];

/** So many matches are shown, and loaded. */
const MOST_FOUND = 8;

/**
 * Scores of an article's words by list of a WordShard, beside those that MiniSearch gives to the other entries: an
 * article's title counts like another one's, and no text outranks a title that has the word.
 */
const WORD_SCORES = [0.2, 0.4, 1.5, 6];

/** The same for a word that starts like the one asked for, and for one that is spelled like it. */
const PREFIX_WEIGHT = 0.4;
const FUZZY_WEIGHT = 0.2;

/** How many entries or words are indexed in one task: a few ms on a slow phone. */
const ENTRIES_A_TASK = 20;
const WORDS_A_TASK = 100;

/** What a search starts with. Throws when it can't be had. */
export function loadStart(): Promise<SearchStart> {
  return json("/search.json");
}

/**
 * Loads the newest articles. `onChange` has the search, without them first, and again with each part that is loaded.
 * Throws when `start` does.
 */
export async function openSearch(start: Promise<SearchStart>, onChange: (search: SiteSearch) => void): Promise<void> {
  const { entries, assets } = await start;
  const byPath = new Map<unknown, SearchEntry>();
  /** Of the articles in `index`. */
  const numbers = new Map<unknown, number>();
  /** By the shard's place. */
  const articles = new Map<number, SearchEntry[] | "loading" | "failed">();
  const words = new Map<number, { shard: WordShard; index: MiniSearch } | "loading" | "failed">();
  let ranked: { query: string; keys: Key[] } | undefined;
  /** Of `entries`. */
  let indexing: "not begun" | "begun" | "done" = "not begun";
  let hasGaps = false;
  const index = new MiniSearch<SearchEntry>({
    idField: "path",
    fields: ["title", "description", "keywords", "kind"],
    searchOptions: {
      boost: { title: 6, kind: 2, keywords: 1.5 },
      // "portal" should give the service before an article about portals.
      boostDocument: (path) => (FIRST_OFFERED.includes(byPath.get(path)?.kind ?? "") ? 1.5 : 1),
      prefix: true,
      fuzzy: 0.2,
    },
  });

  publish();
  loadArticles(0);

  function publish(): void {
    ranked = undefined;
    onChange({ find, want, isLoading, hasGaps: () => hasGaps });
  }

  async function load<Data>(path: string, take: (data: Data) => Promise<void>): Promise<boolean> {
    try {
      await take(await json(path));
      return true;
    } catch (error) {
      console.error(error);
      hasGaps = true;
      return false;
    }
  }

  function add(added: SearchEntry[]): Promise<void> {
    for (const entry of added) byPath.set(entry.path, entry);
    return index.addAllAsync(added, { chunkSize: ENTRIES_A_TASK });
  }

  async function loadArticles(place: number): Promise<void> {
    if (articles.has(place) || place * ARTICLES_A_SHARD >= assets.articles) return;
    articles.set(place, "loading");
    const isThere = await load<SearchEntry[]>(articleShardPath(assets, place), async (shard) => {
      // The newest are found at once, also with a typo; the others by their words.
      if (place === 0) {
        for (const [number, { path }] of shard.entries()) numbers.set(path, number);
        await add(shard);
      }
      articles.set(place, shard);
    });
    if (!isThere) articles.set(place, "failed");
    publish();
  }

  /** Which shard has the words that start like this one. */
  function wordShard(word: string): number {
    return assets.wordShards.findLastIndex((key) => key <= wordKey(word));
  }

  async function loadWords(place: number): Promise<void> {
    if (place < 0 || words.has(place)) return;
    words.set(place, "loading");
    const isThere = await load<WordShard>(wordShardPath(assets, place), async (shard) => {
      const wordIndex = new MiniSearch({ idField: "word", fields: ["word"], tokenize: (word) => [word] });
      const all = Object.keys(shard).map((word) => ({ word }));
      await wordIndex.addAllAsync(all, { chunkSize: WORDS_A_TASK });
      words.set(place, { shard, index: wordIndex });
    });
    if (!isThere) words.set(place, "failed");
    publish();
  }

  /** When `want` is called first: the list that is offered before needs no index. */
  async function indexEntries(): Promise<void> {
    if (indexing !== "not begun") return;
    indexing = "begun";
    await add(entries);
    indexing = "done";
    publish();
  }

  /** First the words, which lead to the articles. */
  function want(query: string): void {
    indexEntries();
    for (const word of wantedWords(query)) if (word.length >= SHORTEST_WORD) loadWords(wordShard(word));
    for (const place of articleShards(query)) loadArticles(place);
  }

  function isLoading(query: string): boolean {
    const isOnItsWay = (part: unknown) => part === undefined || part === "loading";
    const wordShards = wantedWords(query).map((word) => (word.length < SHORTEST_WORD ? -1 : wordShard(word)));
    return (
      indexing !== "done" ||
      wordShards.some((place) => place >= 0 && isOnItsWay(words.get(place))) ||
      articleShards(query).some((place) => isOnItsWay(articles.get(place)))
    );
  }

  function articleShards(query: string): number[] {
    return bestKeys(query).flatMap((key) => (typeof key === "number" ? Math.floor(key / ARTICLES_A_SHARD) : []));
  }

  function find(query: string): SearchEntry[] {
    if (wantedWords(query).length === 0) return entries.filter(({ kind }) => FIRST_OFFERED.includes(kind));
    return bestKeys(query).flatMap((key) => entryOf(key) ?? []);
  }

  function entryOf(key: Key): SearchEntry | undefined {
    if (typeof key === "string") return byPath.get(key);
    const shard = articles.get(Math.floor(key / ARTICLES_A_SHARD));
    return typeof shard === "object" ? shard[key % ARTICLES_A_SHARD] : undefined;
  }

  /** The best first, of equal ones the newest. */
  function bestKeys(query: string): Key[] {
    if (ranked?.query === query) return ranked.keys;
    const [first, ...others] = wantedWords(query).map(scoresOf);
    const keys = [...(first ?? [])]
      .filter(([key]) => others.every((scores) => scores.has(key)))
      .map(([key, score]) => ({ key, score: others.reduce((sum, scores) => sum + (scores.get(key) ?? 0), score) }))
      .sort((a, b) => b.score - a.score || ageOf(a.key) - ageOf(b.key))
      .slice(0, MOST_FOUND)
      .map(({ key }) => key);
    ranked = { query, keys };
    return keys;
  }

  function scoresOf(word: string): Scores {
    const scores: Scores = new Map();
    for (const { id, score } of index.search(word)) scores.set(numbers.get(id) ?? id, score);
    for (const [number, score] of articleScores(word, scores.size === 0)) {
      scores.set(number, Math.max(score, scores.get(number) ?? 0));
    }
    return scores;
  }

  /** Texts have so many words that typos are a last resort. */
  function articleScores(word: string, mayBeTypo: boolean): Map<number, number> {
    const scores = new Map<number, number>();
    const known = words.get(wordShard(word));
    if (typeof known !== "object" || word.length < SHORTEST_WORD) return scores;
    // The shard of a word that is shorter than a key need not have all that starts like it.
    const prefix = word.length >= KEY_LENGTH;
    const same = known.index.search(word, { prefix });
    const found = same.length > 0 || !mayBeTypo ? same : known.index.search(word, { fuzzy: 0.2 });
    for (const { id } of found) {
      const weight = id === word ? 1 : id.startsWith(word) ? PREFIX_WEIGHT : FUZZY_WEIGHT;
      const lists: number[][] = known.shard[id] ?? [];
      const count = lists.reduce((sum, { length }) => sum + length, 0);
      const rarity = Math.log(1 + assets.articles / count);
      for (const [list, distances] of lists.entries()) {
        const score = weight * rarity * (WORD_SCORES[list] ?? 0);
        let number = 0;
        for (const distance of distances) {
          number += distance;
          // Not the sum: half of all articles have a dozen words that start with "con".
          scores.set(number, Math.max(score, scores.get(number) ?? 0));
        }
      }
    }
    return scores;
  }
}

function ageOf(key: Key): number {
  return typeof key === "number" ? key : -1;
}

/** The words of a query: single letters only when there is nothing else. */
function wantedWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const long = words.filter((word) => word.length >= SHORTEST_WORD);
  return long.length > 0 ? long : words;
}

async function json<Data>(path: string): Promise<Data> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
