import { expect, onTestFinished, test, vi } from "vitest";
import { responseCache } from "#workers/pages/response-cache.ts";

/** A site, and the paths that were rendered, in order. */
function siteWith(maxPages?: number) {
  const rendered: string[] = [];
  const cached = responseCache(maxPages);
  const visit = (path: string, { status = 200, method = "GET", headers = {} } = {}) =>
    cached(new Request(`https://site.example${path}`, { method, headers }), () => {
      rendered.push(path);
      return new Response(path, { status, headers: { ETag: `"${path}"` } });
    });
  return { rendered, visit };
}

test("renders a page once for all queries", async () => {
  const { rendered, visit } = siteWith();
  const bodies = [await visit("/"), await visit("/?a=1"), await visit("/")].map((response) => response.text());
  expect(new Set(await Promise.all(bodies)).size).toBe(1);
  expect(rendered).toEqual(["/"]);
});

test("drops the least recently used pages over the limit", async () => {
  const { rendered, visit } = siteWith(3);
  for (const path of ["/a", "/b", "/a", "/c", "/a", "/d"]) await visit(path);
  expect(rendered).toEqual(["/a", "/b", "/c", "/d"]);
  await visit("/a");
  await visit("/b");
  expect(rendered).toEqual(["/a", "/b", "/c", "/d", "/b"]);
});

test.for(["/%61bout-us", "/about-us.data?_routes=root", `/${"a".repeat(300)}`, "/about-us;v=1"])(
  "answers %s without caching it, because pages have other paths",
  async (path) => {
    const { rendered, visit } = siteWith();
    for (let time = 0; time < 3; time += 1) expect((await visit(path)).status).toBe(200);
    expect(rendered).toHaveLength(3);
  },
);

test("lets Cloudflare's cache keep a page to midnight in Pakistan, counted from each answer", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { rendered, visit } = siteWith();
  const lifetimeAt = async (moment: string, init = {}) => {
    vi.setSystemTime(moment);
    return (await visit("/", init)).headers.get("Cloudflare-CDN-Cache-Control");
  };
  expect(await lifetimeAt("2026-11-21T18:59:20Z", { method: "HEAD" })).toBe("public, max-age=40");
  expect(await lifetimeAt("2026-11-21T18:59:30Z")).toBe("public, max-age=30");
  expect(await lifetimeAt("2026-11-21T18:59:50Z")).toBe("public, max-age=10");
  expect(await lifetimeAt("2026-11-21T18:59:55Z", { headers: { "If-None-Match": "*" } })).toBe("public, max-age=5");
  expect(rendered).toHaveLength(2);
  expect(await lifetimeAt("2026-11-21T19:00:00Z")).toBe("public, max-age=86400");
  expect(rendered).toHaveLength(3);
});

test("missing pages displace nothing", async () => {
  const { rendered, visit } = siteWith(3);
  await visit("/");
  for (let page = 0; page < 50; page += 1) await visit(`/none/${page}`, { status: 404 });
  await visit("/");
  expect(rendered.filter((path) => path === "/")).toHaveLength(1);
});

test.for([
  ["*", 304],
  ['"/"', 304],
  ['W/"/"', 304],
  ['"other"', 200],
  ['"a,*,b"', 200],
  ["", 200],
] as const)('answers If-None-Match: %s with %i for the ETag "/"', async ([condition, status]) => {
  const { visit } = siteWith();
  expect((await visit("/", { headers: { "If-None-Match": condition } })).status).toBe(status);
});
