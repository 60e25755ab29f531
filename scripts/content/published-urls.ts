import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sitePages } from "../../app/discovery/site-pages.ts";
import type { ContentEntries } from "./read-content.ts";
import type { Work } from "./work.ts";

export const PUBLISHED_URLS = "content/published-urls.txt";

/** In: the project's folder. Out: the paths of all pages that were ever published. */
export function publishedUrls(root = process.cwd()): string[] {
  return readFileSync(join(root, PUBLISHED_URLS), "utf8").split("\n").filter(Boolean);
}

/** In: entries that are valid. */
export function publishedUrlWork(entries: ContentEntries): Work {
  const listed = new Set(publishedUrls());
  const added = sitePages(entries)
    .map(({ path }) => path)
    .filter((path) => !listed.has(path));
  return {
    stale: added.map((path) => ({ file: PUBLISHED_URLS, message: `lacks ${path}.` })),
    async make() {
      const end = readFileSync(PUBLISHED_URLS, "utf8").endsWith("\n") ? "" : "\n";
      appendFileSync(PUBLISHED_URLS, `${end}${added.join("\n")}\n`);
      return { files: [PUBLISHED_URLS], problems: [] };
    },
  };
}
