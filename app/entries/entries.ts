import { contentJson } from "virtual:content";
import { today } from "#app/lib/dates.ts";
import type { Article, Opening, Project, ServiceEntry, TeamMember } from "#content/types.ts";
import { publishedOn } from "./published-on.ts";

/** What cards, lists, feeds and search need of an article. Its text is in a file of its own (articles/article-body.ts). */
export interface ArticleHead
  extends Pick<Article, "title" | "excerpt" | "image" | "palette" | "date" | "category" | "tags" | "author"> {
  kind: "post" | "news";
  /** "/blogs/choosing-a-host" */
  url: string;
  /** Reading time. */
  minutes: number;
  /** Of its sections. */
  headings: string[];
}

/** The entries of content/, as the build gives them to the Worker (scripts/content/compile-content.ts). */
export interface Entries {
  /** Posts and news, newest first. */
  articles: ArticleHead[];
  services: ServiceEntry[];
  /** Newest first. */
  openings: Opening[];
  projects: Project[];
  team: TeamMember[];
}

let entries: Entries | undefined;

/** All entries, with scheduled articles and closed openings, which must not appear in lists. */
export function allEntries(): Entries {
  // Parsed at the first use, because parsing a thousand articles takes a tenth of a Worker's start-up time.
  entries ??= JSON.parse(contentJson) as Entries;
  return entries;
}

/** The entries that are published today, without scheduled articles and closed openings. */
export function publishedEntries(): Entries {
  return publishedOn(allEntries(), today());
}
