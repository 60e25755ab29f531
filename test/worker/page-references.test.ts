import { env } from "cloudflare:workers";
import { decodeHTML } from "entities";
import { expect, inject, test, vi } from "vitest";
import { blogFeed, newsFeed } from "#app/discovery/feeds.ts";
import { questions } from "#content/services/index.ts";
import { siteOrigin } from "#content/site.ts";
import { messageFor, newMessage, postForm, SITE, visit, visitWithBindings } from "./requests.ts";

// Link targets, classes, drawings and colors of every page exist.

const FEEDS: string[] = [blogFeed.rss, newsFeed.rss];
const PATHS = [...inject("visitedPages").map(({ path }) => path), "/no-such-page", "/blogs/no-such-article"];
const read = async (path: string) => (await visit(path)).text();
const pages = await Promise.all(PATHS.map(async (path) => [path, await read(path)] as const));

const afterPost = async (fields: Record<string, string>) => (await postForm(fields)).text();

/** @returns a page before the first job and article were published, which shows what it shows once a job has closed */
async function readWithoutEntries(path: string): Promise<string> {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  // The Worker runs in the isolate of the tests, so it uses the fake clock.
  const page = await (await visitWithBindings({}, path)).text();
  vi.useRealTimers();
  return page;
}

const openings = inject("visitedPages").filter(({ kind }) => kind === "job");

/** States of pages that only a query, a form or a date shows. */
const states = [
  ["/search?q=qwxzv", await read("/search?q=qwxzv")],
  ["/contact-us", await afterPost({ name: "", email: "x" })],
  ["/contact-us", await afterPost(newMessage())],
  ["/contact-us", await afterPost(messageFor({ status: 500, body: "" }))],
  ["/careers", await readWithoutEntries("/careers")],
  ["/blogs", await readWithoutEntries("/blogs")],
  ...(await Promise.all(openings.slice(0, 1).map(async ({ path }) => [path, await readWithoutEntries(path)] as const))),
] as const;

/** Ids by path, or undefined if there is no page. */
const ids = new Map<string, Promise<string[] | undefined>>();

function idsOf(path: string): Promise<string[] | undefined> {
  const found =
    ids.get(path) ??
    visit(path).then(async (answer) => (answer.status === 200 ? idsIn(await answer.text()) : undefined));
  ids.set(path, found);
  return found;
}

const idsIn = (html: string) => matches(html, / id="([^"]+)"/g);

function internalLinks(path: string, html: string): string[] {
  return matches(html, /<a [^>]*href="([/#][^"]*)"/g).map((href) => (href.startsWith("#") ? path + href : href));
}

async function expectTargets(path: string, html: string) {
  for (const link of internalLinks(path, html)) {
    const [target = "", place] = link.split("#");
    if (FEEDS.includes(target)) continue;
    if (target.startsWith("/images/")) {
      expect((await env.ASSETS.fetch(SITE + target)).headers.get("Content-Type"), link).toMatch(/^image/);
      continue;
    }
    // Links to the page itself are valid even if it is a 404 or a search.
    const known = path.split("?")[0] === target ? idsIn(html) : await idsOf(target);
    expect(known, link).toBeDefined();
    if (place) expect(known, link).toContain(place);
  }
}

test.for([...pages, ...states])("every link of %s has a target", async ([path, html]) => {
  expect(internalLinks(path, html).length).toBeGreaterThan(10);
  await expectTargets(path, html);
});

test.for([...pages, ...states])("links, ids and fields of %s have the attributes that they need", ([, html]) => {
  const newTabs = html.match(/<a\b[^>]* target="_blank"[^>]*>/g) ?? [];
  expect(newTabs.length).toBeGreaterThan(0);
  expect(newTabs.filter((link) => !/ rel="[^"]*\bnoopener\b/.test(link))).toEqual([]);
  const shell = idsIn(html.replace(/(?<=<main\b[^>]*>).*(?=<\/main>)/s, ""));
  expect(shell).toContain("site:content");
  const withoutPrefix = shell.filter((id) => !/^(site:|_[rR]_)/.test(id));
  expect(withoutPrefix, "ids outside <main> begin with site: (docs/rendering.md)").toEqual([]);
  const fields = html.match(/<(input|textarea|select)\b[^>]*>/g) ?? [];
  const nameless = fields.filter((tag) => !/ id="| type="hidden"| disabled=/.test(tag));
  expect(nameless, "give each field an id: React restores the focus by id when it renders a page again").toEqual([]);
});

test("share links and directions carry the address that they are for", () => {
  const outside = (path: string, host: string) => {
    const html = pages.find(([page]) => page === path)?.[1] ?? "";
    return new URL(decodeHTML(new RegExp(`<a [^>]*href="(https://${host}/[^"]*)"`).exec(html)?.[1] ?? ""));
  };
  const { path = "", title = "" } = inject("visitedPages").find(({ kind }) => kind === "blog") ?? {};
  const url = `${siteOrigin}${path}`;
  expect(outside(path, "wa.me").search).toBe(`?text=${encodeURIComponent(`${title} ${url}`)}`);
  const linkedIn = outside(path, "www.linkedin.com/sharing");
  expect([linkedIn.pathname, linkedIn.searchParams.get("url")]).toEqual(["/sharing/share-offsite/", url]);
  const directions = outside("/contact-us", "www.openstreetmap.org");
  expect([directions.pathname, directions.search]).toEqual([
    "/directions",
    expect.stringMatching(/^\?to=-?[\d.]+(,|%2C)-?[\d.]+$/),
  ]);
});

/** A title word of one page of each kind. */
const QUERIES = Object.values(Object.groupBy(inject("visitedPages"), ({ kind }) => kind)).map(
  (pagesOfKind) => pagesOfKind?.at(-1)?.title.split(" ").at(-1) ?? "",
);

test.for(["", questions.items[0]?.title ?? "", ...QUERIES])("every result for '%s' has a target", async (query) => {
  const path = `/search?q=${encodeURIComponent(query)}`;
  await expectTargets(path, await read(path));
});

test.for([...pages, ...states])("every class, drawing and color of %s is defined", async ([, html]) => {
  const ownFiles = await Promise.all(matches(html, /<link rel="stylesheet" href="([^"]+)"/g).map(asset));
  const css = [...matches(html, /<style[^>]*>(.*?)<\/style>/gs), ...ownFiles].join("");
  const ruled = matches(css, /\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi).map((name) => name.replaceAll(/\\(.)/g, "$1"));
  const classes = matches(html, /\sclass="([^"]*)"/g).flatMap((list) => decodeHTML(list).split(/\s+/));
  // Highlighting adds classes for the language and for tokens, but only some tokens have a color.
  const styled = classes.filter((name) => name !== "" && !/^(language-|hljs)/.test(name));
  expect(styled.length).toBeGreaterThan(100);
  expect(styled.filter((name) => !ruled.includes(name))).toEqual([]);

  const uses = new Set(matches(html, /<use\b[^>]*? href="([^"]+)"/g));
  const drawings = new Map<string, string>();
  for (const use of uses) {
    const [file = "", id] = use.split("#");
    if (!drawings.has(file)) drawings.set(file, file === "" ? html : await asset(file));
    expect(drawings.get(file), use).toContain(`id="${id}"`);
  }
  const declared = new Set(matches(css, /[{;](--[\w-]+):/g));
  const used = matches([css, ...drawings.values()].join(), /var\((--[\w-]+)\)/g);
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
  // Chrome 109 and Safari 15.4 lack these functions, so text would lose its color, and drawings would be black.
  expect([css, ...drawings.values()].join().match(/color-mix\(|light-dark\(|okl(ab|ch)\(/)).toBeNull();
  expect(css.match(/@media[^{]*([<>]|calc)|(?<!\\)&/)).toBeNull();
});

async function asset(path: string): Promise<string> {
  return (await env.ASSETS.fetch(`${SITE}${path}`)).text();
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, first = ""]) => first);
}
