import type { ArticleHead } from "../entries/entries.ts";

export type FullArticle = ArticleHead & ArticleBody;

/** The part of an article that scripts/content/compile-content.ts writes to a file beside the Worker. */
export interface ArticleBody {
  /** Below the title on the page, and first in feeds. */
  description: string;
  /** The text for the page. */
  html: string;
  sections: { id: string; heading: string }[];
  /** A drawn cover as inline SVG. It is the largest paint, and a separate file would arrive after the text. */
  cover: string | undefined;
  /** The text for feeds: absolute addresses, no controls, tables instead of charts. */
  feedHtml: string;
}

/** Also holds scheduled articles, so `run_worker_first` in wrangler.toml keeps visitors out. */
const FOLDER = "/article-bodies";

/** @param url path of the article, "/blogs/choosing-a-host" */
export function bodyPath(url: string): string {
  return `${FOLDER}${url}.json`;
}
