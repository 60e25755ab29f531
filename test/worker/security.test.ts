import { describe, expect, inject, test } from "vitest";
import { siteOrigin } from "../../content/site.ts";
import headersFile from "../../public/_headers?raw";
import { CLOSED_POLICY, HEADERS, pagePolicy } from "../../workers/security-headers.ts";
import { fromVisitor, message, SITE, visit, visitWith } from "./requests.ts";

const paths = inject("visitedPaths");

const broken = {
  get TURNSTILE_SITE_KEY(): string {
    throw new Error(`in the Worker, at ${import.meta.url}`);
  },
};

const brokenRelay = {
  get ADMIN_API_URL(): string {
    throw new Error("in the relay");
  },
};

/** Responses of /about-us that have its policy, but no body to compare with. */
const WITHOUT_BODY = ["HEAD /about-us", "/about-us not modified"];

const form = () => ({
  method: "POST",
  headers: fromVisitor("application/x-www-form-urlencoded"),
  body: new URLSearchParams(message()).toString(),
});

const json = (body: string) => ({ method: "POST", headers: fromVisitor("application/json"), body });

async function notModified(path: string): Promise<Response> {
  const etag = (await visit(path)).headers.get("ETag") ?? "";
  return visit(path, { headers: { "If-None-Match": etag } });
}

const responses: [string, number, () => Promise<Response>][] = [
  ...paths.map((path): [string, number, () => Promise<Response>] => [path, 200, () => visit(path)]),
  ...paths.map((path): [string, number, () => Promise<Response>] => {
    const data = path === "/" ? "/_.data" : `${path}.data`;
    return [data, 200, () => visit(data)];
  }),
  ["HEAD /about-us", 200, () => visit("/about-us", { method: "HEAD" })],
  ["/about-us not modified", 304, () => notModified("/about-us")],
  ["/about-us?q=1", 200, () => visit("/about-us?q=1")],
  ["/no-such-page", 404, () => visit("/no-such-page")],
  ["/blogs/no-such-article", 404, () => visit("/blogs/no-such-article")],
  ["/no-such-page.data", 404, () => visit("/no-such-page.data")],
  ["/api/nothing", 404, () => visit("/api/nothing")],
  ["/About-Us/", 308, () => visit("/About-Us/")],
  ...[
    "/search?q=portal",
    "/search.data?q=portal",
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
    "/blogs/feed.xml",
    "/index.md",
    "/api/health",
  ].map((path): [string, number, () => Promise<Response>] => [path, 200, () => visit(path)]),
  ["/.well-known/security.txt", 200, () => visit("/.well-known/security.txt")],
  ["PUT /about-us", 405, () => visit("/about-us", { method: "PUT" })],
  ["GET /api/contact-us", 405, () => visit("/api/contact-us")],
  ["POST /api/contact-us", 200, () => visit("/api/contact-us", json(JSON.stringify(message())))],
  ["POST /api/contact-us, broken JSON", 400, () => visit("/api/contact-us", json("{"))],
  [
    "POST /api/contact-us, broken relay",
    500,
    () => visitWith(brokenRelay, "/api/contact-us", json(JSON.stringify(message()))),
  ],
  ["POST /contact-us", 200, () => visit("/contact-us", form())],
  ["POST /contact-us, wrong type", 415, () => visit("/contact-us", json("{}"))],
  ["POST /contact-us, broken relay", 500, () => visitWith(brokenRelay, "/contact-us", form())],
  ["POST /contact-us.data", 405, () => visit("/contact-us.data", form())],
  ["an exception in the Worker", 500, () => visitWith(broken, "/about-us")],
];

// First in the file: each page is requested with forged headers before it is cached.
test("forged host and rendering headers change nothing, and are not cached", async () => {
  const claims: [string, Record<string, string>][] = [
    [SITE, { "X-React-Router-SPA-Mode": "yes" }],
    [SITE, { "X-React-Router-Prerender-Data": "%5B%7B%22x%22%3A1%7D%5D" }],
    [SITE, { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "javascript", "X-Forwarded-Port": "1/../" }],
    [SITE, { "X-Original-URL": "/admin", "X-Rewrite-URL": "/admin", "X-HTTP-Method-Override": "DELETE" }],
    [SITE, { Host: "a:1/../" }],
    ["http://evil.example", { Host: "evil.example" }],
    ["https://www.evil.example:8443", {}],
  ];
  for (const [index, [origin, headers]] of claims.entries()) {
    const path = paths[index] ?? "/";
    for (const address of [path, `${path}?q=1`, path === "/" ? "/_.data" : `${path}.data`]) {
      const claimed = await visit(address, { headers }, origin);
      expect(claimed.status).toBe(200);
      const body = await claimed.text();
      expect(body).not.toContain("evil.example");
      const plain = await visit(address);
      expect(await plain.text()).toBe(body);
      expect(plain.headers.get("ETag")).toBe(claimed.headers.get("ETag"));
    }
  }
});

describe("every kind of response", () => {
  test.for(responses)("%s has the security headers and reveals no internals", async ([, status, ask]) => {
    const response = await ask();
    expect(response.status).toBe(status);
    const { headers } = response;
    for (const [name, value] of Object.entries(HEADERS)) expect(headers.get(name)).toBe(value);
    const policy = headers.get("Content-Security-Policy") ?? "";
    // Of a page: what no directive names falls back to it, so those that a page could load are named.
    const isPage = policy.includes("script-src");
    expect(policy).toMatch(
      isPage ? /^default-src 'self'; media-src 'none'; worker-src 'none'; / : /^default-src 'none'; /,
    );
    if (isPage) expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    for (const name of ["X-Powered-By", "Server", "Set-Cookie", "Access-Control-Allow-Origin"]) {
      expect(headers.get(name)).toBeNull();
    }
    const kept = status === 200 || status === 304 ? /max-age|no-store/ : /^no-store$/;
    if (status !== 308) expect(headers.get("Cache-Control")).toMatch(kept);

    const body = await response.text();
    expect(body).not.toMatch(/ADMIN_API_URL|127\.0\.0\.1|:8793|\n\s+at |file:\/|Error:|node_modules/);
  });

  test.for(responses)("the policy of %s allows exactly its inline scripts and styles", async ([name, , ask]) => {
    const response = await ask();
    const html = response.headers.get("Content-Type")?.startsWith("text/html") ? await response.text() : "";
    if (html === "" && !WITHOUT_BODY.includes(name)) {
      return expect(response.headers.get("Content-Security-Policy")).toBe(CLOSED_POLICY);
    }
    const sources = directives(response);
    const page = html || (await (await visit("/about-us")).text());
    // A link shows an article in the same document, and its styles come with it.
    const [article = ""] = paths.filter((path) => path.startsWith("/blogs/"));
    const pages = page + (await (await visit(article)).text());
    for (const [directive, element] of [
      ["script-src", "script"],
      ["style-src", "style"],
    ] as const) {
      const texts = [...pages.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, "g"))]
        .filter(([, attributes]) => !/src=|json/.test(attributes ?? ""))
        .map(([, , text]) => text ?? "");
      const expected = await Promise.all(texts.map(hashSource));
      const allowed = sources[directive]?.filter((source) => source.startsWith("'sha")) ?? [];
      expect(allowed.toSorted()).toEqual([...new Set(expected)].toSorted());
      expect(sources[directive]?.filter((source) => !source.startsWith("'sha"))).toEqual(["'self'"]);
    }
  });
});

test("all pages have the same policy except for hashes", async () => {
  for (const path of [...paths, "/no-such-page", "/blogs/no-such-article"]) {
    const policy = (await visit(path)).headers.get("Content-Security-Policy") ?? "";
    expect(policy.replaceAll(/ 'sha256-[^']+'/g, "")).toBe(pagePolicy({ scripts: [], styles: [], development: false }));
  }
});

test("the policy has upgrade-insecure-requests over https only", async () => {
  const policy = async (origin: string) => {
    const response = await visit("/about-us", undefined, origin);
    return response.headers.get("Content-Security-Policy") ?? "";
  };
  expect(await policy("https://localhost:8787")).toBe(`${await policy(SITE)}; upgrade-insecure-requests`);
});

test("public/_headers has the rule for all files first, and narrower rules change only what they may", () => {
  const rules = headersFile
    .replaceAll(/^#.*\n/gm, "")
    .split(/\n(?=\S)/)
    .map((rule) => rule.trim().split(/\n\s+/));
  // The values that every other test reads from the file.
  expect(rules.shift()).toEqual([
    "/*",
    "Strict-Transport-Security: max-age=63072000; includeSubDomains",
    "X-Content-Type-Options: nosniff",
    "X-Frame-Options: DENY",
    "Referrer-Policy: strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy: same-origin",
    "Cross-Origin-Resource-Policy: same-origin",
    "Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "Content-Security-Policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ]);
  for (const [path = "", ...lines] of rules) {
    const changed = new Set(lines.map((line) => line.replace(/^! /, "").split(":")[0]));
    if (path.endsWith(".workers.dev/*")) expect(lines).toEqual(["X-Robots-Tag: noindex"]);
    // Share cards are shown by other sites.
    else if (path === "/og/*") expect(changed).toEqual(new Set(["Cross-Origin-Resource-Policy", "Cache-Control"]));
    else expect(changed).toEqual(new Set(["Cache-Control"]));
    if (path === "/assets/*") expect(lines).toEqual(["Cache-Control: public, max-age=31536000, immutable"]);
  }
});

test("canonical and Open Graph URLs have the configured origin", async () => {
  for (const path of paths) {
    const html = await (await visit(path, undefined, "https://evil.example")).text();
    expect(html).toContain(`<link rel="canonical" href="${siteOrigin}${path}"`);
    const absolute = [...html.matchAll(/<meta [^>]*property="og:(?:url|image)" content="([^"]*)"/g)];
    expect(absolute.length).toBeGreaterThan(0);
    for (const [, url] of absolute) expect(url).toMatch(new RegExp(`^${siteOrigin}/`));
    expect(html).not.toContain("evil.example");
  }
});

test.for([
  "//evil.example",
  "//evil.example/",
  "///evil.example/%2e%2e",
  "/\\evil.example",
  "/\\/evil.example/",
  "/%5cevil.example/",
  "/%09/evil.example/",
  "/%0d%0aLocation:%20https://evil.example/",
  "/.//evil.example/",
  "/services/..//evil.example/",
  "/%2f%2fevil.example/",
  "/;@evil.example/",
  "/@evil.example//",
  "/https:/evil.example/",
])("a redirect from %s stays on the site", async (path) => {
  const response = await visit(path);
  const location = response.headers.get("Location");
  if (response.status < 300 || response.status >= 400) return expect(location).toBeNull();
  expect(location).toMatch(/^\/(?![/\\])/);
  expect(new URL(location ?? "", SITE).origin).toBe(SITE);
});

test("React Router's route manifest is not served", async () => {
  for (const path of ["/__manifest", "/__manifest?p=/&p=/services&version=1"]) {
    expect((await visit(path)).status).toBe(404);
  }
});

test("security.txt has a contact, and does not expire soon", async () => {
  const response = await visit("/.well-known/security.txt");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")?.toLowerCase()).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  const fields = text
    .trimEnd()
    .split("\n")
    .map((line) => line.split(/: (.*)/, 2) as [string, string]);
  expect(fields.map(([name]) => name)).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
  const field = Object.fromEntries(fields);
  expect(field.Contact).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
  expect(field.Canonical).toBe(`${siteOrigin}/.well-known/security.txt`);
  expect(field.Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const days = (Date.parse(field.Expires ?? "") - Date.now()) / 86_400_000;
  expect(days, "renew `security.expires` in content/site.ts").toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});

function directives(response: Response): Record<string, string[]> {
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

async function hashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
