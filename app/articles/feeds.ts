import type { FeedLink } from "#app/discovery/feed-links.ts";
import { element, escapeXml, xmlDocument } from "#app/discovery/xml.ts";
import type { CompiledArticle } from "#app/entries/entries.ts";
import { rfc822DayStart } from "#app/lib/dates.ts";
import { sharedPictureUrl } from "#app/media/picture-sizes.ts";
import { siteOrigin } from "#content/site.ts";

interface Feed {
  link: FeedLink;
  description: string;
  /** Newest first. */
  articles: CompiledArticle[];
}

/** @returns RSS 2.0 with full texts (rssboard.org/rss-specification) */
export function rssFeed({ link, description, articles }: Feed): string {
  const [newest] = articles;
  const channel = element("channel", [
    element("title", link.title),
    element("link", `${siteOrigin}${link.page}`),
    element("description", description),
    element("language", "en"),
    ...(newest ? [element("lastBuildDate", rfc822DayStart(newest.date))] : []),
    element("atom:link", undefined, { href: `${siteOrigin}${link.rss}`, rel: "self", type: "application/rss+xml" }),
    ...articles.map((article) =>
      element("item", [
        element("title", article.title),
        element("link", `${siteOrigin}${article.url}`),
        element("guid", `${siteOrigin}${article.url}`, { isPermaLink: "true" }),
        element("pubDate", rfc822DayStart(article.date)),
        ...(article.author ? [element("dc:creator", article.author)] : []),
        ...[article.category, ...article.tags].map((tag) => element("category", tag)),
        element("description", article.excerpt),
        element("content:encoded", articleHtml(article)),
      ]),
    ),
  ]);
  return xmlDocument(
    element("rss", [channel], {
      version: "2.0",
      "xmlns:atom": "http://www.w3.org/2005/Atom",
      "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
      "xmlns:dc": "http://purl.org/dc/elements/1.1/",
    }),
  );
}

function articleHtml(article: CompiledArticle): string {
  const { image, description, feedHtml } = article;
  const cover = `<img src="${sharedPictureUrl(image)}" alt="${escapeXml(image.alt)}">`;
  return `<p>${cover}</p>${element("p", description)}${feedHtml}`;
}
