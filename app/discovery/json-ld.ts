import type {
  BlogPosting,
  BreadcrumbList,
  CreativeWork,
  JobPosting,
  NewsArticle as NewsArticleLd,
  Organization,
  PostalAddress,
  ProfessionalService,
  Service,
  Thing,
  WebSite,
} from "schema-dts";
import type { CompiledArticle } from "#app/entries/entries.ts";
import { openingPath } from "#app/entries/openings.ts";
import { dayEnd, dayStart } from "#app/lib/dates.ts";
import { sharedPictureUrl } from "#app/media/picture-sizes.ts";
import { isInvented } from "#content/sample.ts";
import { companyLine, companyName, contact, siteOrigin, socialNavigation } from "#content/site.ts";
import type { Opening, Project, ServiceEntry } from "#content/types.ts";
import { parentsOf } from "./parent-pages.ts";
import { element } from "./xml.ts";

// Structured data (schema.org) says only what the page shows. The company has the same @id on all pages.

export interface StructuredData {
  "@context": "https://schema.org";
  "@type": string;
  [property: string]: unknown;
}

function withContext<Type extends Thing>(thing: Exclude<Type, string>): StructuredData {
  return { "@context": "https://schema.org", ...thing };
}

const COMPANY_ID = `${siteOrigin}/#company`;

const company = {
  "@type": "Organization",
  "@id": COMPANY_ID,
  name: companyName,
  url: `${siteOrigin}/`,
  logo: { "@type": "ImageObject", url: `${siteOrigin}/icon-512.png`, width: "512", height: "512" },
} satisfies Organization;

export function companyLd(): StructuredData {
  return withContext<ProfessionalService>({
    ...company,
    "@type": "ProfessionalService",
    description: companyLine,
    image: `${siteOrigin}/icon-512.png`,
    email: contact.email,
    telephone: contact.phone.dial,
    address: companyAddress(),
    sameAs: socialNavigation.map(({ path }) => path),
  });
}

function companyAddress(): PostalAddress {
  const { lines, city, countryCode } = contact.address;
  return {
    "@type": "PostalAddress",
    streetAddress: lines.slice(0, -1).join(", "),
    addressLocality: city,
    addressCountry: countryCode,
  };
}

export function websiteLd(): StructuredData {
  return withContext<WebSite>({
    "@type": "WebSite",
    "@id": `${siteOrigin}/#website`,
    name: companyName,
    url: `${siteOrigin}/`,
    inLanguage: "en",
    publisher: { "@id": COMPANY_ID },
  });
}

export function breadcrumbLd(path: string, name: string): StructuredData {
  const parents = parentsOf(path).map((parent) => ({ name: parent.name, item: `${siteOrigin}${parent.path}` }));
  return withContext<BreadcrumbList>({
    "@type": "BreadcrumbList",
    itemListElement: [...parents, { name }].map((entry, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      ...entry,
    })),
  });
}

export function serviceLd(service: Pick<ServiceEntry, "title" | "description" | "url">): StructuredData {
  return withContext<Service>({
    "@type": "Service",
    name: service.title,
    description: service.description,
    url: `${siteOrigin}${service.url}`,
    provider: company,
  });
}

export function articleLd(
  article: Pick<
    CompiledArticle,
    "kind" | "title" | "url" | "excerpt" | "image" | "date" | "category" | "tags" | "author"
  >,
): StructuredData {
  return withContext<BlogPosting | NewsArticleLd>({
    "@type": article.kind === "news" ? "NewsArticle" : "BlogPosting",
    headline: article.title,
    description: article.excerpt,
    url: `${siteOrigin}${article.url}`,
    mainEntityOfPage: `${siteOrigin}${article.url}`,
    image: sharedPictureUrl(article.image),
    datePublished: dayStart(article.date),
    articleSection: article.category,
    keywords: article.tags.join(", "),
    inLanguage: "en",
    publisher: company,
    author: article.author ? { "@type": "Person", name: article.author } : company,
  });
}

export function projectLd({ title, liveUrl, image }: Project): StructuredData {
  return withContext<CreativeWork>({
    "@type": "CreativeWork",
    name: title,
    ...(!isInvented(liveUrl) && { url: liveUrl }),
    image: sharedPictureUrl(image),
    creator: { "@type": "Organization", "@id": COMPANY_ID, name: companyName },
  });
}

/** For an open position (developers.google.com/search/docs/appearance/structured-data/job-posting). */
export function openingLd(opening: Opening): StructuredData {
  const { id, title, label, location, requirements, datePosted, closes } = opening;
  const items = requirements.map((requirement) => element("li", requirement));
  return withContext<JobPosting>({
    "@type": "JobPosting",
    title,
    description: `${element("p", `${label}, ${location}`)}${element("ul", items)}`,
    identifier: { "@type": "PropertyValue", name: companyName, value: String(id) },
    url: `${siteOrigin}${openingPath(opening)}`,
    datePosted,
    ...(closes !== undefined && { validThrough: dayEnd(closes) }),
    hiringOrganization: company,
    jobLocation: { "@type": "Place", address: openingAddress(location) },
  });
}

/** @param location "Lahore" or "Dubai, United Arab Emirates". Without a country, it is in the company's. */
function openingAddress(location: string): PostalAddress {
  const office = contact.address;
  const [, city = location, country = office.country] = /^(.+), (.+)$/.exec(location) ?? [];
  const isAbroad = country !== office.country;
  if (city === office.city && !isAbroad) return companyAddress();
  // Not every country's code is known here, and Google also reads its name.
  return {
    "@type": "PostalAddress",
    addressLocality: city,
    addressCountry: isAbroad ? country : office.countryCode,
  };
}
