import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { siteOrigin } from "#content/site.ts";
import { visitedPages } from "#test/published.ts";
import { tags, textOf, visit } from "./built-site.ts";

// Files that others show in pages of their own: feed readers, search engines, previews, the browser's list of apps.

const FEEDS = ["/blogs/feed.xml", "/news/feed.xml"];

async function policyOf(path: string): Promise<string | null> {
  const response = await visit(path);
  expect(response.status, path).toBe(200);
  return response.headers.get("Cross-Origin-Resource-Policy");
}

/** @returns The paths of pictures in URLs of this site. */
function pictures(text: string): string[] {
  const urls = text.matchAll(new RegExp(`${siteOrigin}(/[\\w./-]+\\.(?:webp|png|jpe?g|svg|avif|ico))`, "g"));
  return [...urls].map(([, path = ""]) => path);
}

const heads = await Promise.all(visitedPages.map(async ({ path }) => (await textOf(path)).split("<body")[0] ?? ""));
const feeds = await Promise.all(FEEDS.map(textOf));
const { icons } = JSON.parse(readFileSync("public/site.webmanifest", "utf8")) as { icons: { src: string }[] };
const iconsOf = (head: string) =>
  tags(head, "link").flatMap(({ rel = "", href = "" }) => (/icon/.test(rel) ? [href] : []));
const named = new Set([
  ...[...feeds, ...heads].flatMap(pictures),
  ...heads.flatMap(iconsOf),
  ...icons.map(({ src }) => src),
]);

test("feeds, cards, structured data and the manifest name pictures, cards and icons", () => {
  const folders = [...named].map((path) => path.slice(0, path.lastIndexOf("/", 7)));
  expect(new Set(folders)).toEqual(new Set(["", "/images", "/og"]));
});

test.for([...named])("other sites may show %s", async (path) => {
  expect(await policyOf(path)).toBe("cross-origin");
});

test("other sites may not use pages, scripts and styles", async () => {
  const assets = globSync("build/client/assets/*.{js,css}").map((file) => file.replace("build/client", ""));
  expect(assets.length).toBeGreaterThan(3);
  for (const path of ["/", "/search.data?q=a", ...assets]) {
    expect(await policyOf(path), path).toBe("same-origin");
  }
});
