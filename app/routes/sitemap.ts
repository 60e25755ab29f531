import { sitePages } from "~/discovery/site-pages";
import { sitemapXml } from "~/discovery/sitemap";
import { today } from "~/lib/dates";
import { siteOrigin } from "~content/site";

export function loader() {
  return new Response(sitemapXml(sitePages(today()), siteOrigin), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
