import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { privacy } from "#content/legal/privacy.ts";
import { companyName, siteOrigin } from "#content/site.ts";
import { leaksUndefined, published, publishedPages } from "#test/published.ts";
import { visit } from "./built-site.ts";

/** Number of articles in a feed. */
const FEED_LENGTH = 20;

const { posts, news } = published;

const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  isArray: (name) => ["url", "item", "category"].includes(name),
});

/** An article in an RSS 2.0 feed. */
interface FeedItem {
  title: string;
  link: string;
  guid: { "#text": string; isPermaLink: string };
  category: string[];
  pubDate: string;
  description: string;
  "dc:creator": string;
  "content:encoded": string;
}

/** Throws if the URL belongs to another site. */
function ownPath(address: string): string {
  if (!address.startsWith(`${siteOrigin}/`)) throw new Error(`${address} is not ours`);
  return address.slice(siteOrigin.length);
}

/** @returns The day of the last change of each page in the sitemap. */
async function readSitemap(): Promise<Map<string, string | undefined>> {
  const response = await visit("/sitemap.xml");
  expect(response.headers.get("Content-Type")).toMatch(/^application\/xml/);
  const text = await response.text();
  expect(XMLValidator.validate(text)).toBe(true);
  const { urlset } = xml.parse(text) as { urlset: { xmlns: string; url: { loc: string; lastmod?: string }[] } };
  expect(urlset.xmlns).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  const pages = new Map(urlset.url.map(({ loc, lastmod }) => [ownPath(loc), lastmod]));
  expect(pages.size).toBe(urlset.url.length);
  return pages;
}

test("the sitemap lists every page once, with the day of its last change if known", async () => {
  const changed = await readSitemap();
  expect([...changed.keys()].toSorted()).toEqual(publishedPages.map(({ path }) => path).toSorted());
  for (const { url, date } of published.articles) expect(changed.get(url)).toBe(date);
  expect(changed.get("/privacy-policy")).toBe(privacy.updated);
  expect(changed.get("/blogs")).toBe(published.articles[0]?.date);
  for (const path of ["/", "/about-us"]) expect(changed.get(path)).toBeUndefined();
});

test("robots.txt allows everything and names the sitemap", async () => {
  const response = await visit("/robots.txt");
  expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
  const lines = (await response.text()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  expect(lines).toEqual(["User-agent: *", "Allow: /", `Sitemap: ${siteOrigin}/sitemap.xml`]);
});

test.for([
  ["/blogs/feed.xml", "/blogs", posts],
  ["/news/feed.xml", "/blogs#news", news],
] as const)("%s is valid RSS 2.0 with the newest articles of its list", async ([path, page, articles]) => {
  const response = await visit(path);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/rss\+xml/);
  const text = await response.text();
  expect(XMLValidator.validate(text)).toBe(true);
  const { rss } = xml.parse(text);
  expect(rss.version).toBe("2.0");
  expect(rss.channel["atom:link"]).toEqual({
    href: `${siteOrigin}${path}`,
    rel: "self",
    type: "application/rss+xml",
  });

  const { link, title, description, item: items }: Record<string, string> & { item: FeedItem[] } = rss.channel;
  expect(link).toBe(`${siteOrigin}${page}`);
  expect(title).toMatch(/./);
  expect(description).toMatch(/./);
  const newestFirst = articles.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, FEED_LENGTH);
  expect(items.map((item) => item.link)).toEqual(newestFirst.map(({ url }) => `${siteOrigin}${url}`));
  for (const [index, article] of newestFirst.entries()) {
    const item = items[index];
    expect(item).toMatchObject({
      title: article.title,
      guid: { "#text": `${siteOrigin}${article.url}`, isPermaLink: "true" },
      category: [article.category, ...article.tags],
      description: article.excerpt,
    });
    expect(item?.["dc:creator"]).toBe(article.author);
    expect(Date.parse(item?.pubDate ?? "")).toBe(Date.parse(`${article.date}T00:00:00+05:00`));
    // compile-body.test.ts says what that is.
    expect(item?.["content:encoded"]).toContain(article.feedHtml);
  }
});

test("llms.txt follows llmstxt.org and links to all pages", async () => {
  const response = await visit("/llms.txt");
  expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text.startsWith(`# ${companyName}\n\n> `)).toBe(true);
  const links = [...text.matchAll(/^- \[.+\]\((\S+)\): .+$/gm)].map(([, address = ""]) => ownPath(address));
  expect(links).toEqual([...publishedPages.map(({ path }) => path), "/blogs/feed.xml", "/news/feed.xml"]);
  expect(text).not.toMatch(/^#{3,}|<\w/m);
  expect(text.split("\n").filter(leaksUndefined)).toEqual([]);
});
