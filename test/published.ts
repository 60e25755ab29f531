import { sitePages } from "../app/discovery/site-pages.ts";
import { today } from "../app/lib/dates.ts";
import { publishedOn } from "../app/lib/publication.ts";
import { readValidEntries } from "../scripts/content/read-content.ts";

// For tests that run in Node without Vite. Others import app/lib/entries.ts.

/** What the site shows today. */
export const published = publishedOn(await readValidEntries(), today());

export const publishedPages = sitePages(published);
