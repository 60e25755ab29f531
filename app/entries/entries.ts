import { contentJson } from "virtual:content";
import { today } from "#app/lib/dates.ts";
import type { Article, Opening, Project, ServiceEntry, TeamMember } from "#content/types.ts";
import { publishedOn } from "./published-on.ts";

/** An article without its text, which is in a separate file (articles/article-body.ts). */
export interface ArticleHead
  extends Pick<Article, "title" | "excerpt" | "image" | "palette" | "date" | "category" | "tags" | "author"> {
  kind: "post" | "news";
  /** "/blogs/choosing-a-host" */
  url: string;
  /** Reading time. */
  minutes: number;
  /** Headings of the sections. */
  headings: string[];
}

/** The entries of content/ that the build gives to the Worker (scripts/content/compile-content.ts). */
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

/** @returns all entries, including scheduled articles and closed openings, which lists must not show */
export function allEntries(): Entries {
  // Parsed on first use, because parsing a thousand articles would delay the start of the Worker.
  entries ??= JSON.parse(contentJson) as Entries;
  return entries;
}

/** @returns the entries without scheduled articles and closed openings */
export function publishedEntries(): Entries {
  return publishedOn(allEntries(), today());
}
