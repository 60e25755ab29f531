import type { Article, NewsArticle, Opening, Project, ServiceEntry, TeamMember } from "#content/types.ts";

/** The entries of each folder, sorted by file name. Articles may be compiled or as written. */
export interface EntryLists<Blog = Article, News = NewsArticle> {
  blogs: Blog[];
  news: News[];
  services: ServiceEntry[];
  careers: Opening[];
  projects: Project[];
  team: TeamMember[];
}

/** A folder of content/ with one file per entry. */
export type Folder = keyof EntryLists;

/** An article of content/ after the build (scripts/content/compile-article.ts). */
export interface CompiledArticle extends Omit<Article, "content" | "url"> {
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
  /** Whether the cover is shown as SVG, instead of pixels in several sizes. */
  isDrawn: boolean;
}

export interface CompiledSection {
  /** Of its heading on the page. */
  id: string;
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

/** Sorts the entries. Entries of the same day keep the order of their file names. */
export function arrange<Blog extends Pick<Article, "date">, News extends Pick<NewsArticle, "date">>(
  lists: EntryLists<Blog, News>,
) {
  const blogs = lists.blogs.map((article) => ({ ...article, kind: "blog" as const }));
  const news = lists.news.map((article) => ({ ...article, kind: "news" as const }));
  return {
    articles: [...blogs, ...news].toSorted((a, b) => newestFirst(a.date, b.date)),
    services: lists.services.toSorted(byOrder),
    openings: lists.careers.toSorted((a, b) => newestFirst(a.datePosted, b.datePosted)),
    projects: lists.projects.toSorted(byOrder),
    team: lists.team.toSorted(byOrder),
  };
}

function newestFirst(a: string, b: string): number {
  return Number(a < b) - Number(a > b);
}

function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order;
}
