import { blogFeed, newsFeed } from "#app/discovery/feed-links.ts";
import { type SitePage, sitePages } from "#app/discovery/site-pages.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { blogsPage } from "#content/blogs/index.ts";
import { homePage } from "#content/home.ts";
import { newsSection } from "#content/news/index.ts";
import { companyName, siteOrigin } from "#content/site.ts";

type Link = Pick<SitePage, "title" | "path" | "description">;

/** Number of posts and of news to link to. /blogs leads to the others. */
const NEWEST_LENGTH = 20;

const HEADINGS: Record<SitePage["kind"], string> = {
  page: "Company",
  service: "Services",
  blog: "Newest articles",
  news: "Newest news",
  opening: "Open positions",
};

const OTHER_FILES: Link[] = [
  { title: blogFeed.title, path: blogFeed.rss, description: `RSS with full texts. ${blogsPage.description}` },
  { title: newsFeed.title, path: newsFeed.rss, description: `RSS with full texts. ${newsSection.intro}` },
  { title: "Sitemap", path: "/sitemap.xml", description: "The address of every page." },
];

/** An overview for AI readers (llmstxt.org), with links to the pages. */
export function loader() {
  const published = publishedEntries();
  const newest = (["blog", "news"] as const).flatMap((wanted) =>
    published.articles.filter(({ kind }) => kind === wanted).slice(0, NEWEST_LENGTH),
  );
  const pages = sitePages({ ...published, articles: newest });
  const blocks = [
    `# ${escaped(companyName)}`,
    `> ${escaped(homePage.description)}`,
    ...Object.entries(HEADINGS).flatMap(([kind, heading]) =>
      section(
        heading,
        pages.filter((page) => page.kind === kind),
      ),
    ),
    ...section("Feeds and sitemap", OTHER_FILES),
  ];
  return new Response(`${blocks.join("\n\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

function section(heading: string, links: Link[]): string[] {
  const items = links.map(
    ({ title, path, description }) => `- [${escaped(title)}](${siteOrigin}${path}): ${escaped(description)}`,
  );
  return items.length === 0 ? [] : [`## ${heading}`, items.join("\n")];
}

function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<]/g, "\\$&");
}
