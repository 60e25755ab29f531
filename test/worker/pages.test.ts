import { env } from "cloudflare:workers";
import { decodeHTML } from "entities";
import { expect, inject, test, vi } from "vitest";
import { publishedEntries } from "#app/entries/published.server.ts";
import { contactFields } from "#content/contact-fields.ts";
import { formHeading } from "#content/contact-us.ts";
import { notFoundPage } from "#content/not-found.ts";
import { companyName, copyrightYear } from "#content/site.ts";
import { postForm, SITE, visit } from "./requests.ts";

test.for(inject("visitedPages"))(
  "$path is fully rendered, with its own title",
  async ({ path, title, description }) => {
    const response = await visit(path);
    expect(response.status).toBe(200);
    const page = parse(await response.text());
    expect(page.title).toBe(`${title} - ${companyName}`);
    expect(page.description).toBe(description);
    expect(page.html.match(/<(h1|title)[\s>]/g)).toHaveLength(2);
    expect(missingIn(page.html, "<header", "<footer")).toEqual([]);
    // React marks suspended and failed boundaries with these comments.
    expect(page.html.match(/content="noindex"|<!--\$[!?]-->/g)).toBeNull();
    await expectStart(page.html, path);
    // What a navigation requests. A loader that reads `request.url` instead of its `url` fails here only.
    expect((await visit(path === "/" ? "/_.data" : `${path}.data`)).status).toBe(200);
  },
);

test.for(inject("visitedPages").filter(({ kind }) => kind === "blog" || kind === "news"))(
  "a Link header preloads the SVG cover of $path",
  async ({ path }) => {
    const response = await visit(path);
    const [, cover] = /<img src="([^"]+\.svg)"[^>]*"eager" fetchPriority="high"/i.exec(await response.text()) ?? [];
    expect(response.headers.get("Link")).toBe(cover ? `<${cover}>; rel=preload; as=image; fetchpriority=high` : null);
  },
);

test("projects and portraits have their pictures' words, and projects a link to the form with their title", async () => {
  const { projects, team } = publishedEntries();
  const html = decodeHTML(await (await visit("/portfolio")).text());
  const words = [...projects, ...team].map(({ image }) => `alt="${image.alt}"`);
  const subjects = projects.map(({ title }) => `${new URLSearchParams({ subject: `A project like ${title}` })}`);
  expect(missingIn(html, ...words, ...subjects.map((subject) => `href="/contact-us?${subject}"`))).toEqual([]);
});

/** Checks that a page contains React's data and scripts, and nothing that delays the first paint on a slow network. */
async function expectStart(html: string, path: string) {
  expect(missingIn(html, 'enqueue("[', `data-path="${path}"`, 'import("/assets/entry')).toEqual([]);
  expect(html.match(/<script[^>]* src=/g)).toBeNull();
  const [top = ""] = html.split("</h1>");
  expect(top.match(/<link[^>]* rel="(?:stylesheet|preload)"(?![^>]* media="print")/g)).toBeNull();
  const [content = "", end = ""] = html.split("</footer>");
  expect(content.match(/modulepreload|ld\+json/g)).toBeNull();
  const scripts = preloadedScripts(end);
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) expect((await env.ASSETS.fetch(`${SITE}${script}`)).status, script).toBe(200);
}

/** @returns the words that the page lacks, because a failed `toContain` would print the whole page */
function missingIn(page: string, ...words: string[]): string[] {
  return words.filter((word) => !page.includes(word));
}

function preloadedScripts(html: string): string[] {
  return [...html.matchAll(/<link rel="modulepreload" href="(\/assets\/[^"]+\.js)"/g)].map(([, path = ""]) => path);
}

/** Paths of unknown articles. */
const LOADING = ["/blogs/no-such-article", "/news/no-such-article", "/news/contact-us"];

test.for([
  ...["/no-such-page", "/services/no-such-service", "/careers/no-such-opening", "/news", "/blogs/a/b"],
  // React Router's manifest URL, then paths with invalid UTF-8 or another host.
  ...["/__manifest", "/%", "/services%0a", "/x%0d", "/blogs/%e0%a4%a", "/blogs/a/..%2fx", "/%5cevil", "/.env"],
  ...LOADING,
])("%s shows the specified 404 page with noindex, and logs no error", async (path) => {
  const logged = vi.spyOn(console, "error");
  const response = await visit(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const page = parse(await response.text());
  expect(page.html.match(/<title>|<meta name="robots" content="noindex"/g)).toHaveLength(2);
  if (path.startsWith("/blogs/%e0")) return;
  const isLoading = LOADING.includes(path);
  expect(missingIn(page.text, isLoading ? "Loading..." : notFoundPage.heading)).toEqual([]);
  if (isLoading) expect(page.title).toBe(`Article - ${companyName}`);
  expect(page.html.match(/rel="(canonical|alternate)"|property="og:|application\/ld\+json/g)).toBeNull();
  expect(logged).not.toHaveBeenCalled();
  await expectStart(page.html, path);
});

test("pages show the labels from the specification, section 2", async () => {
  const text = async (path: string) => parse(await (await visit(path)).text()).text;
  for (const shown of [notFoundPage.intro, "Go Back to Home"]) expect(await text("/no-such-page")).toContain(shown);
  expect(await text("/services/web-development")).toContain("Back to services");
  expect(await text("/contact-us")).toContain(formHeading);
  const home = await text("/");
  for (const label of ["Get Started", "View Certification", "See all Services", "See all Projects", "See all Posts"]) {
    expect(home).toContain(label);
  }
  expect(home).toContain(`© ${copyrightYear}`);
});

test("the home page has three projects, and lists appear with the delays of the specification, section 9", async () => {
  const home = await (await visit("/")).text();
  expect(new Set(home.match(/(?<=\/images\/projects\/)[a-z-]+?(?=(-dark)?-phone)/g)).size).toBe(3);
  // Services, projects, team and posts, in ms for each item.
  expect(home.match(/(?<=data-reveal=")\d+/g)).toEqual(["50", "200", "100", "200"]);
});

test("/blogs lists all articles, then all company news, newest first", async () => {
  const listed = (await (await visit("/blogs")).text()).match(/(?<=<h3[^>]*><a [^>]*href=")[^"]+/g);
  const articles = inject("publishedPages").filter(({ kind }) => kind === "blog" || kind === "news");
  expect(listed).toEqual(articles.map(({ path }) => path));
});

test.for([
  ["/", ["page /"]],
  ["/portfolio", ["page /portfolio"]],
  ["/services/web-development", ["true /services"]],
  [inject("visitedPages").find(({ kind }) => kind === "news")?.path ?? "", ["true /blogs"]],
  ["/no-such-page", []],
] as const)("on %s, only links to the page and its parents have aria-current", async ([path, expected]) => {
  const html = await (await visit(path)).text();
  const current = [...html.matchAll(/<a [^>]*aria-current="(page|true)"[^>]*>/g)].map(
    ([link, state]) => `${state} ${/href="([^"]*)"/.exec(link)?.[1]}`,
  );
  expect([...new Set(current)]).toEqual(expected);
});

test.for([
  ["/services/", "/services"],
  ["/services//web-development/?a=B", "/services/web-development?a=B"],
  ["/SITEMAP.xml", "/sitemap.xml"],
  ["//evil.example", "/evil.example"],
  ["/\\\\evil.example/", "/evil.example"],
  ["/.//evil.example/", "/evil.example"],
])("redirects %s to %s", async ([path, target]) => {
  const response = await visit(path ?? "");
  expect([response.status, response.headers.get("Location")]).toEqual([308, target]);
});

test("/search shows the query, the results and the form, without JavaScript and to no search engine", async () => {
  const { title = "", path = "" } = inject("visitedPages").find(({ kind }) => kind === "service") ?? {};
  const page = parse(await (await visit(`/search?${new URLSearchParams({ q: title })}`)).text());
  expect(page.title).toBe(`Search: ${title} - ${companyName}`);
  expect(page.html).toContain('<meta name="robots" content="noindex"');
  expect(page.html).not.toContain('rel="canonical"');
  expect(decodeHTML(page.html)).toMatch(new RegExp(`<h1[^>]*>\\d+ results? for “${title}”</h1>`));
  expect(/<li[^>]*><a [^>]*href="([^"]+)"/.exec(page.html.split("</search>")[1] ?? "")?.[1]).toBe(path);
  expect(page.html).toMatch(/<search><form [^>]*action="\/search" method="get"/);
  expect(decodeHTML(page.html)).toMatch(new RegExp(`<input[^>]* name="q"[^>]* value="${title}"`));
});

test("a link's subject is cut to the limit of its field", async () => {
  const { limit } = contactFields.subject;
  const html = await (await visit(`/contact-us?subject=${"x".repeat(limit + 1)}`)).text();
  expect(/name="subject"[^>]*? value="(x*)"/.exec(html)?.[1]).toHaveLength(limit);
});

test("the large scripts have V8's compile hint in their first line", async () => {
  const scripts = preloadedScripts(await (await visit("/")).text());
  for (const name of ["packages", "shell"]) {
    const script = scripts.find((path) => path.startsWith(`/assets/${name}-`));
    const text = await (await env.ASSETS.fetch(`${SITE}${script}`)).text();
    // V8 reads this comment in the first line only.
    expect(text.split("\n")[0], name).toBe("//# allFunctionsCalledOnLoad");
  }
});

test("the response to a form post contains the action data, in which no text can close the script element", async () => {
  const name = "</script><script>alert(1)</script><!--";
  const html = await (await postForm({ name, email: "x" })).text();
  expect(html).toMatch(/enqueue\(".*actionData.*\\u003c\/script/);
  expect(html).not.toContain("<script>alert(1)");
});

function parse(html: string) {
  const decode = (text = "") => decodeHTML(text).replaceAll(/\s+/g, " ");
  const main = html.replaceAll(/<script\b[\s\S]*?<\/script>|<!--.*?-->/g, "");
  return {
    html,
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1]),
    description: decode(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]),
    text: decode(main.replaceAll(/<[^>]+>/g, " ")),
  };
}
