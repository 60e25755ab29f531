import { expect, test } from "vitest";
import { blogFeed, newsFeed } from "../../app/discovery/feed-links";
import { sitePages } from "../../app/discovery/site-pages";
import { publishedEntries } from "../../app/lib/entries";
import { privacy } from "../../content/legal/privacy";
import { terms } from "../../content/legal/terms";
import { visit } from "./requests";

// Links of the rendered pages: `npm run content` sees only those in the content.

const pages = await Promise.all(
  sitePages(publishedEntries()).map(async ({ path }) => [path, await read(path)] as const),
);
const ids = new Map(pages.map(([path, html]) => [path, matches(html, / id="([^"]+)"/g)]));

const FEEDS = [blogFeed.rss, newsFeed.rss];

function internalLinks(path: string, html: string): string[] {
  return matches(html, /<a [^>]*href="([^"]+)"/g)
    .filter((href) => /^[/#]/.test(href))
    .map((href) => (href.startsWith("#") ? path + href : href));
}

test.for(pages)("every link of %s has an existing target", ([path, html]) => {
  const links = internalLinks(path, html);
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    const [target = "", place] = link.split("#");
    if (FEEDS.includes(target)) continue;
    expect([...ids.keys()], link).toContain(target);
    if (place) expect(ids.get(target), link).toContain(place);
  }
});

test("every page is linked from another one", () => {
  const linked = new Set(
    pages.flatMap(([path, html]) =>
      internalLinks(path, html)
        .map((link) => link.replace(/#.*/, ""))
        .filter((target) => target !== path),
    ),
  );
  for (const [path] of pages) expect(linked).toContain(path);
});

test("every search entry has an existing target", async () => {
  const entries: { path: string }[] = JSON.parse(await read("/search.json"));
  expect(entries.length).toBeGreaterThan(pages.length);
  for (const { path } of entries) {
    const [target = "", place] = path.split("#");
    expect([...ids.keys()], path).toContain(target);
    if (place) expect(ids.get(target), path).toContain(place);
  }
});

test("pages have the fragments that the content check allows", () => {
  const sections = (page: { sections: unknown[] }) => page.sections.map((_, index) => `section-${index + 1}`);
  for (const [path, places] of Object.entries({
    "/portfolio": publishedEntries().projects.map(({ slug }) => slug),
    "/careers": publishedEntries().openings.map(({ id }) => `opening-${id}`),
    "/blogs": ["news"],
    "/terms-of-services": sections(terms),
    "/privacy-policy": sections(privacy),
  })) {
    expect(ids.get(path), path).toEqual(expect.arrayContaining(places));
  }
});

async function read(path: string): Promise<string> {
  return (await visit(path)).text();
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? "");
}
