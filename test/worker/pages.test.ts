import { env } from "cloudflare:workers";
import { decodeHTML } from "entities";
import { expect, inject, test } from "vitest";
import { articleLoading, notFoundPage } from "../../content/not-found.ts";
import { postForm, SITE, visit } from "./requests.ts";

/** Specification, section 2, written out: not derived from the content under test. */
const ROUTES: Record<string, RegExp> = {
  "/": /^Home - MHS$/,
  "/services": /^Services - MHS$/,
  "/services/web-development": / - MHS$/,
  "/services/mobile-app-development": / - MHS$/,
  "/services/portal-management-systems": / - MHS$/,
  "/services/software-consultancy": / - MHS$/,
  "/services/e-commerce-solutions": / - MHS$/,
  "/services/custom-solutions": / - MHS$/,
  "/portfolio": /^Portfolio - MHS$/,
  "/about-us": / - MHS$/,
  "/contact-us": / - MHS$/,
  "/blogs": / - MHS$/,
  "/blogs/web-development-future": / - MHS$/,
  "/blogs/mobile-app-trends-2024": / - MHS$/,
  "/blogs/custom-software-for-startups": / - MHS$/,
  "/news/mhs-ecommerce-partnership": / - MHS$/,
  "/news/ai-powered-portal-system": / - MHS$/,
  "/news/mhs-dubai-office": / - MHS$/,
  "/careers": / - MHS$/,
  "/terms-of-services": / - MHS$/,
  "/privacy-policy": / - MHS$/,
};

test("the registry of pages has every route of the specification", () => {
  expect(inject("publishedPages").map((page) => page.path)).toEqual(expect.arrayContaining(Object.keys(ROUTES)));
});

test.for(inject("visitedPages"))(
  "$path has the title and description of its content",
  async ({ path, title, description }) => {
    const page = parse(await (await visit(path)).text());
    expect(page.title).toBe(`${title} - MHS`);
    expect(page.description).toBe(description);
  },
);

test.for(Object.entries(ROUTES))("%s answers 200 with its title, a description and one h1", async ([path, title]) => {
  const response = await visit(path);
  expect(response.status).toBe(200);
  const page = parse(await response.text());
  expect(page.title).toMatch(title);
  expect(page.description.length).toBeGreaterThanOrEqual(70);
  expect(page.description.length).toBeLessThanOrEqual(160);
  expect(page.headings).toBe(1);
  expect(page.html).toContain("<header");
  expect(page.html).toContain("<footer");
  expect(page.html).not.toContain('content="noindex"');
});

test("titles and descriptions are different on every page", () => {
  for (const part of ["title", "description"] as const) {
    const texts = inject("publishedPages").map((page) => page[part]);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

/** There once there are more articles. */
const LATER_LISTS = ["/blogs/page/2", "/news/page/2", "/blogs/category/web"];

test.for([
  ...["/no-such-page", "/services/no-such-service", "/careers/no-such-opening", "/news", "/blogs/a/b"],
  ...["/services/web-development/more", "/blogs/page/0", "/blogs/page/02", "/blogs/page/9999"],
  ...["/news/page/9999", "/blogs/category/no-such", "/blogs/tag/no-such/page/1", "/blogs/year/2024"],
  ...LATER_LISTS.filter((path) => !inject("publishedLists").includes(path)),
])("%s shows the specified not-found page with status 404", async (path) => {
  const response = await visit(path);
  expect(response.status).toBe(404);
  const page = parse(await response.text());
  expect(page.text).toContain(notFoundPage.heading);
  expect(page.text).toContain(notFoundPage.intro);
  expect(page.html).toContain('content="noindex"');
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

test.for(["/blogs/no-such-article", "/news/no-such-article", "/news/web-development-future"])(
  "%s shows the loading screen with status 404 and noindex",
  async (path) => {
    const response = await visit(path);
    expect(response.status).toBe(404);
    const page = parse(await response.text());
    expect(page.text).toContain(articleLoading);
    expect(page.title).toMatch(/ - MHS$/);
    expect(page.html).toContain('content="noindex"');
  },
);

test("the fixed texts of the specification are the specified ones", async () => {
  expect(articleLoading).toBe("Loading...");
  expect(notFoundPage.heading).toBe("Oops! Page Not Found");
  expect(notFoundPage.intro).toBe("The page you are looking for doesn't exist or has been moved.");
  const text = async (path: string) => parse(await (await visit(path)).text()).text;
  expect(await text("/no-such-page")).toContain("Go Back to Home");
  expect(await text("/services")).toContain("Our Services");
  expect(await text("/services/web-development")).toContain("Back to services");
  expect(await text("/blogs")).toContain("Contact Us Today");
  expect(await text("/contact-us")).toContain("Send Us a Message");
  const home = await text("/");
  for (const label of ["Get Started", "View Certification", "See all Services", "See all Projects", "See all Posts"]) {
    expect(home).toContain(label);
  }
  expect(home).toContain("© 2024");
});

test("the active navigation link has aria-current, on its page and below it", async () => {
  const current = async (path: string) =>
    [...(await (await visit(path)).text()).matchAll(/<a [^>]*aria-current="(page|true)"[^>]*>/g)].map((match) => ({
      state: match[1],
      href: /href="([^"]*)"/.exec(match[0])?.[1],
    }));
  expect(await current("/portfolio")).toContainEqual({ state: "page", href: "/portfolio" });
  expect(await current("/services/web-development")).toContainEqual({ state: "true", href: "/services" });
  expect(await current("/news/mhs-dubai-office")).toContainEqual({ state: "true", href: "/blogs" });
  expect((await current("/portfolio")).map(({ href }) => href)).not.toContain("/");
});

test("two renders of a page are the same bytes, and the same ETag gets 304 with the same policy", async () => {
  const first = await visit("/about-us");
  const body = await first.text();
  const second = await visit("/about-us");
  expect(await second.text()).toBe(body);
  const etag = first.headers.get("ETag") ?? "";
  expect(etag).toMatch(/^"[^"]+"$/);
  for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const again = await visit("/about-us", { headers: { "If-None-Match": condition } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("Content-Security-Policy")).toBe(first.headers.get("Content-Security-Policy"));
  }
  expect((await visit("/about-us", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
});

test.for([
  ["/services/", "/services"],
  ["/About-Us", "/about-us"],
  ["/services//web-development/?a=B", "/services/web-development?a=B"],
  ["/blogs/page/1", "/blogs"],
  ["/news/page/1", "/blogs#news"],
  ["//evil.example", "/evil.example"],
  ["/\\\\evil.example/", "/evil.example"],
])("%s is redirected to %s", async ([path, target]) => {
  const response = await visit(path ?? "");
  expect(response.status).toBe(308);
  expect(response.headers.get("Location")).toBe(target);
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
});

test.for([
  "/%",
  "/blogs/%e0%a4%a",
  "/blogs/..%2farticle-bodies%2fblogs%2fweb-development-future.json",
  "/blogs/category/%2e%2e%2fx",
  "/%5cevil",
  "/.env",
  "/__manifest",
  `/${"a/".repeat(200)}b`,
])("%s is a missing page, not an error", async (path) => {
  expect((await visit(path)).status).toBe(404);
});

test("prefetched data may be cached, an error may not", async () => {
  expect((await visit("/careers.data")).headers.get("Cache-Control")).toMatch(/max-age=[1-9]/);
  expect((await visit("/no-such-page.data")).headers.get("Cache-Control")).toBe("no-store");
});

test("a HEAD has the headers of the page and no body", async () => {
  const response = await visit("/careers", { method: "HEAD" });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("");
});

test.for([...Object.keys(ROUTES), "/no-such-page", "/blogs/none"])(
  "the policy of %s allows the hashes of its inline scripts and styles and no others",
  async (path) => {
    const response = await visit(path);
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    const html = await response.text();
    const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
      .filter(([, attributes]) => !/src=|type="application\/(ld\+)?json"/.test(attributes ?? ""))
      .map(([, , text]) => text ?? "");
    expect(scripts).toHaveLength(2);
    expect(allowed(policy, "script-src")).toEqual(new Set(await Promise.all(scripts.map(hashSource))));
    // An article's text has styles of its own, which every page allows: a link shows it in the same document.
    const styles = stylesIn(html);
    const ofArticle = stylesIn(await (await visit(ARTICLE)).text());
    expect(ofArticle).toHaveLength(2);
    expect(styles).toEqual(isArticle(path) ? ofArticle : ofArticle.slice(0, 1));
    expect(allowed(policy, "style-src")).toEqual(new Set(await Promise.all(ofArticle.map(hashSource))));
    expect(policy).not.toContain("unsafe");
  },
);

const ARTICLE = "/blogs/web-development-future";

function isArticle(path: string): boolean {
  return /^\/(blogs|news)\/./.test(path) && path !== "/blogs/none";
}

function stylesIn(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text ?? "");
}

function allowed(policy: string, directive: string): Set<string> {
  const sources = policy.split("; ").find((part) => part.startsWith(`${directive} `));
  return new Set(sources?.match(/'sha256-[^']+'/g) ?? []);
}

test.for([...Object.keys(ROUTES), "/no-such-page"])(
  "%s is rendered whole, with nothing left to React in the browser",
  async (path) => {
    // React's markers of a boundary that suspended or failed.
    expect(await (await visit(path)).text()).not.toMatch(/<!--\$[!?]-->/);
  },
);

test("the HTML loads no script and no stylesheet", async () => {
  for (const path of Object.keys(ROUTES)) {
    const html = await (await visit(path)).text();
    expect(html.match(/<script[^>]* src=|<link[^>]* rel="(?:modulepreload|stylesheet)"/g)).toBeNull();
    // On a slow network a typeface that is preloaded delays the first paint.
    expect(html).not.toContain('rel="preload"');
  }
});

test.for([...Object.keys(ROUTES), "/no-such-page", "/blogs/none"])(
  "%s brings what React is started from, and every script that it names is there",
  async (path) => {
    const start = startData(await (await visit(path)).text());
    expect(start.data).toContain("loaderData");
    expect(Object.keys(start.routes).slice(0, 2)).toEqual(["root", "routes/layout"]);
    const scripts = [...start.scripts, ...Object.values(start.routes).flat(), start.entry];
    for (const script of new Set(scripts)) {
      expect(script).toMatch(/^\/assets\/.+\.js$/);
      expect((await env.ASSETS.fetch(`${SITE}${script}`)).status).toBe(200);
    }
  },
);

test("the large scripts that all pages start from are compiled while they load", async () => {
  const { scripts } = startData(await (await visit("/")).text());
  for (const name of ["framework", "frame"]) {
    const script = scripts.find((path) => path.startsWith(`/assets/${name}-`));
    const text = await (await env.ASSETS.fetch(`${SITE}${script}`)).text();
    // V8 reads it in the first line only.
    expect(text.split("\n")[0], name).toBe("//# allFunctionsCalledOnLoad");
  }
});

test("the page that answers a form has start data too, with the action's result", async () => {
  const response = await postForm({ name: "Ada Obi", email: "x" });
  expect(response.status).toBe(422);
  const start = startData(await response.text());
  expect(start.data).toContain("actionData");
  expect(start.data).toContain("Ada Obi");
});

test("no text can close the script element of the page's data", async () => {
  const html = await (await postForm({ name: "</script><script>alert(1)</script><!--", email: "x" })).text();
  expect(startData(html).data).toContain("</script><script>alert(1)</script><!--");
  expect(html).not.toContain("<script>alert(1)");
});

test("a page's data is noindex", async () => {
  for (const path of ["/careers.data", "/no-such-page.data"]) {
    expect((await visit(path)).headers.get("X-Robots-Tag")).toBe("noindex");
  }
  expect((await visit("/careers")).headers.get("X-Robots-Tag")).toBeNull();
});

function startData(html: string): { data: string; scripts: string[]; routes: Record<string, string[]>; entry: string } {
  const [, json = ""] = /<script id="site:start-data" type="application\/json">([^<]*)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
}

test("neither a query nor a header for React Router changes a page", async () => {
  const plain = await visit("/careers");
  const body = await plain.text();
  for (const [path, headers] of [
    ["/careers?utm_source=x", {}],
    ["/careers", { "X-React-Router-SPA-Mode": "yes", "X-React-Router-Prerender-Data": "[]" }],
    ["/careers", { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "http" }],
  ] as const) {
    const response = await visit(path, { headers });
    expect(await response.text()).toBe(body);
    expect(response.headers.get("ETag")).toBe(plain.headers.get("ETag"));
  }
});

test.for(["/", "/no-such-page", "/api/contact-us", "/api/nothing", "/contact-us.data"])(
  "%s carries the security headers",
  async (path) => {
    const { headers } = await visit(path);
    expect(headers.get("Strict-Transport-Security")).toMatch(/max-age=(3153[6-9]|[4-9]\d{7})/);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Permissions-Policy")).toContain("camera=()");
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("X-Powered-By")).toBeNull();
    expect(headers.get("Set-Cookie")).toBeNull();
  },
);

function parse(html: string) {
  const main = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
  return {
    html,
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: decode(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ""),
    headings: main.match(/<h1[\s>]/g)?.length ?? 0,
    text: decode(main.replaceAll(/<!--.*?-->/g, "").replaceAll(/<[^>]+>/g, " ")),
  };
}

function decode(text: string): string {
  return decodeHTML(text).replaceAll(/\s+/g, " ");
}

async function hashSource(script: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
