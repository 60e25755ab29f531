import { afterEach, expect, inject, test, vi } from "vitest";
import { captureLog, formPost, jsonPost, newMessage, SITE, visit, visitWithBindings } from "./requests.ts";

afterEach(() => void vi.restoreAllMocks());

const DENY_ALL_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// Repeated here instead of imported from the code under test.
const SECURITY_HEADERS = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

/** One page of each kind. */
const paths = Object.values(Object.groupBy(inject("visitedPages"), ({ kind }) => kind)).map(
  (pages) => pages?.[0]?.path ?? "/",
);

const fail = () => {
  throw new Error(`at ${import.meta.url}`);
};
const broken = Object.defineProperty({}, "CONTACT_RATE_LIMIT", { get: fail, enumerable: true });
const brokenRelay = Object.defineProperty({}, "ADMIN_API_URL", { get: fail, enumerable: true });

/** Browser-based feed readers may fetch the feeds. */
const FEEDS = ["/blogs/feed.xml", "/news/feed.xml"];

type Case = [name: string, status: number, request: () => Promise<Response>];

const found = (path: string): Case => [path, 200, () => visit(path)];
const dataOf = (path: string) => (path === "/" ? "/_.data" : `${path}.data`);

const OTHER_SITE = { Origin: "https://evil.example" };

const HEAD = "HEAD /about-us";

const pages: Case[] = [
  ...[...paths, "/about-us?q=1"].map(found),
  [HEAD, 200, () => visit("/about-us", { method: "HEAD" })],
  ["POST /contact-us", 200, () => visit("/contact-us", formPost(newMessage()))],
  // With no-store, Back to the refused form would ask to send it again.
  ["POST /contact-us, no fields", 422, () => visit("/contact-us", formPost({}))],
];

const texts: Case[] = ["/sitemap.xml", "/robots.txt", "/llms.txt", ...FEEDS].map(found);

const others: Case[] = [
  ...paths.map((path) => found(dataOf(path))),
  ...["/search?q=portal", "/search.data?q=portal", "/api/health", "/.well-known/security.txt"].map(found),
  ["/no-such-page", 404, () => visit("/no-such-page")],
  ["/blogs/no-such-article", 404, () => visit("/blogs/no-such-article")],
  ["/no-such-page.data", 404, () => visit("/no-such-page.data")],
  ["/api/nothing", 404, () => visit("/api/nothing")],
  ["/About-Us/", 308, () => visit("/About-Us/")],
  ["PUT /about-us", 405, () => visit("/about-us", { method: "PUT", headers: { Origin: SITE } })],
  ["OPTIONS /about-us", 405, () => visit("/about-us", { method: "OPTIONS" })],
  ["PUT /about-us from another site", 403, () => visit("/about-us", { method: "PUT", headers: OTHER_SITE })],
  [
    "DELETE /api/nothing from another site",
    403,
    () => visit("/api/nothing", { method: "DELETE", headers: OTHER_SITE }),
  ],
  ["POST /api/contact-us, no fields", 422, () => visit("/api/contact-us", jsonPost({}))],
  ["GET /api/contact-us", 405, () => visit("/api/contact-us")],
  ["POST /api/contact-us", 200, () => visit("/api/contact-us", jsonPost(newMessage()))],
  ["POST /api/contact-us, broken JSON", 400, () => visit("/api/contact-us", jsonPost("{"))],
  [
    "POST /api/contact-us, broken relay",
    500,
    () => visitWithBindings(brokenRelay, "/api/contact-us", jsonPost(newMessage())),
  ],
  ["POST /search.data", 405, () => visit("/search.data", formPost({}))],
  ["POST /contact-us, wrong type", 415, () => visit("/contact-us", jsonPost("{}"))],
  ["POST /contact-us, broken relay", 500, () => visitWithBindings(brokenRelay, "/contact-us", formPost(newMessage()))],
  ["POST /contact-us.data", 200, () => visit("/contact-us.data", formPost(newMessage()))],
  ["an exception in the Worker", 500, () => visitWithBindings(broken, "/api/health")],
];

// Chromium with this header loses the scroll position of a discarded tab.
test("no response sends Cross-Origin-Opener-Policy", async () => {
  expect((await visit("/")).headers.get("Cross-Origin-Opener-Policy")).toBeNull();
});

test("no response depends on host, protocol or forged headers", async () => {
  const claims: [string, Record<string, string>][] = [
    ["https://evil.example", { "X-React-Router-SPA-Mode": "yes" }],
    [SITE, { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "javascript", "X-Forwarded-Port": "1/../" }],
    ["http://evil.example", { Host: "evil.example" }],
  ];
  const withoutNonce = async (response: Response) => (await response.text()).replaceAll(/nonce="[^"]*"/g, "");
  for (const [index, [origin, headers]] of claims.entries()) {
    const path = paths[index] ?? "/";
    for (const address of [path, dataOf(path)]) {
      const claimed = await visit(address, { headers }, origin);
      expect(claimed.status).toBe(200);
      expect(await withoutNonce(claimed)).toBe(await withoutNonce(await visit(address)));
    }
  }
});

test("page data is cached only for a browser that prefetches it, and only for the click that follows", async () => {
  const cacheControlOf = async (path: string, headers: Record<string, string> = {}) =>
    (await visit(path, { headers })).headers.get("Cache-Control");
  const prefetch = { "Sec-Purpose": "prefetch" };
  for (const headers of [prefetch, { Purpose: "prefetch" }]) {
    expect(await cacheControlOf("/careers.data", headers)).toBe("private, max-age=10");
  }
  expect(await cacheControlOf("/no-such-page.data", prefetch)).toBe("no-store");
  expect(await cacheControlOf("/careers.data")).toBe("no-store");
  expect(await cacheControlOf("/careers", prefetch)).toBe("no-cache");
});

const PAGE_POLICY = [
  "default-src 'self'; media-src 'none'; worker-src 'none'; script-src 'self' 'nonce-NONCE'",
  "style-src 'self' 'nonce-NONCE'; img-src 'self' data:; connect-src 'self'",
  "frame-src https://www.openstreetmap.org; form-action 'self'; base-uri 'none'; object-src 'none'",
  "frame-ancestors 'none'",
].join("; ");

function cacheControl(name: string, status: number): string {
  const isIn = (cases: Case[]) => cases.some(([other]) => other === name);
  if (isIn(pages)) return "no-cache";
  if (isIn(texts)) return "public, max-age=3600";
  if (name.endsWith("security.txt")) return "public, max-age=86400";
  return status === 200 && name.startsWith("/search") ? "private, max-age=60" : "no-store";
}

test.for([...pages, ...texts, ...others])(
  "%s has the security headers, its version and Cache-Control, and reveals no internals",
  async ([name, status, request]) => {
    const response = await request();
    expect(response.status).toBe(status);
    const { headers } = response;
    const isOpen = FEEDS.includes(name);
    const expected = { ...SECURITY_HEADERS, ...(isOpen && { "Cross-Origin-Resource-Policy": "cross-origin" }) };
    for (const [header, value] of Object.entries(expected)) expect(headers.get(header)).toBe(value);
    expect(headers.get("Worker-Version")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("Cache-Control")).toBe(cacheControl(name, status));
    expect(headers.get("Access-Control-Allow-Origin")).toBe(isOpen ? "*" : null);
    for (const header of ["X-Powered-By", "Server", "Set-Cookie"]) expect(headers.get(header)).toBeNull();
    const body = await response.text();
    expect(body).not.toMatch(/ADMIN_API_URL|127\.0\.0\.1|\n\s+at |file:\/|TypeError|node_modules/);
    const policy = headers.get("Content-Security-Policy") ?? "";
    if (!headers.get("Content-Type")?.startsWith("text/html")) return expect(policy).toBe(DENY_ALL_POLICY);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    expect(nonce).toMatch(/^[0-9a-f-]{36}$/);
    expect(policy).toBe(PAGE_POLICY.replaceAll("NONCE", nonce));
    const inline = body.match(/<(script|style)\b(?![^>]* type="application\/ld\+json")[^>]*>/g) ?? [];
    expect(inline).toHaveLength(name === HEAD ? 0 : 7);
    for (const tag of inline) expect(tag).toContain(` nonce="${nonce}"`);
  },
);

test("an exception in the Worker is logged as one line, without the query", async () => {
  const log = captureLog();
  await visitWithBindings(broken, "/api/health?q=private", { headers: { "CF-Ray": "8f2" } });
  const stack = expect.stringMatching(/^Error: at .*\n +at /);
  const entry = { level: "error", evt: "page", path: "/api/health", ray: "8f2", version: expect.any(String), stack };
  expect(log.entries).toEqual([entry]);
});

test("every response has a nonce of its own", async () => {
  const policies = [await visit("/"), await visit("/")].map(({ headers }) => headers.get("Content-Security-Policy"));
  expect(policies[0]).not.toBe(policies[1]);
});

test("upgrade-insecure-requests is sent in deployments, but not in development", async () => {
  const policyIn = async (ENVIRONMENT: string) => {
    const response = await visitWithBindings({ ENVIRONMENT }, "/about-us");
    return response.headers.get("Content-Security-Policy")?.replaceAll(/nonce-[^']+/g, "");
  };
  const policy = await policyIn("development");
  for (const name of ["preview", "production"])
    expect(await policyIn(name)).toBe(`${policy}; upgrade-insecure-requests`);
});

test("security.txt has a contact and a future expiry date", async () => {
  const text = await (await visit("/.well-known/security.txt")).text();
  expect(text).toMatch(/^Contact: mailto:[^@\s]+@[^@\s]+\nExpires: \S+Z\nPreferred-Languages: .+\nCanonical: /);
  const days = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
  // workerd reports its start time as the upload time of the version.
  expect(days).toBeGreaterThan(355);
  expect(days).toBeLessThan(365);
});
