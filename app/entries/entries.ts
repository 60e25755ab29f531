import type { Article, Opening, Picture, Project, ServiceEntry, TeamMember } from "#content/types.ts";

/** A folder of content/ with one file per entry. */
export type Folder = "blogs" | "news" | "services" | "careers" | "projects" | "team";

/** An article of content/ after the build (scripts/content/read-content.ts). */
export interface CompiledArticle extends Omit<Article, "content" | "image" | "url"> {
  kind: "blog" | "news";
  /** "/blogs/choosing-a-host" */
  url: string;
  /** The text for the page (routes/blogs/article-text.css). */
  html: string;
  /** The text for feeds: absolute addresses, no controls, tables instead of charts. */
  feedHtml: string;
  sections: CompiledSection[];
  /** Reading time. */
  minutes: number;
  /** In development, what an article says that visitors cannot see yet: "Draft". */
  ribbon?: string;
  /** The cover. A drawn one is shown as SVG, instead of pixels in several sizes. */
  image: Picture & { isDrawn: boolean };
}

interface CompiledSection {
  /** Of its heading on the page. */
  id: string;
  /** Of the smaller headings in it. */
  smaller: string[];
  heading: string;
  /** Its words, for the search. */
  text: string;
}

/** All entries in the order of lists. */
export interface Entries {
  /** Blogs and news, newest first. */
  articles: CompiledArticle[];
  services: ServiceEntry[];
  /** Newest first. */
  openings: Opening[];
  projects: Project[];
  team: TeamMember[];
}

/**
 * Sorts the entries. Entries of the same day keep the order of their file names.
 *
 * @param entriesIn the checked entries of a folder, sorted by file name
 */
export function arrange(entriesIn: (folder: Folder) => unknown[]): Entries {
  const articles = [
    ...(entriesIn("blogs") as CompiledArticle[]).map((article) => ({ ...article, kind: "blog" as const })),
    ...(entriesIn("news") as CompiledArticle[]).map((article) => ({ ...article, kind: "news" as const })),
  ];
  return {
    articles: articles.toSorted((a, b) => newestFirst(a.date, b.date)),
    services: (entriesIn("services") as ServiceEntry[]).toSorted(byOrder),
    openings: (entriesIn("careers") as Opening[]).toSorted((a, b) => newestFirst(a.datePosted, b.datePosted)),
    projects: (entriesIn("projects") as Project[]).toSorted(byOrder),
    team: (entriesIn("team") as TeamMember[]).toSorted(byOrder),
  };
}

/**
 * Removes what is scheduled, and closed openings. An article is published from its date on, an opening from the day it
 * is posted to the end of its closing day. No other code of the site compares dates of entries with a day.
 *
 * @param day a day in Pakistan, "2026-11-21" (companyDay in lib/dates.ts)
 * @param withScheduled keep what is scheduled
 */
export function publishedOn(entries: Entries, day: string, withScheduled = false): Entries {
  const hasBegun = (first: string) => withScheduled || first <= day;
  const isOpen = ({ closes }: Opening) => closes === undefined || day <= closes;
  return {
    ...entries,
    articles: entries.articles.filter(({ date }) => hasBegun(date)),
    openings: entries.openings.filter((opening) => hasBegun(opening.datePosted) && isOpen(opening)),
  };
}

function newestFirst(a: string, b: string): number {
  return Number(a < b) - Number(a > b);
}

function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order;
}
