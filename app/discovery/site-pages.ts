import type { ArticleEntry, Entries } from "#app/entries/entries.ts";
import { openingPath, openingText } from "#app/entries/openings.ts";
import { aboutPage } from "#content/about-us.ts";
import { blogsPage } from "#content/blogs/index.ts";
import { careersPage, openingTexts } from "#content/careers/index.ts";
import { contactPage } from "#content/contact-us.ts";
import { homePage } from "#content/home.ts";
import { privacy } from "#content/legal/privacy.ts";
import { terms } from "#content/legal/terms.ts";
import { portfolioPage } from "#content/portfolio.ts";
import { questions, servicesPage } from "#content/services/index.ts";
import type { LegalPage } from "#content/types.ts";

export interface SitePage {
  path: string;
  /** The `{page}` part of the document title. */
  title: string;
  description: string;
  kind: "page" | "service" | "blog" | "news" | "opening";
  /** Date of the last change, "2024-03-14", if known. */
  updated?: string;
  /** The ids that links may lead to, as in "/services#what-will-it-cost". */
  places?: string[];
}

/**
 * The registry of pages: every page except error pages, in the order of the specification, section 2.
 *
 * @param entries all entries, or those that are published on a day (entries/entries.ts)
 */
export function sitePages({ articles, services, openings, projects }: Entries): SitePage[] {
  return [
    { ...head(homePage), path: "/", kind: "page" },
    { ...head(servicesPage), path: "/services", kind: "page", places: questions.items.map(({ id }) => id) },
    ...services.map((service) => ({ ...head(service), path: service.url, kind: "service" as const })),
    { ...head(portfolioPage), path: "/portfolio", kind: "page", places: projects.map(({ slug }) => slug) },
    { ...head(aboutPage), path: "/about-us", kind: "page", places: ["team"] },
    { ...head(contactPage), path: "/contact-us", kind: "page" },
    { ...head(blogsPage), path: "/blogs", kind: "page", updated: articles[0]?.date, places: ["news"] },
    ...articles.filter(({ kind }) => kind === "blog").map(articlePage),
    ...articles.filter(({ kind }) => kind === "news").map(articlePage),
    { ...head(careersPage), path: "/careers", kind: "page", places: openings.map(({ id }) => `opening-${id}`) },
    ...openings.map((opening) => ({
      title: opening.title,
      description: openingText(openingTexts.description, opening),
      path: openingPath(opening),
      kind: "opening" as const,
      updated: opening.datePosted,
    })),
    legalPage("/terms-of-services", terms),
    legalPage("/privacy-policy", privacy),
  ];
}

function articlePage({ title, excerpt, url, date, kind, content }: ArticleEntry): SitePage {
  return {
    path: url,
    title,
    description: excerpt,
    kind,
    updated: date,
    places: content.sections.map(({ id }) => id),
  };
}

function legalPage(path: string, page: LegalPage): SitePage {
  return { ...head(page), path, kind: "page", updated: page.updated, places: page.sections.map(({ id }) => id) };
}

function head({ title, description }: { title: string; description: string }) {
  return { title, description };
}
