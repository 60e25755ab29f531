import type { ArticleEntry, Entries } from "#app/entries/entries.ts";
import { fillJobText, jobPath } from "#app/entries/jobs.ts";
import { aboutPage } from "#content/about-us.ts";
import { blogsPage } from "#content/blogs/index.ts";
import { careersPage, jobTexts } from "#content/careers/index.ts";
import { contactPage } from "#content/contact-us.ts";
import { homePage } from "#content/home.ts";
import { privacy } from "#content/legal/privacy.ts";
import { terms } from "#content/legal/terms.ts";
import { portfolioPage } from "#content/portfolio.ts";
import { servicesPage } from "#content/services/index.ts";
import type { LegalPage } from "#content/types.ts";

export interface SitePage {
  path: string;
  /** The `{page}` part of the document title. */
  title: string;
  description: string;
  kind: "page" | "service" | "blog" | "news" | "job";
  /** Date of the last change, "2024-03-14", if known. */
  updated?: string;
}

/**
 * Lists every page except error pages, in the order of the specification, section 2.
 *
 * @param entries all entries, or those published on a day (entries/entries.ts)
 */
export function sitePages({ articles, services, jobs }: Entries): SitePage[] {
  return [
    { ...head(homePage), path: "/", kind: "page" },
    { ...head(servicesPage), path: "/services", kind: "page" },
    ...services.map((service) => ({ ...head(service), path: service.url, kind: "service" as const })),
    { ...head(portfolioPage), path: "/portfolio", kind: "page" },
    { ...head(aboutPage), path: "/about-us", kind: "page" },
    { ...head(contactPage), path: "/contact-us", kind: "page" },
    { ...head(blogsPage), path: "/blogs", kind: "page", updated: articles[0]?.date },
    ...articles.filter(({ kind }) => kind === "blog").map(articlePage),
    ...articles.filter(({ kind }) => kind === "news").map(articlePage),
    { ...head(careersPage), path: "/careers", kind: "page" },
    ...jobs.map((job) => ({
      title: job.title,
      description: fillJobText(jobTexts.description, job),
      path: jobPath(job),
      kind: "job" as const,
      updated: job.datePosted,
    })),
    legalPage("/terms-of-services", terms),
    legalPage("/privacy-policy", privacy),
  ];
}

function articlePage({ title, excerpt, url, date, kind }: ArticleEntry): SitePage {
  return { path: url, title, description: excerpt, kind, updated: date };
}

function legalPage(path: string, page: LegalPage): SitePage {
  return { ...head(page), path, kind: "page", updated: page.updated };
}

function head({ title, description }: { title: string; description: string }) {
  return { title, description };
}
