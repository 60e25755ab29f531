import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { captureLog, formPost, newMessage, ownHeaders, SITE, visitWithBindings } from "./requests.ts";

// Calls of Cloudflare's Cache API. test/worker/security.test.ts checks caching by browsers.

const stored: string[] = [];
const found: string[] = [];
const cacheControls: (string | null)[] = [];

beforeEach(async () => {
  stored.length = 0;
  found.length = 0;
  cacheControls.length = 0;
  const cache = await caches.open("pages");
  vi.spyOn(caches, "open").mockResolvedValue({
    async match(key: string) {
      const response = await cache.match(key);
      if (response) found.push(key);
      return response;
    },
    async put(key: string, response: Response) {
      stored.push(key);
      cacheControls.push(response.headers.get("Cache-Control"));
      await cache.put(key, response);
    },
  } as unknown as Cache);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const RATE_LIMIT = { limit: async () => ({ success: true }) };

/** Requests a path on an unused host from a Worker with this version, and waits until the response is cached. */
async function requestPage(path: string, { version = "1", host = crypto.randomUUID(), init = {} as RequestInit } = {}) {
  const waiting: Promise<unknown>[] = [];
  const bindings = { CF_VERSION_METADATA: { id: version }, CONTACT_RATE_LIMIT: RATE_LIMIT };
  const origin = init.method === "POST" ? SITE : `https://${host}.example`;
  const response = await visitWithBindings(bindings, path, init, (promise) => waiting.push(promise), origin);
  const body = await response.text();
  await Promise.all(waiting);
  return { response, body, host };
}

test.for(["/", "/contact-us", "/llms.txt", "/sitemap.xml", "/blogs/feed.xml"])(
  "%s is cached for five minutes and then served unchanged",
  async (path) => {
    const first = await requestPage(path);
    const again = await requestPage(path, { host: first.host });
    expect([stored.length, found.length]).toEqual([1, 1]);
    expect(cacheControls).toEqual(["s-maxage=300"]);
    expect(again.body).toBe(first.body);
    expect(ownHeaders(again.response)).toEqual(ownHeaders(first.response));
  },
);

test.for([
  ["a page with a query", "/contact-us?subject=portal", 200],
  ["a page for HEAD", "/about-us", 200, { method: "HEAD" }],
  ["a page for Authorization", "/about-us", 200, { headers: { Authorization: "Basic YTpi" } }],
  ["data of a page", "/careers.data", 200],
  ["a missing page", "/no-such-page", 404],
  ["a posted form", "/contact-us", 200, formPost(newMessage())],
  ["a refused form", "/contact-us", 422, formPost({ name: "Ada" })],
] as const)("%s is not cached", async ([, path, status, init]) => {
  const first = await requestPage(path, { init });
  expect(first.response.status).toBe(status);
  await requestPage(path, { init, host: first.host });
  expect([stored, found]).toEqual([[], []]);
});

test("browsers cache the data of a page, but not that of single routes, which an action may have changed", async () => {
  const cacheControlOf = async (path: string) => (await requestPage(path)).response.headers.get("Cache-Control");
  expect(await cacheControlOf("/careers.data")).toBe("private, max-age=60");
  expect(await cacheControlOf("/careers.data?_routes=routes%2Fcareers%2Fcareers")).toBe("no-store");
});

const hang = () => new Promise<never>(() => undefined);
const reject = () => Promise.reject(new Error("The cache is away."));
const fail = () => {
  throw new Error("The cache is away.");
};

/** @returns a response whose body breaks or stalls after its first bytes */
function cutOff(isBroken: boolean): Response {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("<!doctype html>")),
    pull: (controller) => (isBroken ? controller.error(new Error("The cache is away.")) : hang()),
  });
  return new Response(body, { headers: { "Cache-Control": "s-maxage=300" } });
}

test.for<[name: string, cache: object, step: string, error: RegExp]>([
  ["match throws", { match: fail }, "match", /The cache is away/],
  ["match rejects", { match: reject }, "match", /The cache is away/],
  ["match hangs", { match: hang }, "match", /^TimeoutError/],
  ["the body of a cached page breaks", { match: async () => cutOff(true) }, "match", /The cache is away/],
  ["the body of a cached page hangs", { match: async () => cutOff(false) }, "match", /^TimeoutError/],
  ["put throws", { put: fail }, "put", /The cache is away/],
  ["put rejects", { put: reject }, "put", /The cache is away/],
  ["put hangs and reads nothing", { put: hang }, "put", /^TimeoutError/],
])("the visitor gets the whole page if %s, and one line is logged", async ([, cache, step, error]) => {
  const limits = vi.spyOn(AbortSignal, "timeout");
  const working = { match: async () => undefined, put: async () => undefined };
  vi.mocked(caches.open).mockResolvedValue({ ...working, ...cache } as unknown as Cache);
  const log = captureLog();
  const { response, body } = await requestPage("/about-us");
  expect(response.status).toBe(200);
  expect(body).toMatch(/<\/html>$/);
  expect(limits.mock.calls[0]).toEqual([500]);
  expect(log.entries).toEqual([{ level: "error", evt: "page_cache", step, error: expect.stringMatching(error) }]);
});

test("the response does not wait for the cache to store the page", async () => {
  const { promise: isKept, resolve: keep } = Promise.withResolvers<void>();
  vi.mocked(caches.open).mockResolvedValue({ match: async () => undefined, put: () => isKept } as unknown as Cache);
  const waiting: Promise<unknown>[] = [];
  const response = await visitWithBindings({}, "/about-us", {}, (promise) => waiting.push(promise));
  expect([response.status, waiting.length]).toEqual([200, 1]);
  // Otherwise the Worker would log its timeout five seconds later, during another test.
  keep();
  await Promise.all(waiting);
});

test.for([
  ["throws", fail],
  ["hangs", hang],
])("the visitor gets the whole page if opening the cache %s", async ([, open]) => {
  vi.mocked(caches.open).mockImplementation(open as typeof caches.open);
  const log = captureLog();
  expect((await requestPage("/about-us")).body).toMatch(/<\/html>$/);
  expect(log.entries).toHaveLength(1);
});

test("an error page is not cached, and is logged as one line without the query", async () => {
  const fail = () => {
    throw new Error("A binding fails.");
  };
  const broken = Object.defineProperty({}, "CONTACT_RATE_LIMIT", { get: fail, enumerable: true });
  const log = captureLog();
  const response = await visitWithBindings(broken, "/api/health?q=private", { headers: { "CF-Ray": "8f2" } });
  expect(response.status).toBe(500);
  expect(stored).toEqual([]);
  const stack = expect.stringMatching(/^Error: A binding fails\.\n +at /);
  const entry = { level: "error", evt: "page", path: "/api/health", ray: "8f2", version: expect.any(String), stack };
  expect(log.entries).toEqual([entry]);
});

test("a deployment does not serve cached pages of another version", async () => {
  const { host } = await requestPage("/");
  await requestPage("/", { host, version: "2" });
  expect(new Set(stored).size).toBe(2);
  await requestPage("/", { host, version: "2" });
  expect(found).toEqual([stored.at(-1)]);
});

test.for([
  ["*", 304],
  ['"other", W/ETAG', 304],
  ['"a,*,b"', 200],
] as const)("If-None-Match: %s returns %i, whether the page is cached or not", async ([condition, status]) => {
  const etag = (await requestPage("/about-us")).response.headers.get("ETag") ?? "";
  stored.length = 0;
  const init = { headers: { "If-None-Match": condition.replace("ETAG", etag) } };
  const { response, body, host } = await requestPage("/about-us", { init });
  const again = await requestPage("/about-us", { init, host });
  expect([response.status, again.response.status]).toEqual([status, status]);
  expect([stored.length, found.length]).toEqual([1, 1]);
  expect(again.body).toBe(body);
  expect(again.response.headers.get("ETag")).toBe(etag);
});
