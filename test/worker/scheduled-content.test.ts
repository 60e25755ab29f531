import { decodeHTML } from "entities";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { publishedEntries } from "#app/entries/published.server.ts";
import { visitWithBindings } from "./requests.ts";

// The Worker runs in the isolate of the tests, so it uses the fake clock.

/** The newest post, which is on the home page too. */
const post = publishedEntries().articles.find(({ kind }) => kind === "blog");
if (!post) throw new Error("These tests need a post");

const appears = new Date(`${post.date}T00:00:00+05:00`).valueOf();

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));

afterEach(() => void vi.useRealTimers());

const PATHS = [
  ...[post.url, `${post.url}.data`],
  ...["/", "/blogs", "/blogs.data", "/blogs/feed.xml", "/sitemap.xml", "/llms.txt"],
  // Queries a part of the title, because the page repeats the query.
  `/search?${new URLSearchParams({ q: post.title.replace(/\S+$/, "") })}`,
];

test.for(PATHS)("%s contains an article only from midnight in Pakistan on its date", async (path) => {
  const isItsPage = path.startsWith(post.url);
  vi.setSystemTime(appears - 1_000);
  const before = await visitWithBindings({}, path);
  expect(before.status).toBe(isItsPage ? 404 : 200);
  const text = decodeHTML(await before.text());
  for (const secret of [post.title, post.excerpt, ...(isItsPage ? [] : [post.url])]) expect(text).not.toContain(secret);
  vi.setSystemTime(appears);
  const after = await visitWithBindings({}, path);
  expect(after.status).toBe(200);
  expect(await after.text()).toContain(post.url);
});
