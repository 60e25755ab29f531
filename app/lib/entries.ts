import { entries } from "virtual:content";
import { createContext } from "react-router";
import type { Article, Opening, Project, ServiceEntry, TeamMember } from "~content/types";
import { today } from "./dates";
import { isOpen, isPublished } from "./publication";

/** What lists, cards and relations need of an article. */
export interface ArticleHead
  extends Pick<Article, "title" | "excerpt" | "image" | "palette" | "date" | "category" | "tags" | "author"> {
  kind: "post" | "news";
  url: string;
  /** Reading time. */
  minutes: number;
}

/** An article whose text was made into HTML at build time (articles/body/). */
export interface ArticleEntry extends ArticleHead {
  description: string;
  body: { html: string; sections: { id: string; heading: string }[]; hasCode: boolean };
}

/** An article as feeds have it, whole. */
export interface FeedArticle extends ArticleHead {
  description: string;
  feedHtml: string;
}

/** A list of articles with pages of its own: a category, a year. */
export interface ArticleListLink {
  name: string;
  path: string;
}

/**
 * What the Worker holds of content/: the same for six articles and for thousands, but for those to come. All else of
 * the articles is in assets beside it (contentAsset).
 */
export interface Entries {
  services: ServiceEntry[];
  /** Newest first, closed ones included. */
  openings: Opening[];
  projects: Project[];
  team: TeamMember[];
  /** The newest that were out when the site was built, newest first. */
  posts: ArticleHead[];
  news: ArticleHead[];
  /** How many were out. */
  counts: { posts: number; news: number };
  /** Dated after the build, newest first: nothing of them is public before its day. */
  scheduled: (ArticleEntry & FeedArticle)[];
  categories: ArticleListLink[];
  /** Newest first; none as long as /blogs has all articles on one page. */
  years: ArticleListLink[];
  /** The files of the sitemap beside the Worker: one for each year that has articles, and one for the lists' pages. */
  sitemaps: { path: string; updated: string }[];
  suggestionIndex: SuggestionIndex;
}

/** What the Worker holds of the index of older articles (discovery/suggestion-index.ts): the same size for any number. */
export interface SuggestionIndex {
  /** How many files it is spread over. */
  files: number;
  /** A Bloom filter of the words in its keys, with one hash, in hexadecimal digits. Empty without articles. */
  words: string;
}

/** The entries of today: with the scheduled articles whose day has come, without closed openings. */
export function publishedEntries(): Entries {
  const day = today();
  const due = entries.scheduled.filter((article) => isPublished(article, day));
  return {
    ...entries,
    openings: entries.openings.filter((opening) => isOpen(opening, day)),
    posts: [...due.filter(({ kind }) => kind === "post"), ...entries.posts],
    news: [...due.filter(({ kind }) => kind === "news"), ...entries.news],
    scheduled: due,
  };
}

/** Gives a file that the build put beside the Worker. In: its address. Set by the Worker. */
export type ReadAsset = (path: string) => Promise<Response>;

export const assetsContext = createContext<ReadAsset>();

/** Of these signs only. A part of an address may have others, as in "/blogs/..%2flists". */
const ASSET_PATH = /^(\/[a-z0-9-]+)+\.json$/;

/** Out: undefined when there is no such asset. Throws when it can't be read for another reason. */
export async function contentAsset<Data>(read: ReadAsset, path: string): Promise<Data | undefined> {
  if (!ASSET_PATH.test(path)) return undefined;
  const response = await read(path);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The asset ${path} answered ${response.status}`);
  return response.json();
}
