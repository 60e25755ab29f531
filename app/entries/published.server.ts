import { todayInPakistan } from "#app/lib/dates.ts";
import { type Entries, type EntryFolders, publishedOn, sortEntries } from "./entries.ts";

// The only module that imports entries. React Router keeps `.server` files out of the client build, where the entries
// would reveal scheduled articles.

const modules = import.meta.glob(["/content/*/*.ts", "!/content/{legal,schema}/*", "!**/index.ts"], {
  eager: true,
  import: "default",
});

/** All entries, including scheduled ones and closed jobs, which lists must not show. */
export const allEntries = sortEntries((folder) => {
  const files = Object.keys(modules).filter((path) => path.startsWith(`/content/${folder}/`));
  return files.map((path) => modules[path]) as EntryFolders[typeof folder];
});

/** @returns the entries that visitors see today */
export function publishedEntries(): Entries {
  return publishedOn(allEntries, todayInPakistan());
}
