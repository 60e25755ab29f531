import {
  type IndexedArticle,
  keysOfParts,
  keysOfSlug,
  type SuggestionAsset,
  suggestionAssetPath,
} from "../../app/discovery/suggestion-index.ts";

/** So that a file has some 5 kB: parsing is most of what a suggestion costs. */
const ARTICLES_PER_FILE = 8;

const MAX_FILES = 1_024;

/** Of the articles with the same key so many are found: the newest. */
const MAX_SAME_KEY = 60;

/**
 * The index of the articles that the Worker does not hold (app/discovery/suggestion-index.ts). In: newest first. Out:
 * its files by address, and over how many they are spread.
 */
export function suggestionAssets(articles: { url: string; title: string }[]): {
  files: number;
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
  return { files, assets };

  function add(key: string, article: IndexedArticle): void {
    const path = suggestionAssetPath(key, files);
    const asset = assets.get(path) ?? {};
    assets.set(path, asset);
    asset[key] ??= [];
    if (asset[key].length < MAX_SAME_KEY) asset[key].push(article);
  }
}
