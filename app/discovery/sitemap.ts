import { element, xmlDocument } from "./xml.ts";

/**
 * A sitemap (sitemaps.org), which may list 50,000 pages.
 *
 * @param pages `updated` is the day of the last change, "2024-03-14", if known
 */
export function sitemapXml(pages: { path: string; updated?: string }[], origin: string): string {
  const urls = pages.map(({ path, updated }) =>
    element("url", [
      element("loc", `${origin}${path}`),
      ...(updated === undefined ? [] : [element("lastmod", updated)]),
    ]),
  );
  return xmlDocument(element("urlset", urls, { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }));
}

/** RFC 9309. */
export function robotsTxt(origin: string): string {
  return `# Search engines and AI readers are welcome to all of it; ${origin}/llms.txt is an overview for the latter.
User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
}
