import { expect, inject, test } from "vitest";
import { blogFeed, newsFeed } from "../../app/discovery/feed-links.ts";
import { privacy } from "../../content/legal/privacy.ts";
import { terms } from "../../content/legal/terms.ts";
import { visit } from "./requests.ts";

// Links of the rendered pages: `npm run content` sees only those in the content.

const pages = await Promise.all(inject("visitedPaths").map(async (path) => [path, await read(path)] as const));

/** Of each page that a link leads to: where there are many, more than are visited. Undefined: there is no such page. */
const ids = new Map<string, Promise<string[] | undefined>>(
  pages.map(([path, html]) => [path, Promise.resolve(idsIn(html))]),
);

function idsOf(path: string): Promise<string[] | undefined> {
  const known = ids.get(path);
  if (known) return known;
  const found = visit(path).then(async (answer) => (answer.status === 200 ? idsIn(await answer.text()) : undefined));
  ids.set(path, found);
  return found;
}

function idsIn(html: string): string[] {
  return matches(html, / id="([^"]+)"/g);
}

const FEEDS = [blogFeed.rss, newsFeed.rss];

function internalLinks(path: string, html: string): string[] {
  return matches(html, /<a [^>]*href="([^"]+)"/g)
    .filter((href) => /^[/#]/.test(href))
    .map((href) => (href.startsWith("#") ? path + href : href));
}

test.for(pages)("ids of %s outside its main part are React's, or have a prefix that no slug has", ([, html]) => {
  const frame = idsIn(html.replace(/(?<=<main\b[^>]*>).*(?=<\/main>)/s, ""));
  expect(frame).toContain("site:content");
  expect(frame.filter((id) => !/^(site:|_[rR]_)/.test(id))).toEqual([]);
});

test.for(pages)("every link of %s has an existing target", async ([path, html]) => {
  const links = internalLinks(path, html);
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    const [target = "", place] = link.split("#");
    if (FEEDS.includes(target)) continue;
    await expectPlace(target, place);
  }
});

test("every page is linked from another one", async () => {
  const linked = new Set<string>();
  const toRead = [...pages];
  for (let next = toRead.shift(); next; next = toRead.shift()) {
    const [path, html] = next;
    for (const link of internalLinks(path, html)) {
      const target = link.replace(/#.*/, "");
      // An old article is on a page of its list: they are followed to the last.
      const isUnread = !linked.has(target) && /^\/(blogs|news)\/page\/\d+$/.test(target);
      if (isUnread) toRead.push([target, await read(target)]);
      if (target !== path) linked.add(target);
    }
  }
  for (const [path] of pages) expect(linked).toContain(path);
});

// Words of each kind of result.
test.for(["", "development", "portfolio", "startup", "dubai", "laravel"])(
  'every result for "%s" has an existing target',
  async (query) => {
    const path = `/search?q=${query}`;
    for (const link of internalLinks(path, await read(path))) {
      const [target = "", place] = link.split("#");
      if (!FEEDS.includes(target)) await expectPlace(target, place);
    }
  },
);

test("pages have the fragments that the content check allows", async () => {
  const sections = (page: { sections: unknown[] }) => page.sections.map((_, index) => `section-${index + 1}`);
  for (const [path, places] of Object.entries({
    ...inject("places"),
    "/blogs": ["news"],
    "/terms-of-services": sections(terms),
    "/privacy-policy": sections(privacy),
  })) {
    expect(await idsOf(path), path).toEqual(expect.arrayContaining(places));
  }
});

async function expectPlace(path: string, place: string | undefined): Promise<void> {
  const places = await idsOf(path);
  expect(places, path).toBeDefined();
  if (place) expect(places, path).toContain(place);
}

async function read(path: string): Promise<string> {
  return (await visit(path)).text();
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? "");
}
