import type { ArticleEntry } from "#app/entries/entries.ts";
import { jobPath } from "#app/entries/jobs.ts";
import { dayEnd, dayStart } from "#app/lib/dates.ts";
import { fallbackUrl } from "#app/media/picture-sizes.ts";
import {
  companyLine,
  companyName,
  contact,
  legalName,
  officeHours,
  siteOrigin,
  socialNavigation,
} from "#content/site.ts";
import type { Job, ServiceEntry } from "#content/types.ts";
import { xmlElement } from "./xml.ts";

// Structured data (schema.org) for loaders. It must contain only facts that the page shows. The company has one @id on all
// pages.

export interface StructuredData {
  "@type": string;
  [property: string]: unknown;
}

const company = {
  "@type": "Organization",
  "@id": `${siteOrigin}/#company`,
  name: companyName,
  url: `${siteOrigin}/`,
  logo: { "@type": "ImageObject", url: `${siteOrigin}/icon-512.png`, width: "512", height: "512" },
};

export function companyLd(): StructuredData {
  const { street, city, postalCode, countryCode, latitude, longitude } = contact.address;
  const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
  return {
    ...company,
    "@type": "ProfessionalService",
    legalName,
    description: companyLine,
    image: `${siteOrigin}/icon-512.png`,
    email: contact.email,
    telephone: contact.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      postalCode,
      addressCountry: countryCode,
    },
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: clock(officeHours.opens),
      closes: clock(officeHours.closes),
    },
    sameAs: socialNavigation.map(({ path }) => path),
  };
}

export function websiteLd(): StructuredData {
  return {
    "@type": "WebSite",
    "@id": `${siteOrigin}/#website`,
    name: companyName,
    url: `${siteOrigin}/`,
    inLanguage: "en",
    publisher: { "@id": company["@id"] },
  };
}

export function serviceLd({ title, description, url }: ServiceEntry): StructuredData {
  return { "@type": "Service", name: title, description, url: `${siteOrigin}${url}`, provider: company };
}

export function articleLd(article: ArticleEntry): StructuredData {
  return {
    "@type": article.kind === "news" ? "NewsArticle" : "BlogPosting",
    headline: article.title,
    description: article.excerpt,
    url: `${siteOrigin}${article.url}`,
    mainEntityOfPage: `${siteOrigin}${article.url}`,
    image: `${siteOrigin}${fallbackUrl(article.image.kind, article.image.name)}`,
    datePublished: dayStart(article.date),
    articleSection: article.category,
    keywords: article.tags.join(", "),
    inLanguage: "en",
    publisher: company,
    author: article.author ? { "@type": "Person", name: article.author } : company,
  };
}

/** Structured data of a job (developers.google.com/search/docs/appearance/structured-data/job-posting). */
export function jobPostingLd(job: Job): StructuredData {
  const { id, title, label, location, requirements, datePosted, closes } = job;
  const items = requirements.map((requirement) => xmlElement("li", requirement));
  // Google accepts a country's name or code.
  const [addressLocality, addressCountry = contact.address.countryCode] = location.split(", ");
  return {
    "@type": "JobPosting",
    title,
    description: `${xmlElement("p", `${label}, ${location}`)}${xmlElement("ul", items)}`,
    identifier: { "@type": "PropertyValue", name: companyName, value: String(id) },
    url: `${siteOrigin}${jobPath(job)}`,
    datePosted,
    ...(closes !== undefined && { validThrough: dayEnd(closes) }),
    hiringOrganization: company,
    jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressLocality, addressCountry } },
  };
}
