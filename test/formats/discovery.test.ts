import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { jobPath } from "#app/entries/jobs.ts";
import { rfc822DayStart } from "#app/lib/dates.ts";
import { privacy } from "#content/legal/privacy.ts";
import { companyName, siteOrigin } from "#content/site.ts";
import { published, publishedPages } from "#test/published.ts";
import { visit } from "./built-site.ts";

/** Maximum number of articles in a feed. */
const FEED_LENGTH = 20;

const { posts, news } = published;

const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  isArray: (name) => ["url", "item", "category"].includes(name),
});

/** @throws if the URL belongs to another site */
function ownPath(address: string): string {
  if (!address.startsWith(`${siteOrigin}/`)) throw new Error(`${address} is not ours`);
  return address.slice(siteOrigin.length);
}

test("the sitemap lists every page once, with its last modification date if known", async () => {
  const response = await visit("/sitemap.xml");
  expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  const text = await response.text();
  expect(XMLValidator.validate(text)).toBe(true);
  const { urlset } = xml.parse(text) as { urlset: { xmlns: string; url: { loc: string; lastmod?: string }[] } };
  expect(urlset.xmlns).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  const listed = urlset.url.map(({ loc, lastmod }) => [ownPath(loc), lastmod] as const);
  expect(listed.map(([path]) => path).toSorted()).toEqual(publishedPages.map(({ path }) => path).toSorted());
  const changed = new Map(listed);
  for (const { url, date } of published.articles) expect(changed.get(url)).toBe(date);
  for (const job of published.jobs) expect(changed.get(jobPath(job))).toBe(job.datePosted);
  expect(changed.get("/privacy-policy")).toBe(privacy.updated);
  expect(changed.get("/blogs")).toBe(published.articles[0]?.date);
  for (const path of ["/", "/about-us"]) expect(changed.get(path)).toBeUndefined();
});

test("robots.txt allows everything and links to the sitemap", async () => {
  const response = await visit("/robots.txt");
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const lines = (await response.text()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  expect(lines).toEqual(["User-agent: *", "Allow: /", `Sitemap: ${siteOrigin}/sitemap.xml`]);
});

test.for([
  ["/blogs/feed.xml", "/blogs", posts],
  ["/news/feed.xml", "/blogs#news", news],
] as const)("%s is valid RSS 2.0 with the newest articles of its list", async ([path, page, articles]) => {
  const response = await visit(path);
  expect(response.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
  const text = await response.text();
  expect(XMLValidator.validate(text)).toBe(true);
  const { rss } = xml.parse(text);
  expect(rss.version).toBe("2.0");
  expect(rss.channel).toMatchObject({
    link: `${siteOrigin}${page}`,
    title: expect.stringMatching(/./),
    description: expect.stringMatching(/./),
    "atom:link": { href: `${siteOrigin}${path}`, rel: "self", type: "application/rss+xml" },
  });
  const newestFirst = articles.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, FEED_LENGTH);
  expect(rss.channel.item).toEqual(
    newestFirst.map(({ title, url, category, tags, excerpt, date, author }) => ({
      title,
      link: `${siteOrigin}${url}`,
      guid: { "#text": `${siteOrigin}${url}`, isPermaLink: "true" },
      category: [category, ...tags],
      description: excerpt,
      pubDate: rfc822DayStart(date),
      "dc:creator": author,
    })),
  );
});

test("llms.txt follows llmstxt.org and links to all pages", async () => {
  const response = await visit("/llms.txt");
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text.startsWith(`# ${companyName}\n\n> `)).toBe(true);
  const listed = text.replaceAll("\\", "").match(/(?<=^- ).*/gm) ?? [];
  const pages = publishedPages.map(
    ({ title, path, description }) => `[${title}](${siteOrigin}${path}): ${description}`,
  );
  const feeds = ["/blogs/feed.xml", "/news/feed.xml"].map((path) =>
    expect.stringContaining(`](${siteOrigin}${path}): `),
  );
  expect(listed).toEqual([...pages, ...feeds]);
  expect(text).not.toMatch(/^#{3,}|<\w/m);
});
