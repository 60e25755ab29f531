import { today } from "#app/lib/dates.ts";
import type { Opening, Project, ServiceEntry, TeamMember } from "#content/types.ts";
import { arrange, type CompiledArticle, type Entries } from "./entries.ts";
import { publishedOn } from "./published-on.ts";

// The only place that imports entries. React Router keeps a `.server` file out of the browser's build, where it would
// reveal scheduled articles. vite/content.ts has checked each entry and compiled the articles.

const blogs = import.meta.glob<CompiledArticle>(["/content/blogs/*.ts", "!**/index.ts"], {
  eager: true,
  import: "default",
});
const news = import.meta.glob<CompiledArticle>(["/content/news/*.ts", "!**/index.ts"], {
  eager: true,
  import: "default",
});
const services = import.meta.glob<ServiceEntry>(["/content/services/*.ts", "!**/index.ts"], {
  eager: true,
  import: "default",
});
const careers = import.meta.glob<Opening>(["/content/careers/*.ts", "!**/index.ts"], {
  eager: true,
  import: "default",
});
const projects = import.meta.glob<Project>(["/content/projects/*.ts", "!**/index.ts"], {
  eager: true,
  import: "default",
});
const team = import.meta.glob<TeamMember>(["/content/team/*.ts", "!**/index.ts"], { eager: true, import: "default" });

/** All entries, including scheduled articles and closed openings, which lists must not show. */
export const allEntries: Entries = arrange({
  blogs: Object.values(blogs),
  news: Object.values(news),
  services: Object.values(services),
  careers: Object.values(careers),
  projects: Object.values(projects),
  team: Object.values(team),
});

/** @returns the entries without scheduled articles and closed openings */
export function publishedEntries(): Entries {
  return publishedOn(allEntries, today());
}
