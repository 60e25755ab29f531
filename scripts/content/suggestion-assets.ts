import {
  type IndexedArticle,
  keysOfParts,
  keysOfSlug,
  type SuggestionAsset,
  suggestionAssetPath,
  wordFilter,
} from "../../app/discovery/suggestion-index.ts";
import type { SuggestionIndex } from "../../app/lib/entries.ts";

/** So that a file has some 5 kB: parsing is most of what a suggestion costs. */
const ARTICLES_PER_FILE = 8;

const MAX_FILES = 1_024;

/** Of the articles with the same key so many are found: the newest. */
const MAX_SAME_KEY = 60;

/**
 * The index of the articles that the Worker does not hold (app/discovery/suggestion-index.ts). In: newest first. Out:
 * its files by address, and what the Worker holds of it.
 */
export function suggestionAssets(articles: { url: string; title: string }[]): {
  index: SuggestionIndex;
  assets: Map<string, SuggestionAsset>;
} {
  const files = Math.min(MAX_FILES, Math.ceil(articles.length / ARTICLES_PER_FILE));
  const assets = new Map<string, SuggestionAsset>();
  for (const { url, title } of articles) {
    const slug = url.slice(url.lastIndexOf("/") + 1);
    for (const key of new Set([...keysOfSlug(slug), ...keysOfParts(slug)])) {
      add(key, [url, title]);
    }
  }
  return { index: { files, words: wordFilter([...assets.values()].flatMap(Object.keys)) }, assets };

  function add(key: string, article: IndexedArticle): void {
    const path = suggestionAssetPath(key, files);
    const asset = assets.get(path) ?? {};
    assets.set(path, asset);
    asset[key] ??= [];
    if (asset[key].length < MAX_SAME_KEY) asset[key].push(article);
  }
}
