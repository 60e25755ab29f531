import { readFileSync } from "node:fs";
import { join } from "node:path";

export const PUBLISHED_URLS = "content/published-urls.txt";
export const REDIRECTS = "public/_redirects";

/** @returns the paths of all pages that were ever published, and their lines */
export function readPublishedUrls(root = process.cwd()): { line: number; path: string }[] {
  return readLines(root, PUBLISHED_URLS).map(({ line, text }) => ({ line, path: text }));
}

interface Redirect {
  line: number;
  text: string;
  from: string;
  to: string;
  matches(path: string): boolean;
}

/** @returns the redirects in their order */
export function readRedirects(root: string): Redirect[] {
  return readLines(root, REDIRECTS).map(({ line, text }) => {
    const [from = "", to = ""] = text.split(/\s+/);
    const source = from
      .replaceAll(/[.+?()[\]{}|^$\\]/g, "\\$&")
      .replaceAll("*", ".*")
      .replaceAll(PLACEHOLDER, "[^/]+");
    const pattern = new RegExp(`^${source}$`);
    return { line, text, from, to, matches: (path) => pattern.test(path) };
  });
}

/** As Cloudflare reads it. */
const PLACEHOLDER = /:[a-z]\w*/gi;

/** An address, another or one of another site, and perhaps a status and a comment. */
const GRAMMAR = /^\/[^\s*?#]*\*?[^\s*?#]*\s+(\/|https:\/\/)\S*(\s+30[12378])?(\s+#.*)?$/;

/**
 * Finds what Cloudflare would ignore without a word, and redirects that hide what is online or lead on to another.
 *
 * @param redirects all of the file
 * @param online addresses that must stay
 * @param origin of this site
 * @returns a sentence, or undefined
 */
export function redirectMistake(
  { text, from, to, line, matches }: Redirect,
  redirects: Redirect[],
  online: string[],
  origin: string,
): string | undefined {
  if (!GRAMMAR.test(text)) return `"${text}" must be an old address, a new one and a status: "/old /new 301".`;
  const earlier = redirects.find((one) => one.line < line && one.matches(from));
  if (earlier) return `"${from}" is redirected in line ${earlier.line} already.`;
  const hidden = online.find((path) => matches(path));
  if (hidden) return `"${from}" would hide what is online at ${hidden}.`;
  const known = [...(from.match(PLACEHOLDER) ?? []), from.includes("*") && ":splat"];
  const unknown = to.match(PLACEHOLDER)?.find((name) => !known.includes(name));
  if (unknown) return `"${to}" has ${unknown}, which is not in "${from}".`;
  const target = to
    .replace(origin, "")
    .replace(/[?#].*/, "")
    .replaceAll(PLACEHOLDER, "x");
  const next = redirects.find((one) => one.matches(target));
  return next && `"${from}" leads to "${to}", which line ${next.line} redirects again.`;
}

/** @returns the lines that are neither empty nor comments */
function readLines(root: string, file: string): { line: number; text: string }[] {
  return readFileSync(join(root, file), "utf8")
    .split("\n")
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text && !text.startsWith("#"));
}
