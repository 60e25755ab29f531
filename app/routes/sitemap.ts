import { sitePages } from "#app/discovery/site-pages.ts";
import { textResponse } from "#app/discovery/text-response.ts";
import { xmlDocument, xmlElement } from "#app/discovery/xml.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { siteOrigin } from "#content/site.ts";

/** The sitemap protocol allows 50,000 URLs per file (sitemaps.org). */
export function loader() {
  const urls = sitePages(publishedEntries()).map(({ path, updated }) =>
    xmlElement("url", [
      xmlElement("loc", `${siteOrigin}${path}`),
      ...(updated === undefined ? [] : [xmlElement("lastmod", updated)]),
    ]),
  );
  const xml = xmlDocument(xmlElement("urlset", urls, { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }));
  return textResponse(xml, "application/xml");
}
