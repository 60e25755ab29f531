import { expect, test } from "vitest";
import { sitePages } from "#app/discovery/site-pages.ts";
import { allEntries } from "#test/published.ts";
import { readLines, redirects } from "./redirects.ts";

// Published URLs must keep working, because bookmarks, search engines and other sites link to them.

const pages = sitePages(allEntries).map(({ path }) => path);
const published = readLines("content/published-urls.txt");

/** @returns the redirect target of a path, or undefined */
function redirected(path: string): string | undefined {
  for (const { from, to } of redirects) {
    const pattern = new RegExp(`^${from.replace("*", "(.*)")}$`);
    if (pattern.test(path)) return path.replace(pattern, to.replace(":splat", "$1"));
  }
}

function isPage(address = ""): boolean {
  return address.startsWith("https://") || pages.includes(address.replace(/[?#].*/, ""));
}

test("every published URL is a page or redirects to one", () => {
  const lost = published.filter((path) => !isPage(path) && !isPage(redirected(path)));
  expect(lost, 'Redirect these in public/_redirects: "/old /new 301"').toEqual([]);
});

test("every page is in the list of published URLs and is not redirected", () => {
  const missing = pages.filter((path) => !published.includes(path));
  expect(missing, "Add these lines to content/published-urls.txt").toEqual([]);
  expect(pages.filter(redirected), "public/_redirects hides these pages").toEqual([]);
});
