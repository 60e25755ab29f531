import { blogFeed, newsFeed } from "#app/discovery/feeds.ts";
import { textResponse } from "#app/discovery/text-response.ts";
import { xmlDocument, xmlElement } from "#app/discovery/xml.ts";
import type { ArticleEntry } from "#app/entries/entries.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { rfc822DayStart } from "#app/lib/dates.ts";
import { blogsPage } from "#content/blogs/index.ts";
import { newsSection } from "#content/news/index.ts";
import { siteOrigin } from "#content/site.ts";
import type { Route } from "./+types/feed";

const MAX_ITEMS = 20;

/** RSS 2.0 with excerpts (rssboard.org/rss-specification). */
export function loader({ url: { pathname } }: Route.LoaderArgs) {
  const isNews = pathname.startsWith("/news/");
  const { title, page, rss } = isNews ? newsFeed : blogFeed;
  const ofKind = publishedEntries().articles.filter(({ kind }) => isNews === (kind === "news"));
  const articles = ofKind.slice(0, MAX_ITEMS);
  const [newest] = articles;
  const channel = xmlElement("channel", [
    xmlElement("title", title),
    xmlElement("link", `${siteOrigin}${page}`),
    xmlElement("description", isNews ? newsSection.intro : blogsPage.description),
    xmlElement("language", "en"),
    ...(newest ? [xmlElement("lastBuildDate", rfc822DayStart(newest.date))] : []),
    xmlElement("atom:link", undefined, { href: `${siteOrigin}${rss}`, rel: "self", type: "application/rss+xml" }),
    ...articles.map(feedItem),
  ]);
  const feed = xmlElement("rss", [channel], {
    version: "2.0",
    "xmlns:atom": "http://www.w3.org/2005/Atom",
    "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  });
  return textResponse(xmlDocument(feed), "application/rss+xml", {
    // Lets browser-based feed readers fetch the feed.
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
}

function feedItem({ title, url, date, author, category, tags, excerpt }: ArticleEntry): string {
  return xmlElement("item", [
    xmlElement("title", title),
    xmlElement("link", `${siteOrigin}${url}`),
    xmlElement("guid", `${siteOrigin}${url}`, { isPermaLink: "true" }),
    xmlElement("pubDate", rfc822DayStart(date)),
    ...(author ? [xmlElement("dc:creator", author)] : []),
    ...[category, ...tags].map((tag) => xmlElement("category", tag)),
    xmlElement("description", excerpt),
  ]);
}
