import { decodeHTML } from "entities";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { longDate } from "../../app/lib/dates";
import { publishedEntries } from "../../app/lib/entries";
import { visit } from "./requests";

// The Worker runs in the isolate of these tests, so it sees their fake clock. It was built on a day before the newest
// articles.

/** The newest, so that the home page lists it too. */
const [post] = publishedEntries().posts;
if (!post) throw new Error("There is no post to test with");

const appears = new Date(`${post.date}T00:00:00+05:00`).valueOf();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
});

const at = (moment: number) => vi.setSystemTime(moment);

const secrets = [post.title, post.excerpt, post.image.alt];

test("an article is announced without its content until midnight in Pakistan, then published", async () => {
  at(appears - 1_000);
  for (const path of [post.url, `${post.url}.data`]) {
    const response = await visit(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const text = decodeHTML(await response.text());
    expect(text).toContain(`This article is announced for ${longDate(post.date)}.`);
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
  expect(await (await visit(post.url)).text()).toContain('content="noindex"');

  at(appears);
  const response = await visit(post.url);
  expect(response.status).toBe(200);
  const text = decodeHTML(await response.text());
  for (const secret of secrets) expect(text).toContain(secret);
  expect(text).not.toContain("noindex");
});

test("the Markdown version of a scheduled article is missing until its date", async () => {
  at(appears - 1_000);
  const early = await visit(`${post.url}.md`);
  expect(early.status).toBe(404);
  const text = decodeHTML(await early.text());
  for (const secret of secrets) expect(text).not.toContain(secret);
  at(appears);
  expect(await (await visit(`${post.url}.md`)).text()).toContain(`# ${post.title}`);
});

const LISTS = [
  ...["/", "/blogs", "/search.json", "/sitemap/pages.xml", "/llms.txt"],
  ...["/blogs/feed.xml", "/blogs/feed.json", "/index.md", "/blogs.md"],
];

test.for(LISTS)("%s lists an article from its date on", async (path) => {
  at(appears - 1_000);
  expect(await (await visit(path)).text()).not.toContain(post.url);
  at(appears);
  expect(await (await visit(path)).text()).toContain(post.url);
});

test("a page is cached until midnight in Pakistan", async () => {
  const etag = async () => (await visit("/blogs")).headers.get("ETag");
  at(appears - 24 * 3_600_000);
  const before = await etag();
  const midnightUtc = appears + 5 * 3_600_000;
  for (const moment of [midnightUtc - 24 * 3_600_000, appears - 1]) {
    at(moment);
    expect(await etag()).toBe(before);
  }
  at(appears);
  const after = await etag();
  expect(after).not.toBe(before);
  for (const moment of [midnightUtc - 1, midnightUtc, appears + 24 * 3_600_000 - 1]) {
    at(moment);
    expect(await etag()).toBe(after);
  }
  const response = await visit("/blogs", { headers: { "If-None-Match": before ?? "" } });
  expect(response.status).toBe(200);
});
