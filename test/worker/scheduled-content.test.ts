import { decodeHTML } from "entities";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { publishedEntries } from "#app/entries/published.server.ts";
import { visit } from "./requests.ts";

// The Worker runs in the same isolate, so it sees the fake clock.

/** The newest post, which the home page lists too. */
const post = publishedEntries().articles.find(({ kind }) => kind === "blog");
if (!post) throw new Error("These tests need a post");

const appears = new Date(`${post.date}T00:00:00+05:00`).valueOf();

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));

afterEach(() => void vi.useRealTimers());

const at = (moment: number) => vi.setSystemTime(moment);

const secrets = [post.title, post.excerpt];

async function textOf(path: string): Promise<string> {
  return decodeHTML(await (await visit(path)).text());
}

test("has no article until midnight in Pakistan, then publishes it", async () => {
  at(appears - 1_000);
  for (const path of [post.url, `${post.url}.data`]) {
    const response = await visit(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const text = decodeHTML(await response.text());
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
  expect(await textOf(post.url)).toContain('content="noindex"');

  at(appears);
  expect((await visit(post.url)).status).toBe(200);
  const text = await textOf(post.url);
  for (const secret of secrets) expect(text).toContain(secret);
  expect(text).not.toContain("noindex");
});

const LISTS = [
  ...["/", "/blogs", "/blogs.data", "/sitemap.xml", "/llms.txt"],
  // Part of the title, because the page repeats the query.
  `/search?${new URLSearchParams({ q: post.title.replace(/\S+$/, "") })}`,
  "/blogs/feed.xml",
];

test.for(LISTS)("%s has an article only from its date on", async (path) => {
  at(appears - 1_000);
  const before = await textOf(path);
  expect(before).not.toContain(post.url);
  for (const secret of secrets) expect(before).not.toContain(secret);
  at(appears);
  expect(await textOf(path)).toContain(post.url);
});
