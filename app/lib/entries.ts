import { entries } from "virtual:content";
import type { Article, NewsArticle, Opening, Project, ServiceEntry, TeamMember } from "~content/types";
import { today } from "./dates";
import { publishedOn } from "./publication";

/** The text of an article, made of its sections at build time (articles/body/). */
export interface ArticleBody {
  /** For the page. */
  html: string;
  /** For feeds: absolute links, no controls. */
  feedHtml: string;
  /** Plain text of all of it. */
  text: string;
  /** Reading time. */
  minutes: number;
  sections: { id: string; heading: string }[];
  hasCode: boolean;
}

export type PostPage = Omit<Article, "content"> & { kind: "post"; body: ArticleBody };

export type NewsPage = Omit<NewsArticle, "content"> & { kind: "news"; body: ArticleBody };

export type ArticleEntry = PostPage | NewsPage;

/** All entries of content/, in display order (vite/content.ts). */
export interface Entries {
  /** Newest first, scheduled ones included. */
  posts: PostPage[];
  news: NewsPage[];
  services: ServiceEntry[];
  /** Newest first, closed ones included. */
  openings: Opening[];
  projects: Project[];
  team: TeamMember[];
}

/** The entries without what is scheduled or closed today. Loaders call it once, so that midnight cannot fall between. */
export function publishedEntries(): Entries {
  return publishedOn(entries, today());
}
