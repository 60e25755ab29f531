import { today } from "#app/lib/dates.ts";
import type { Opening, Project, ServiceEntry, TeamMember } from "#content/types.ts";
import { arrange, type CompiledArticle, type Entries } from "./entries.ts";
import { publishedOn } from "./published-on.ts";

// The only place that imports entries. React Router keeps a `.server` file out of the browser's build, where it would
// reveal scheduled articles. vite/content.ts has checked each entry and compiled the articles.

const modules = import.meta.glob(["/content/{blogs,news,services,careers,projects,team}/*.ts", "!**/index.ts"], {
  eager: true,
  import: "default",
});

function entriesIn<Entry>(folder: string): Entry[] {
  const paths = Object.keys(modules).filter((path) => path.startsWith(`/content/${folder}/`));
  return paths.map((path) => modules[path] as Entry);
}

/** All entries, including scheduled articles and closed openings, which lists must not show. */
export const allEntries: Entries = arrange({
  blogs: entriesIn<CompiledArticle>("blogs"),
  news: entriesIn<CompiledArticle>("news"),
  services: entriesIn<ServiceEntry>("services"),
  careers: entriesIn<Opening>("careers"),
  projects: entriesIn<Project>("projects"),
  team: entriesIn<TeamMember>("team"),
});

/** @returns the entries without scheduled articles and closed openings */
export function publishedEntries(): Entries {
  return publishedOn(allEntries, today());
}
