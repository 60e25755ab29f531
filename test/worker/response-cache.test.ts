import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { responseCache } from "../../workers/pages/response-cache";

const KILOBYTE = 1_024;

/** A site whose pages have 8 kB each, and the paths that were rendered, in order. */
function siteWith(limitBytes: number) {
  const rendered: string[] = [];
  const cached = responseCache(limitBytes);
  const visit = (path: string, { status = 200, method = "GET" } = {}) =>
    cached(new Request(`https://site.example${path}`, { method }), env, () => {
      rendered.push(path);
      return new Response(path.padEnd(8 * KILOBYTE), { status, headers: { ETag: `"${path}"` } });
    });
  return { rendered, visit };
}

test("a page is rendered once, whatever its query is", async () => {
  const { rendered, visit } = siteWith(100 * KILOBYTE);
  const bodies = [await visit("/"), await visit("/?a=1"), await visit("/")].map((response) => response.text());
  expect(new Set(await Promise.all(bodies)).size).toBe(1);
  expect(rendered).toEqual(["/"]);
});

test("over the limit the least recently used are dropped", async () => {
  const { rendered, visit } = siteWith(30 * KILOBYTE);
  for (const path of ["/a", "/b", "/a", "/c", "/a", "/d"]) await visit(path);
  expect(rendered).toEqual(["/a", "/b", "/c", "/d"]);
  await visit("/a");
  await visit("/b");
  expect(rendered).toEqual(["/a", "/b", "/c", "/d", "/b"]);
});

test("a crawl of many pages does not cost a page that is read meanwhile its place", async () => {
  const { rendered, visit } = siteWith(100 * KILOBYTE);
  for (let page = 0; page < 300; page += 1) {
    await visit(`/blogs/${page}`);
    await visit("/");
  }
  expect(rendered.filter((path) => path === "/")).toHaveLength(1);
});

test("addresses that do not exist, and one that is larger than the limit, displace nothing else for long", async () => {
  const { rendered, visit } = siteWith(30 * KILOBYTE);
  await visit("/");
  for (let page = 0; page < 50; page += 1) await visit(`/none/${page}`, { status: 404 });
  await visit("/");
  expect(rendered.filter((path) => path === "/")).toHaveLength(1);
  const small = siteWith(KILOBYTE);
  await small.visit("/");
  expect(await (await small.visit("/")).text()).toContain("/");
  expect(small.rendered).toEqual(["/", "/"]);
});
