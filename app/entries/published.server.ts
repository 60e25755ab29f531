import { companyDay } from "#app/lib/dates.ts";
import { arrange, type Entries, publishedOn } from "./entries.ts";

// The only place that imports entries. React Router keeps a `.server` file out of the browser's build, where it would
// reveal scheduled articles. vite/content.ts has checked each entry and compiled the articles. The build leaves drafts out.

const modules = import.meta.glob(["/content/*/*.ts", "!/content/{legal,schema}/*", "!**/index.ts"], {
  eager: true,
  import: "default",
});

/** All entries, including what is scheduled and closed openings, which lists must not show. */
export const allEntries = arrange((folder) =>
  Object.entries(modules).flatMap(([path, entry]) => (path.startsWith(`/content/${folder}/`) && entry ? [entry] : [])),
);

/** @returns what is published today. `npm run dev` shows what is scheduled, too */
export function publishedEntries(): Entries {
  return publishedOn(allEntries, companyDay(), import.meta.env.DEV);
}
