// Relative imports with extensions: Node runs scripts that import this file.
import { aboutPage } from "../../content/about-us.ts";
import { blogsPage, posts } from "../../content/blogs/index.ts";
import { careersPage, openings, openingTexts } from "../../content/careers/index.ts";
import { contactPage } from "../../content/contact-us.ts";
import { homePage } from "../../content/home.ts";
import { privacy } from "../../content/legal/privacy.ts";
import { terms } from "../../content/legal/terms.ts";
import { news } from "../../content/news/index.ts";
import { portfolioPage } from "../../content/portfolio.ts";
import { services, servicesPage } from "../../content/services/index.ts";
import type { Article, NewsArticle, Opening } from "../../content/types.ts";
import { compareDates } from "../lib/dates.ts";
import { openingPath, openingText } from "../lib/openings.ts";
import { currentOpenings, publishedNews, publishedPosts } from "../lib/publication.ts";

export interface SitePage {
  path: string;
  /** The `{page}` part of the document title. */
  title: string;
  description: string;
  kind: "page" | "service" | "post" | "news" | "opening";
  /** Date of the last change, "March 14, 2024", if known. */
  updated?: string;
}

/** Pages listed on a day ("2026-11-21") without error pages, in the order of the specification, section 2. */
export function sitePages(day: string): SitePage[] {
  return pagesOf({ posts: publishedPosts(day), news: publishedNews(day), openings: currentOpenings(day) });
}

/** All pages with content, including unpublished articles and closed openings. */
export const allPages: SitePage[] = pagesOf({ posts, news, openings });

function pagesOf({
  posts,
  news,
  openings,
}: {
  posts: Article[];
  news: NewsArticle[];
  openings: Opening[];
}): SitePage[] {
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

function articleHead({ title, excerpt, url, date }: Article | NewsArticle) {
  return { title, description: excerpt, path: url, updated: date };
}

function newestDate(articles: { date: string }[]): string | undefined {
  return articles.map(({ date }) => date).toSorted((a, b) => compareDates(b, a))[0];
}

function head({ title, description }: { title: string; description: string }) {
  return { title, description };
}
