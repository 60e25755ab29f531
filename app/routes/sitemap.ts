import { listPages } from "~/articles/article-lists";
import { sitePages } from "~/discovery/site-pages";
import { sitemapXml } from "~/discovery/sitemap";
import { publishedEntries } from "~/entries/entries";
import { siteOrigin } from "~content/site";

export function loader() {
  const published = publishedEntries();
  const pages = [...sitePages(published), ...listPages(published.articles)];
  return new Response(sitemapXml(pages, siteOrigin), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
