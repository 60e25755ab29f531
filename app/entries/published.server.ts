import { today } from "#app/lib/dates.ts";
import { arrange, type CompiledArticle, type Entries, type Folder } from "./entries.ts";
import { publishedOn } from "./published-on.ts";

// The only place that imports entries. React Router keeps a `.server` file out of the browser's build, where it would
// reveal scheduled articles. vite/content.ts has checked each entry and compiled the articles.

const modules = import.meta.glob(["/content/{blogs,news,services,careers,projects,team}/*.ts", "!**/index.ts"], {
  eager: true,
  import: "default",
});

/** All entries, including scheduled articles and closed openings, which lists must not show. */
export const allEntries: Entries = arrange<CompiledArticle, CompiledArticle>(<Entry>(folder: Folder) => {
  const paths = Object.keys(modules).filter((path) => path.startsWith(`/content/${folder}/`));
  return paths.map((path) => modules[path] as Entry);
});

/** @returns the entries without scheduled articles and closed openings */
export function publishedEntries(): Entries {
  return publishedOn(allEntries, today());
}
