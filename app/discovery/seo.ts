import type { MetaDescriptor } from "react-router";
import { companyName, siteOrigin } from "~content/site";
import type { FeedLink } from "./feed-links";
import { breadcrumbLd, type StructuredData } from "./json-ld";
import { markdownPath } from "./markdown-path";
import { SHARE_CARD, shareCardAlt, shareCardUrl } from "./share-card";

/** What the document's head says of a page. */
export interface PageHead {
  /** The `{page}` part of the title. */
  title: string;
  description: string;
  /** The page's address, from the root: "/about-us". */
  path: string;
  /** The title in previews on other sites, where that of the document says too little. */
  shareTitle?: string;
  /** Of an article: when it appeared (RFC 3339), and what it is filed under. */
  article?: { published: string; section: string; tags: string[]; author?: string };
  /** The feeds that a reader finds from here. */
  feeds?: FeedLink[];
  /** Structured data beside the breadcrumb's. */
  jsonLd?: StructuredData[];
}

/** The document title, `{page} - {company}` (specification, section 2). */
export function documentTitle(page: string): string {
  return `${page} - ${companyName}`;
}

/** The meta tags of a page that search engines must not keep. */
export function unlistedMeta({ title, description }: Pick<PageHead, "title" | "description">): MetaDescriptor[] {
  return [
    { title: documentTitle(title) },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
  ];
}

/** The meta tags of a page. Addresses are built from the configured origin, never from the request's Host. */
export function pageMeta(head: PageHead): MetaDescriptor[] {
  const { title, description, path, feeds = [] } = head;
  return [
    { title: documentTitle(title) },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: `${siteOrigin}${path}` },
    { tagName: "link", rel: "alternate", type: "text/markdown", href: markdownPath(path) },
    ...feeds.flatMap(({ title, rss, json }) => [
      { tagName: "link", rel: "alternate", type: "application/rss+xml", title, href: rss },
      { tagName: "link", rel: "alternate", type: "application/feed+json", title, href: json },
    ]),
    // Read from the HTML by other sites and search engines: a page that is gone on to in the browser does without.
    ...(import.meta.env.SSR ? [...previewTags(head), ...structuredData(head)] : []),
  ];
}

/** What other sites show of a page that is shared there: Open Graph, and what X has besides. */
function previewTags({ title, description, path, article, ...head }: PageHead): MetaDescriptor[] {
  const shareTitle = head.shareTitle ?? documentTitle(title);
  const image = `${siteOrigin}${shareCardUrl(path)}`;
  const alt = shareCardAlt(title);
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
    { property: "og:image:alt", content: alt },
    ...(article ? articleTags(article) : []),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: shareTitle },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
    { name: "twitter:image:alt", content: alt },
  ];
}

function articleTags({ published, section, tags, author }: NonNullable<PageHead["article"]>): MetaDescriptor[] {
  return [
    // article:author would be the address of a profile; a name goes here.
    ...(author ? [{ name: "author", content: author }] : []),
    { property: "article:published_time", content: published },
    { property: "article:section", content: section },
    ...tags.map((tag) => ({ property: "article:tag", content: tag })),
  ];
}

/** The breadcrumb, and what the page says of itself. React Router asks for a type that is JSON. */
function structuredData({ path, title, jsonLd = [] }: PageHead): MetaDescriptor[] {
  const breadcrumb = path === "/" ? [] : [breadcrumbLd(path, title)];
  return [...breadcrumb, ...jsonLd].map((thing) => ({ "script:ld+json": thing }) as unknown as MetaDescriptor);
}
