import { readFileSync } from "node:fs";
import { join } from "node:path";

export const PUBLISHED_URLS = "content/published-urls.txt";
export const REDIRECTS = "public/_redirects";

/** @returns the paths of all pages that were ever published */
export function readPublishedUrls(root = process.cwd()): string[] {
  return readLines(root, PUBLISHED_URLS).map(({ text }) => text);
}

/** @returns the redirects with their lines, and what matches "/old", "/old/*" or "/old/:name" */
export function readRedirects(root: string) {
  return readLines(root, REDIRECTS).map(({ line, text }) => {
    const [from = "", to = ""] = text.split(/\s+/);
    const pattern = from
      .replaceAll(/[.+?()[\]]/g, "\\$&")
      .replaceAll("*", ".*")
      .replaceAll(/:\w+/g, "[^/]+");
    return { line, from, to, matches: new RegExp(`^${pattern}$`) };
  });
}

/** @returns the lines that are neither empty nor comments */
function readLines(root: string, file: string): { line: number; text: string }[] {
  return readFileSync(join(root, file), "utf8")
    .split("\n")
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text && !text.startsWith("#"));
}
