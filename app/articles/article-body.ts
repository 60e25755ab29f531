import type { ArticleHead } from "../entries/entries.ts";

/** A whole article. */
export type FullArticle = ArticleHead & ArticleBody;

/** What an article has besides its head: in a file beside the Worker, made by scripts/content/compile-content.ts. */
export interface ArticleBody {
  /** Below the title, and first in feeds. */
  description: string;
  /** Of the page. Styles are in article-styles.ts. */
  html: string;
  sections: { id: string; heading: string }[];
  /** A drawn cover as SVG, for the page itself: it is the largest paint, and its file would come later than the text. */
  cover: string | undefined;
  /** For feeds: absolute addresses, no controls, charts as their tables. */
  feedHtml: string;
}

/** It also holds scheduled articles, so `run_worker_first` in wrangler.toml keeps visitors out. */
const FOLDER = "/article-bodies";

/** @param url the article's address, "/blogs/choosing-a-host" */
export function bodyPath(url: string): string {
  return `${FOLDER}${url}.json`;
}
