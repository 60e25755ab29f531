import { listPages } from "#app/articles/article-lists.ts";
import { sitePages } from "#app/discovery/site-pages.ts";
import { sitemapXml } from "#app/discovery/sitemap.ts";
import { publishedEntries } from "#app/entries/entries.ts";
import { siteOrigin } from "#content/site.ts";

export function loader() {
  const published = publishedEntries();
  const pages = [...sitePages(published), ...listPages(published.articles)];
  return new Response(sitemapXml(pages, siteOrigin), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
