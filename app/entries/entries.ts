import type { NewsArticle, Opening, Article as Post, Project, ServiceEntry, TeamMember } from "#content/types.ts";

/** Folders of content/ with one file per entry. */
export type Folder = "blogs" | "news" | "services" | "careers" | "projects" | "team";

export type ArticleKind = "post" | "news";

/** An article of content/ after the build (scripts/content/compile-article.ts). */
export interface CompiledArticle extends Omit<Post, "content" | "url"> {
  /** "/blogs/choosing-a-host" */
  url: string;
  /** The text for the page (routes/blogs/article-text.css). */
  html: string;
  /** The text for feeds: absolute addresses, no controls, tables instead of charts. */
  feedHtml: string;
  sections: CompiledSection[];
  /** Reading time. */
  minutes: number;
  /**
   * A cover that is an SVG file, for the page. It is the largest paint, and a separate file would arrive after the
   * text.
   */
  cover?: string;
}

export interface CompiledSection {
  /** Of its heading on the page. */
  id: string;
  heading: string;
  /** Its words, for the search. */
  text: string;
}

export type Article = CompiledArticle & { kind: ArticleKind };

/** All entries in the order of lists. */
export interface Entries {
  /** Posts and news, newest first. */
  articles: Article[];
  services: ServiceEntry[];
  /** Newest first. */
  openings: Opening[];
  projects: Project[];
  team: TeamMember[];
}

/**
 * Sorts the entries. Entries of the same day keep the order of their file names.
 *
 * @param entriesIn the entries in a folder of content/, sorted by file name. Articles may be compiled or as written
 */
export function arrange<AnyPost extends Pick<Post, "date">, AnyNews extends Pick<NewsArticle, "date">>(
  entriesIn: <Entry>(folder: Folder) => Entry[],
) {
  const posts = entriesIn<AnyPost>("blogs").map((post) => ({ ...post, kind: "post" as const }));
  const news = entriesIn<AnyNews>("news").map((article) => ({ ...article, kind: "news" as const }));
  return {
    articles: [...posts, ...news].toSorted((a, b) => newestFirst(a.date, b.date)),
    services: entriesIn<ServiceEntry>("services").toSorted(byOrder),
    openings: entriesIn<Opening>("careers").toSorted((a, b) => newestFirst(a.datePosted, b.datePosted)),
    projects: entriesIn<Project>("projects").toSorted(byOrder),
    team: entriesIn<TeamMember>("team").toSorted(byOrder),
  };
}

function newestFirst(a: string, b: string): number {
  return Number(a < b) - Number(a > b);
}

function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order;
}
