import { sitePages } from "~/discovery/site-pages";
import { sitemapXml } from "~/discovery/sitemap";
import { publishedEntries } from "~/lib/entries";
import { siteOrigin } from "~content/site";

export function loader() {
  return new Response(sitemapXml(sitePages(publishedEntries()), siteOrigin), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
