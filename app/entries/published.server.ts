import { companyDay } from "#app/lib/dates.ts";
import { arrange, type Entries, publishedOn, shownInDevelopment } from "./entries.ts";

// The only place that imports entries. React Router keeps a `.server` file out of the browser's build, where it would
// reveal scheduled articles and drafts.

const modules = import.meta.glob(["/content/*/*.ts", "!/content/{legal,schema}/*", "!**/index.ts"], {
  eager: true,
  import: "default",
});

/** All entries, including drafts, what is scheduled and closed openings, which lists must not show. */
export const allEntries = arrange((folder) =>
  Object.entries(modules).flatMap(([path, entry]) => (path.startsWith(`/content/${folder}/`) ? [entry] : [])),
);

/** @returns what visitors see today, and in development also what they will see */
export function publishedEntries(): Entries {
  return (import.meta.env.DEV ? shownInDevelopment : publishedOn)(allEntries, companyDay());
}
