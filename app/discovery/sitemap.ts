import { isoDate } from "~/lib/dates";
import { element, xmlDocument } from "./xml";

/**
 * The map of the site for search engines (sitemaps.org). In: the pages, each with the day it last changed
 * ("March 14, 2024") where that is known, and the site's origin. A day that nobody knows is not given.
 */
export function sitemapXml(pages: { path: string; updated?: string }[], origin: string): string {
  const urls = pages.map(({ path, updated }) =>
    element("url", [
      element("loc", `${origin}${path}`),
      ...(updated === undefined ? [] : [element("lastmod", isoDate(updated))]),
    ]),
  );
  return xmlDocument(element("urlset", urls, { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }));
}

/** What crawlers may read (RFC 9309): everything. In: the site's origin. */
export function robotsTxt(origin: string): string {
  return `# Search engines and AI readers are welcome to all of it; ${origin}/llms.txt is an overview for the latter.
User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
}
