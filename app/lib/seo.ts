import type { MetaDescriptor } from "react-router";
import { companyName, siteOrigin } from "~content/site";
import { SHARE_CARD, shareCardUrl } from "./share-card";

/** What the document's head says of a page. */
export interface PageHead {
  /** The `{page}` part of the title. */
  title: string;
  description: string;
  /** The page's address, from the root: "/about-us". */
  path: string;
  kind?: "website" | "article";
  /** True for what search engines must not keep. */
  noindex?: boolean;
}

/** The document title, `{page} - {company}` (specification, section 2). */
export function documentTitle(page: string): string {
  return `${page} - ${companyName}`;
}

/** The meta tags of a page. Addresses are built from the configured origin, never from the request's Host. */
export function pageMeta({ title, description, path, kind = "website", noindex }: PageHead): MetaDescriptor[] {
  const meta: MetaDescriptor[] = [{ title: documentTitle(title) }, { name: "description", content: description }];
  if (noindex) return [...meta, { name: "robots", content: "noindex" }];
  const url = `${siteOrigin}${path === "/" ? "/" : path}`;
  meta.push(
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: kind },
    { property: "og:site_name", content: companyName },
    { property: "og:title", content: documentTitle(title) },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${siteOrigin}${shareCardUrl(path)}` },
    { property: "og:image:width", content: String(SHARE_CARD.width) },
    { property: "og:image:height", content: String(SHARE_CARD.height) },
    { name: "twitter:card", content: "summary_large_image" },
  );
  return meta;
}
