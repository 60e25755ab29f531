import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type SitePage, sitePages } from "#app/discovery/site-pages.ts";
import { publishedOn } from "#app/entries/published-on.ts";
import { companyDay } from "#app/lib/dates.ts";
import { type Content, type ContentEntries, isPage, type SourceArticle } from "./read-content.ts";
import { allValues, type Value } from "./values.ts";

export const PUBLISHED_URLS = "content/published-urls.txt";
export const REDIRECTS = "public/_redirects";

/** What the rules compare: all of content/ and the files beside it. */
export interface CheckedSite extends ContentEntries {
  files: Content["files"];
  /** Those of pages first, so that a repeated text is reported in the entry. */
  values: Value[];
  /** Paths of all pages, including entries with mistakes, so that one mistake does not cause others. */
  paths: Set<string>;
  /** Without scheduled articles and closed openings. */
  published: ContentEntries;
  publishedUrls: string[];
  /** Lines of public/_redirects, split at spaces: old path, new address, status. */
  redirects: string[][];
  /** Whether public/ has a file, such as "/og/home.jpg". */
  isPublic(path: string): boolean;
  /** Today in Pakistan, "2026-11-21". */
  day: string;
}

/** @param root the project's folder */
export function readCheckedSite({ entries, files }: Content, root: string): CheckedSite {
  const paths = [...sitePages(entries), ...files].flatMap(({ path }: { path?: SitePage["path"] }) => path ?? []);
  const day = companyDay(new Date());
  return {
    ...entries,
    files,
    values: allValues(files.toSorted((a, b) => Number(isPage(b)) - Number(isPage(a)))),
    paths: new Set(paths),
    published: publishedOn(entries, day),
    publishedUrls: readPublishedUrls(root),
    redirects: readLines(root, REDIRECTS).map((line) => line.split(/\s+/)),
    isPublic: (path) => existsSync(join(root, "public", path)),
    day,
  };
}

/** The file of an article, by the path of its page. */
export function articleFile({ url }: Pick<SourceArticle, "url">): string {
  return `content${url}.ts`;
}

/** @returns the paths of all pages that were ever published */
export function readPublishedUrls(root = process.cwd()): string[] {
  return readLines(root, PUBLISHED_URLS);
}

/** @returns the lines that are neither empty nor comments */
function readLines(root: string, file: string): string[] {
  return readFileSync(join(root, file), "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("#"));
}
