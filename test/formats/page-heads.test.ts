import { expect, test } from "vitest";
import { blogFeed, newsFeed } from "#app/discovery/feeds.ts";
import type { SitePage } from "#app/discovery/site-pages.ts";
import { jobPath } from "#app/entries/jobs.ts";
import { longDate } from "#app/lib/dates.ts";
import { companyName, contact, siteOrigin } from "#content/site.ts";
import { published, visitedArticles, visitedPages } from "#test/published.ts";
import { shownText, tags, textOf, visit } from "./built-site.ts";

const { posts, news } = published;

const pages = await Promise.all(visitedPages.map(async (page) => ({ ...page, html: await textOf(page.path) })));

/** Types of structured data by kind of page, besides breadcrumbs. */
const TYPES: Record<SitePage["kind"], string[]> = {
  page: [],
  service: ["Service"],
  blog: ["BlogPosting"],
  news: ["NewsArticle"],
  job: ["JobPosting"],
};

const TYPES_OF_PAGES: Record<string, string[]> = {
  "/": ["ProfessionalService", "WebSite"],
  "/about-us": ["ProfessionalService"],
  "/contact-us": ["ProfessionalService"],
};

test.for(pages)(
  "$path has a canonical URL, both feeds, preview tags and a 1200 × 630 share card",
  async ({ path, html, kind }) => {
    const canonical = tags(html, "link").filter(({ rel }) => rel === "canonical");
    expect(canonical).toEqual([{ rel: "canonical", href: `${siteOrigin}${path}` }]);
    const feeds = tags(html, "link").filter(({ type }) => type === "application/rss+xml");
    expect(feeds.map(({ href }) => href)).toEqual([blogFeed.rss, newsFeed.rss]);
    expect(meta(html, "og:url")).toBe(`${siteOrigin}${path}`);
    for (const name of ["title", "description", "type", "site_name", "locale", "image:alt"]) {
      expect(meta(html, `og:${name}`), name).not.toBe("");
    }
    const isArticle = kind === "blog" || kind === "news";
    expect(meta(html, "og:type")).toBe(isArticle ? "article" : "website");
    expect(meta(html, "article:published_time") !== "").toBe(isArticle);
    expect(meta(html, "twitter:card")).toBe("summary_large_image");
    const image = meta(html, "og:image");
    expect(image.startsWith(`${siteOrigin}/og/`)).toBe(true);
    const response = await visit(image.slice(siteOrigin.length));
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe(meta(html, "og:image:type"));
    // Other sites embed the share card.
    expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    const file = new DataView(await response.arrayBuffer());
    // PNG: 8-byte signature, then the IHDR chunk with width and height.
    expect([file.getUint32(0), file.getUint32(4)]).toEqual([0x89504e47, 0x0d0a1a0a]);
    expect([file.getUint32(16), file.getUint32(20)]).toEqual([1200, 630]);
    expect([meta(html, "og:image:width"), meta(html, "og:image:height")]).toEqual(["1200", "630"]);
    expect(file.byteLength).toBeLessThan(100_000);
    expect(pages.filter((other) => meta(other.html, "og:image") === image).map((other) => other.path)).toEqual([path]);
  },
);

test("no two pages share a title or a description", () => {
  const heads = pages.map(({ html, path }) => ({
    path,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    description: meta(html, "description"),
  }));
  for (const { path, title, description } of heads) {
    const same = heads.filter((other) => other.title === title || other.description === description);
    expect(same.map((other) => other.path)).toEqual([path]);
  }
});

test.for(pages)("$path has its structured data and breadcrumbs", ({ path, title, kind, html }) => {
  const things = structuredData(html);
  const breadcrumb = path === "/" ? [] : ["BreadcrumbList"];
  const expected = [...breadcrumb, ...TYPES[kind], ...(TYPES_OF_PAGES[path] ?? [])];
  expect(things.map((thing) => thing["@type"])).toEqual(expected);
  for (const thing of things) expect(thing["@context"]).toBe("https://schema.org");
  if (path === "/") return;

  const list = things[0]?.itemListElement as { position: number; name: string; item?: string }[];
  expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
  expect(list.at(-1)).toEqual({ "@type": "ListItem", position: list.length, name: title });
  const shown = /<nav aria-label="Breadcrumb"[^>]*>([\s\S]*?)<\/nav>/.exec(html)?.[1] ?? "";
  expect(tags(shown, "a").map(({ href }) => `${siteOrigin}${href}`)).toEqual(list.slice(0, -1).map(({ item }) => item));
  expect(shownText(`<body>${shown}`).trim()).toBe(list.map(({ name }) => name).join(" "));
  for (const { name, item } of list.slice(0, -1)) {
    expect(visitedPages.find((page) => `${siteOrigin}${page.path}` === item)?.title).toBe(name);
  }
});

test("an article has Google's Article properties, which match its visible text", () => {
  expect(Math.min(posts.length, news.length)).toBeGreaterThan(0);
  for (const article of visitedArticles) {
    const { html } = pageOf(article.url);
    const [, thing] = structuredData(html);
    const author = article.author ?? companyName;
    expect(thing).toMatchObject({
      headline: article.title,
      url: `${siteOrigin}${article.url}`,
      mainEntityOfPage: `${siteOrigin}${article.url}`,
      articleSection: article.category,
      author: { name: author },
      publisher: { "@type": "Organization", name: companyName, logo: { "@type": "ImageObject" } },
    });
    expect(Date.parse(String(thing?.datePublished))).toBe(Date.parse(`${article.date}T00:00:00+05:00`));
    expect(thing?.datePublished).toBe(meta(html, "article:published_time"));
    const shown = shownText(html);
    for (const text of [article.title, longDate(article.date), author, article.category, ...article.tags]) {
      expect(shown).toContain(text);
    }
  }
});

test("the URLs in structured data exist", async () => {
  const addresses = pages.flatMap(({ html }) => JSON.stringify(structuredData(html)).match(/https:[^"]+/g) ?? []);
  const own = new Set(addresses.filter((address) => address.startsWith(`${siteOrigin}/`)));
  expect(own.size).toBeGreaterThan(visitedPages.length);
  for (const address of own) {
    const { pathname } = new URL(address);
    expect((await visit(pathname)).status, address).toBe(200);
  }
});

test("the company's structured data matches its pages", () => {
  for (const path of ["/", "/about-us", "/contact-us"]) {
    const { html } = pageOf(path);
    const company = structuredData(html).find((thing) => thing["@type"] === "ProfessionalService");
    expect(company).toMatchObject({ "@id": `${siteOrigin}/#company`, name: companyName, email: contact.email });
    expect(company).toMatchObject({
      telephone: contact.phone,
      address: { addressCountry: contact.address.countryCode },
      openingHoursSpecification: {
        opens: expect.stringMatching(/^\d\d:00$/),
        closes: expect.stringMatching(/^\d\d:00$/),
      },
    });
    const links = tags(html, "a").map(({ href }) => href);
    expect(links).toEqual(
      expect.arrayContaining([`mailto:${contact.email}`, `tel:${contact.phone.replaceAll(/[^+\d]/g, "")}`]),
    );
    expect(shownText(html)).toContain(contact.address.lines[0]);
  }
});

test("the structured data of jobs matches their pages", () => {
  for (const job of published.jobs) {
    const { html } = pageOf(jobPath(job));
    const [, posting] = structuredData(html);
    // Google requires these properties of a JobPosting.
    expect(posting).toMatchObject({
      title: job.title,
      datePosted: job.datePosted,
      hiringOrganization: { "@type": "Organization", name: companyName },
      jobLocation: { "@type": "Place", address: { addressCountry: expect.any(String) } },
      identifier: { value: String(job.id) },
    });
    expect(posting?.validThrough === undefined).toBe(job.closes === undefined);
    for (const text of [job.title, ...job.requirements]) {
      expect(shownText(html)).toContain(text);
    }
  }
});

function pageOf(path: string) {
  const page = pages.find((page) => page.path === path);
  if (!page) throw new Error(`${path} is not a page`);
  return page;
}

/** @returns "" if there is no such tag. @throws if there are several */
function meta(html: string, name: string): string {
  const found = tags(html, "meta").filter((tag) => tag.property === name || tag.name === name);
  if (found.length > 1) throw new Error(`${name} occurs ${found.length} times`);
  return found[0]?.content ?? "";
}

function structuredData(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, json = ""]) => JSON.parse(json));
}
