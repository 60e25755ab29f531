// Relative imports with extensions: Node runs scripts that import this file.
import { element, xmlDocument } from "./xml.ts";

const NAMESPACE = { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" };

/** A page, or a file of an index. `updated` is the day of its last change, "2024-03-14", if known. */
interface Listed {
  path: string;
  updated?: string;
}

/** A file of the sitemap that the build puts beside the Worker, with the day of its newest change. */
export type SitemapFile = Required<Listed>;

/** What the Worker lists itself: what may change between two builds. */
export const PAGES_SITEMAP = "/sitemap/pages.xml";

export const LISTS_SITEMAP = "/sitemap/lists.xml";

/** In: "2024". */
export function yearSitemap(year: string): string {
  return `/sitemap/${year}.xml`;
}

/** A sitemap (sitemaps.org). One may have 50,000 pages: a year's articles are far fewer and are not split. */
export function sitemapXml(pages: Listed[], origin: string): string {
  return xmlDocument(element("urlset", listed("url", pages, origin), NAMESPACE));
}

/** A sitemap index (sitemaps.org) of files of the same site. */
export function sitemapIndexXml(files: Listed[], origin: string): string {
  return xmlDocument(element("sitemapindex", listed("sitemap", files, origin), NAMESPACE));
}

function listed(name: string, entries: Listed[], origin: string): string[] {
  return entries.map(({ path, updated }) =>
    element(name, [
      element("loc", `${origin}${path}`),
      ...(updated === undefined ? [] : [element("lastmod", updated)]),
    ]),
  );
}

/** RFC 9309. */
export function robotsTxt(origin: string): string {
  return `# Search engines and AI readers are welcome to all of it; ${origin}/llms.txt is an overview for the latter.
User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
}
