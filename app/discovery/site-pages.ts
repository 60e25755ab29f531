// Relative imports with extensions: Node runs scripts that import this file.
import { aboutPage } from "../../content/about-us.ts";
import { blogsPage } from "../../content/blogs/index.ts";
import { careersPage, openingTexts } from "../../content/careers/index.ts";
import { contactPage } from "../../content/contact-us.ts";
import { homePage } from "../../content/home.ts";
import { privacy } from "../../content/legal/privacy.ts";
import { terms } from "../../content/legal/terms.ts";
import { portfolioPage } from "../../content/portfolio.ts";
import { servicesPage } from "../../content/services/index.ts";
import type { Article, Opening, ServiceEntry } from "../../content/types.ts";
import { openingPath, openingText } from "../lib/openings.ts";

export interface SitePage {
  path: string;
  /** The `{page}` part of the document title. */
  title: string;
  description: string;
  kind: "page" | "service" | "post" | "news" | "opening";
  /** Date of the last change, "2024-03-14", if known. */
  updated?: string;
}

/** What the registry needs to know of the entries of content/. */
export interface ListedEntries {
  services: Pick<ServiceEntry, "title" | "description" | "url">[];
  posts: ArticleHead[];
  news: ArticleHead[];
  openings: Opening[];
}

type ArticleHead = Pick<Article, "title" | "excerpt" | "date"> & { url: string };

/**
 * All pages with content, without error pages, in the order of the specification, section 2: those of all entries, or
 * of the ones that are published on a day (publishedOn in lib/publication.ts).
 */
export function sitePages({ services, posts, news, openings }: ListedEntries): SitePage[] {
  return [
    { ...head(homePage), path: "/", kind: "page" },
    { ...head(servicesPage), path: "/services", kind: "page" },
    ...services.map((service) => ({ ...head(service), path: service.url, kind: "service" as const })),
    { ...head(portfolioPage), path: "/portfolio", kind: "page" },
    { ...head(aboutPage), path: "/about-us", kind: "page" },
    { ...head(contactPage), path: "/contact-us", kind: "page" },
    { ...head(blogsPage), path: "/blogs", kind: "page", updated: newestDate([...posts, ...news]) },
    ...posts.map((post) => ({ ...articleHead(post), kind: "post" as const })),
    ...news.map((item) => ({ ...articleHead(item), kind: "news" as const })),
    { ...head(careersPage), path: "/careers", kind: "page" },
    ...openings.map((opening) => ({
      title: opening.title,
      description: openingText(openingTexts.description, opening),
      path: openingPath(opening),
      kind: "opening" as const,
      updated: opening.datePosted,
    })),
    { ...head(terms), path: "/terms-of-services", kind: "page", updated: terms.updated },
    { ...head(privacy), path: "/privacy-policy", kind: "page", updated: privacy.updated },
  ];
}

function articleHead({ title, excerpt, url, date }: ArticleHead) {
  return { title, description: excerpt, path: url, updated: date };
}

function newestDate(articles: { date: string }[]): string | undefined {
  return articles
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
}

function head({ title, description }: { title: string; description: string }) {
  return { title, description };
}
