// Relative imports with extensions: Node runs scripts that import this file.
import type { ArticleEntry, ArticleHead, FeedArticle } from "../lib/entries.ts";
import type { ArticleSummary } from "./article-summary.ts";

/** What the build puts beside the Worker for the pages of articles (scripts/content/content-assets.ts). */
const FOLDER = "/content-data";

/** Of an article's page: "/blogs/choosing-a-host". */
export function articleAssetPath(url: string): string {
  return `${FOLDER}${url}.json`;
}

export interface ArticleAsset {
  article: ArticleEntry;
  /** `path` is the list's page, if there are enough articles for one. */
  category: { name: string; path?: string };
  tags: { name: string; path?: string }[];
  older?: { title: string; url: string };
  newer?: { title: string; url: string };
  related: ArticleSummary[];
}

/** Of a list's page: "/blogs/category/web/page/2". */
export function listAssetPath(path: string): string {
  return `${FOLDER}/lists${path}.json`;
}

type ArticleListKind = "posts" | "news" | "category" | "tag" | "year";

export interface ListAsset {
  kind: ArticleListKind;
  /** Of a category, a tag or a year. */
  name?: string;
  /** The address of its first page. */
  path: string;
  page: number;
  pages: number;
  /** Of all its pages. */
  count: number;
  /** How many are on the pages before this one. */
  before: number;
  articles: ArticleSummary[];
}

export function feedAssetPath(kind: ArticleHead["kind"]): string {
  return `${FOLDER}/feeds/${kind}.json`;
}

export type FeedAsset = FeedArticle[];
