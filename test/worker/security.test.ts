import { expect, inject, test } from "vitest";
import { pagePolicy } from "#app/document/page-policy.ts";
import { DENY_ALL_POLICY, SECURITY_HEADERS } from "#workers/response-headers.ts";
import { formPost, jsonPost, newMessage, ownHeaders, visit, visitWithBindings } from "./requests.ts";

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

/** Responses without a body, with the policy of /about-us. */
const WITHOUT_BODY = ["HEAD /about-us", "/about-us not modified"];

async function notModified(path: string): Promise<Response> {
  const etag = (await visit(path)).headers.get("ETag") ?? "";
  return visit(path, { headers: { "If-None-Match": etag } });
}

type Case = [name: string, status: number, request: () => Promise<Response>];

const found = (path: string): Case => [path, 200, () => visit(path)];
const dataOf = (path: string) => (path === "/" ? "/_.data" : `${path}.data`);

/** Responses that are cached for all visitors. */
const cached: Case[] = [
  ...paths.map(found),
  ...["/about-us?q=1", "/sitemap.xml", "/robots.txt", "/llms.txt", ...FEEDS].map(found),
  ["HEAD /about-us", 200, () => visit("/about-us", { method: "HEAD" })],
  ["/about-us not modified", 304, () => notModified("/about-us")],
];

const others: Case[] = [
  ...paths.map((path) => found(dataOf(path))),
  ...["/search?q=portal", "/search.data?q=portal", "/api/health", "/.well-known/security.txt"].map(found),
  ["/no-such-page", 404, () => visit("/no-such-page")],
  ["/blogs/no-such-article", 404, () => visit("/blogs/no-such-article")],
  ["/no-such-page.data", 404, () => visit("/no-such-page.data")],
  ["/api/nothing", 404, () => visit("/api/nothing")],
  ["/About-Us/", 308, () => visit("/About-Us/")],
  ["PUT /about-us", 405, () => visit("/about-us", { method: "PUT" })],
  ["POST /api/contact-us, no fields", 422, () => visit("/api/contact-us", jsonPost({}))],
  ["GET /api/contact-us", 405, () => visit("/api/contact-us")],
  ["POST /api/contact-us", 200, () => visit("/api/contact-us", jsonPost(newMessage()))],
  ["POST /api/contact-us, broken JSON", 400, () => visit("/api/contact-us", jsonPost("{"))],
  [
    "POST /api/contact-us, broken relay",
    500,
    () => visitWithBindings(brokenRelay, "/api/contact-us", jsonPost(newMessage())),
  ],
  ["POST /contact-us", 200, () => visit("/contact-us", formPost(newMessage()))],
  ["POST /contact-us, wrong type", 415, () => visit("/contact-us", jsonPost("{}"))],
  ["POST /contact-us, broken relay", 500, () => visitWithBindings(brokenRelay, "/contact-us", formPost(newMessage()))],
  ["POST /contact-us.data", 200, () => visit("/contact-us.data", formPost(newMessage()))],
  ["an exception in the Worker", 500, () => visitWithBindings(broken, "/api/health")],
];

// Chromium with this header loses the scroll position of a discarded tab.
test("no response sends Cross-Origin-Opener-Policy", async () => {
  expect((await visit("/")).headers.get("Cross-Origin-Opener-Policy")).toBeNull();
  expect(Object.keys(SECURITY_HEADERS)).not.toContain("Cross-Origin-Opener-Policy");
});

test("a cached response does not depend on host, protocol or forged headers", async () => {
  // Unused hosts, so that the page is not in the cache.
  const fresh = () => `https://${crypto.randomUUID()}.evil.example`;
  const claims: [string, Record<string, string>][] = [
    [fresh(), { "X-React-Router-SPA-Mode": "yes" }],
    [fresh(), { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "javascript", "X-Forwarded-Port": "1/../" }],
    ["http://evil.example", { Host: "evil.example" }],
    // noindex depends on the host and is added to the cached response (test/worker/deployment.test.ts).
    ["https://pr-12-mhs-website.example.workers.dev", {}],
  ];
  for (const [index, [origin, headers]] of claims.entries()) {
    const path = paths[index] ?? "/";
    for (const address of [path, `${path}?q=1`, dataOf(path)]) {
      const [claimed, plain] = [await visit(address, { headers }, origin), await visit(address)];
      expect(claimed.status).toBe(200);
      const body = await claimed.text();
      expect(body).not.toContain("evil.example");
      expect(await plain.text()).toBe(body);
      const shared = (response: Response) => ({ ...ownHeaders(response), "x-robots-tag": undefined });
      expect(shared(claimed)).toEqual(shared(plain));
    }
  }
});

function cacheControl(name: string, status: number): string {
  if (cached.some(([keptName]) => keptName === name)) return "public, max-age=0, must-revalidate";
  if (name.endsWith("security.txt")) return "public, max-age=86400";
  return status === 200 && /^\/search|^[^ ]*\.data/.test(name) ? "private, max-age=60" : "no-store";
}

test.for([...cached, ...others])(
  "%s has the security headers, its version and Cache-Control, and reveals no internals",
  async ([name, status, request]) => {
    const response = await request();
    expect(response.status).toBe(status);
    const { headers } = response;
    const isOpen = FEEDS.includes(name);
    const expected = { ...SECURITY_HEADERS, ...(isOpen && { "Cross-Origin-Resource-Policy": "cross-origin" }) };
    for (const [header, value] of Object.entries(expected)) {
      if (header !== "Content-Security-Policy") expect(headers.get(header)).toBe(value);
    }
    expect(headers.get("Worker-Version")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("Cache-Control")).toBe(cacheControl(name, status));
    expect(headers.get("Access-Control-Allow-Origin")).toBe(isOpen ? "*" : null);
    for (const header of ["X-Powered-By", "Server", "Set-Cookie"]) expect(headers.get(header)).toBeNull();
    const body = await response.text();
    expect(body).not.toMatch(/ADMIN_API_URL|127\.0\.0\.1|\n\s+at |file:\/|Error:|node_modules/);
    const isPage = headers.get("Content-Type")?.startsWith("text/html") || WITHOUT_BODY.includes(name);
    const policy = headers.get("Content-Security-Policy") ?? "";
    const whole = isPage ? await policyOf(body || (await (await visit("/about-us")).text())) : DENY_ALL_POLICY;
    expect(directives(policy)).toEqual(directives(whole));
  },
);

/** @returns each directive with its sources, sorted because their order does not matter */
function directives(policy: string): string[][] {
  return policy.split("; ").map((directive) => {
    const [name = "", ...sources] = directive.split(" ");
    return [name, ...sources.toSorted()];
  });
}

/** @returns the policy that allows exactly the page's inline scripts and styles */
async function policyOf(html: string): Promise<string> {
  const [scripts, styles] = [await hashesIn(html, "script"), await hashesIn(html, "style")];
  expect([scripts.length, styles.length]).toEqual([6, 1]);
  return pagePolicy({ scripts, styles, development: false });
}

async function hashesIn(html: string, element: "script" | "style"): Promise<string[]> {
  const found = html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, "g"));
  const texts = [...found]
    .filter(([, attributes = ""]) => !/src=|json/.test(attributes))
    .map(([, , text = ""]) => text);
  return Promise.all(
    texts.map(async (text) => {
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
      return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
    }),
  );
}

test("a page's policy has restrictive defaults", () => {
  const policy = pagePolicy({ scripts: [], styles: [], development: false });
  expect(policy).toMatch(/^default-src 'self'; media-src 'none'; worker-src 'none'; /);
  for (const directive of ["object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
    expect(policy).toContain(directive);
  expect(policy).not.toMatch(/unsafe|\*|http:/);
});

test("upgrade-insecure-requests is sent in deployments, but not in development", async () => {
  const policyIn = async (ENVIRONMENT: string) => {
    const response = await visitWithBindings({ ENVIRONMENT }, "/about-us");
    return response.headers.get("Content-Security-Policy") ?? "";
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
