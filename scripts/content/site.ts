import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type SitePage, sitePages } from "../../app/discovery/site-pages.ts";
import { publishedOn } from "../../app/entries/published-on.ts";
import { companyDay } from "../../app/lib/dates.ts";
import { type PictureSource, readPictureSources } from "./picture-rules.ts";
import type { Content, ContentEntries, SourceArticle } from "./read-content.ts";
import { allValues, type Value } from "./values.ts";

export const PUBLISHED_URLS = "content/published-urls.txt";
export const REDIRECTS = "public/_redirects";

/** What the rules compare: all of content/ and the files beside it. */
export interface Site {
  content: Content;
  /** Pages first, so that a repeated text is reported in the entry. */
  values: Value[];
  pages: SitePage[];
  /** Paths of all pages, including entries with mistakes, so that one mistake does not cause others. */
  paths: Set<string>;
  articles: Map<string, SourceArticle>;
  /** Without scheduled articles and closed openings. */
  published: ContentEntries;
  publishedUrls: string[];
  /** Lines of public/_redirects, split at spaces: old path, new address, status. */
  redirects: string[][];
  pictures: PictureSource[];
  /** Whether public/ has a file, such as "/og/home.jpg". */
  isPublic(path: string): boolean;
  /** Today in Pakistan, "2026-11-21". */
  day: string;
}

/** @param root the project's folder */
export async function readSite(content: Content, root = process.cwd()): Promise<Site> {
  const { entries, files } = content;
  const pages = sitePages(entries);
  const paths = [...pages, ...files].flatMap(({ path }) => path ?? []);
  const day = companyDay(new Date());
  return {
    content,
    values: allValues(files.toSorted((a, b) => Number(Boolean(a.folder)) - Number(Boolean(b.folder)))),
    pages,
    paths: new Set(paths),
    articles: new Map(entries.articles.map((article) => [article.url, article])),
    published: publishedOn(entries, day),
    publishedUrls: readPublishedUrls(root),
    redirects: readLines(root, REDIRECTS).map((line) => line.trim().split(/\s+/)),
    pictures: await readPictureSources(root),
    isPublic: (path) => existsSync(join(root, "public", path)),
    day,
  };
}

/** @returns the paths of all pages that were ever published. */
export function readPublishedUrls(root = process.cwd()): string[] {
  return readLines(root, PUBLISHED_URLS);
}

/** @returns the lines that are neither empty nor comments */
function readLines(root: string, file: string): string[] {
  return readFileSync(join(root, file), "utf8")
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"));
}
