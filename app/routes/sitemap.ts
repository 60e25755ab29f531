import { entries } from "virtual:content";
import { type SitePage, sitePages } from "~/discovery/site-pages";
import { PAGES_SITEMAP, sitemapIndexXml, sitemapXml } from "~/discovery/sitemap";
import { dayAfter, today } from "~/lib/dates";
import { publishedEntries } from "~/lib/entries";
import { siteOrigin } from "~content/site";
import type { Route } from "./+types/sitemap";

/** The index, and the file of what changes between two builds; the build makes the others. */
export function loader({ url: { pathname } }: Route.LoaderArgs) {
  const pages = ownPages();
  const xml =
    pathname === PAGES_SITEMAP
      ? sitemapXml(pages, siteOrigin)
      : sitemapIndexXml([{ path: PAGES_SITEMAP, updated: newestChange(pages) }, ...entries.sitemaps], siteOrigin);
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

/** Of the articles only those whose day has come since the build: no file of the build has them. */
function ownPages(): SitePage[] {
  const published = publishedEntries();
  const due = new Set(published.scheduled.map(({ url }) => url));
  return sitePages(published).filter(({ kind, path }) => (kind !== "post" && kind !== "news") || due.has(path));
}

/** The newest change whose day is known. An opening that closes is one too: its page is gone the day after. */
function newestChange(pages: SitePage[]): string | undefined {
  const day = today();
  const closings = entries.openings.flatMap(({ closes }) => (closes && closes < day ? [dayAfter(closes)] : []));
  return [...pages.flatMap(({ updated }) => updated ?? []), ...closings].toSorted().at(-1);
}
