import { isRouteErrorResponse, type MetaDescriptor } from "react-router";
import type { ArticleEntry } from "#app/entries/entries.ts";
import { dayStart } from "#app/lib/dates.ts";
import { companyName, siteOrigin } from "#content/site.ts";
import { blogFeed, newsFeed } from "./feeds.ts";
import type { StructuredData } from "./json-ld.server.ts";
import { parentsOf } from "./parent-pages.ts";

export const SHARE_CARD = { width: 1200, height: 630 };

interface PageHead {
  /** The `{page}` part of the document title. */
  title: string;
  description: string;
  /** "/about-us" */
  path: string;
  shareTitle?: string;
  article?: Pick<ArticleEntry, "date" | "category" | "tags" | "author">;
  /** From the loader, because only the Worker has json-ld.server.ts. */
  jsonLd?: StructuredData[];
}

/** `{page} - {company}` (specification, section 2). */
export function documentTitle(page: string): string {
  return `${page} - ${companyName}`;
}

/** @returns whether a loader threw a 404 response, or no route matches the path */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

export function noindexMeta({ title, description }: Pick<PageHead, "title" | "description">): MetaDescriptor[] {
  return [
    { title: documentTitle(title) },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
  ];
}

/** URLs use the configured origin, never the Host header of the request. */
export function pageMeta(head: PageHead): MetaDescriptor[] {
  const { title, description, path } = head;
  return [
    { title: documentTitle(title) },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: `${siteOrigin}${path}` },
    // Crawlers and feed readers read these tags in the server's HTML. Browsers do not need them.
    ...(import.meta.env.SSR ? [...feedTags(), ...previewTags(head), ...structuredData(head)] : []),
  ];
}

function feedTags(): MetaDescriptor[] {
  const link = { tagName: "link", rel: "alternate", type: "application/rss+xml" };
  return [blogFeed, newsFeed].map(({ title, rss }) => ({ ...link, title, href: rss }));
}

export function shareCardUrl(path: string): string {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return `/og/${name}.png`;
}

function previewTags(head: PageHead): MetaDescriptor[] {
  const { title, description, path, article, shareTitle = documentTitle(title) } = head;
  const image = `${siteOrigin}${shareCardUrl(path)}`;
  return [
    { property: "og:type", content: article ? "article" : "website" },
    { property: "og:site_name", content: companyName },
    { property: "og:locale", content: "en_US" },
    { property: "og:title", content: shareTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: `${siteOrigin}${path}` },
    { property: "og:image", content: image },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(SHARE_CARD.width) },
    { property: "og:image:height", content: String(SHARE_CARD.height) },
    { property: "og:image:alt", content: `${title}, in large letters beside a pattern of eight-pointed stars` },
    ...(article ? articleTags(article) : []),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function articleTags({ date, category, tags, author }: NonNullable<PageHead["article"]>): MetaDescriptor[] {
  return [
    // article:author expects the URL of a profile, not a name.
    ...(author ? [{ name: "author", content: author }] : []),
    { property: "article:published_time", content: dayStart(date) },
    { property: "article:section", content: category },
    ...tags.map((tag) => ({ property: "article:tag", content: tag })),
  ];
}

function structuredData({ path, title, jsonLd = [] }: PageHead): MetaDescriptor[] {
  const parents = parentsOf(path).map((parent) => ({ name: parent.name, item: `${siteOrigin}${parent.path}` }));
  const breadcrumb = {
    "@type": "BreadcrumbList",
    itemListElement: [...parents, { name: title }].map((entry, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...entry,
    })),
  };
  return [...(path === "/" ? [] : [breadcrumb]), ...jsonLd].map((thing) => ({
    "script:ld+json": { "@context": "https://schema.org", ...thing },
  }));
}
