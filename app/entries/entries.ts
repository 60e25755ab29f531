import type { Article, Job, Project, ServiceEntry, TeamMember } from "#content/types.ts";

export interface ArticleEntry extends Omit<Article, "url"> {
  kind: "blog" | "news";
  /** "/blogs/choosing-a-host" */
  url: string;
}

/** Folders of content/ with one file per entry. */
export interface EntryFolders {
  blogs: Omit<ArticleEntry, "kind">[];
  news: Omit<ArticleEntry, "kind">[];
  services: ServiceEntry[];
  careers: Job[];
  projects: Project[];
  team: TeamMember[];
}

/** All entries in the order of lists. */
export type Entries = ReturnType<typeof sortEntries>;

/**
 * Sorts the entries. Entries of the same day or the same `order` keep the order of their file names.
 *
 * @param entriesIn the checked entries of a folder, sorted by file name
 */
export function sortEntries(entriesIn: <Folder extends keyof EntryFolders>(folder: Folder) => EntryFolders[Folder]) {
  const articles: ArticleEntry[] = [
    ...entriesIn("blogs").map((article) => ({ ...article, kind: "blog" as const })),
    ...entriesIn("news").map((article) => ({ ...article, kind: "news" as const })),
  ];
  return {
    articles: articles.toSorted((a, b) => newestFirst(a.date, b.date)),
    services: entriesIn("services").toSorted(byOrder),
    jobs: entriesIn("careers").toSorted((a, b) => newestFirst(a.datePosted, b.datePosted)),
    projects: entriesIn("projects").toSorted(byOrder),
    team: entriesIn("team").toSorted(byOrder),
  };
}

/**
 * Removes scheduled articles, scheduled jobs and closed jobs. An article is published from its date on, a job from
 * `datePosted` to the end of its closing day.
 *
 * @param day a day in Pakistan, "2026-11-21" (todayInPakistan in lib/dates.ts)
 */
export function publishedOn(entries: Entries, day: string): Entries {
  return {
    ...entries,
    articles: entries.articles.filter(({ date }) => date <= day),
    jobs: entries.jobs.filter(({ datePosted, closes = day }) => datePosted <= day && day <= closes),
  };
}

function newestFirst(a: string, b: string): number {
  return Number(a < b) - Number(a > b);
}

function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order;
}
