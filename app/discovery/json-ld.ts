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
  WebSite,
  WithContext,
} from "schema-dts";
import type { ArticleHead } from "#app/entries/entries.ts";
import { dayStart } from "#app/lib/dates.ts";
import { fallbackUrl } from "#app/media/picture-sizes.ts";
import { companyLine, companyName, contact, siteOrigin, socialNavigation } from "#content/site.ts";
import type { Opening, Project } from "#content/types.ts";
import { parentsOf } from "./parent-pages.ts";
import { element } from "./xml.ts";

/** JSON-LD (schema.org): only what the page shows, absolute URLs, one @id for the company on all pages. */

export interface StructuredData {
  "@context": "https://schema.org";
  "@type": string;
  [property: string]: unknown;
}

const COMPANY_ID = `${siteOrigin}/#company`;

const dayEnd = (text: string) => `${text}T23:59:59+05:00`;

const company = {
  "@type": "Organization",
  "@id": COMPANY_ID,
  name: companyName,
  url: `${siteOrigin}/`,
  logo: { "@type": "ImageObject", url: `${siteOrigin}/icon-512.png`, width: "512", height: "512" },
} satisfies Organization;

export function companyLd(): StructuredData {
  return {
    "@context": "https://schema.org",
    ...company,
    "@type": "ProfessionalService",
    description: companyLine,
    image: `${siteOrigin}/icon-512.png`,
    email: contact.email,
    telephone: contact.phone.dial,
    address: postalAddress(contact.address),
    sameAs: socialNavigation.map(({ path }) => path),
  } satisfies WithContext<ProfessionalService>;
}

export interface CompanyAddress {
  lines: string[];
  city: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

function postalAddress({ lines, city, countryCode }: CompanyAddress): PostalAddress {
  return {
    "@type": "PostalAddress",
    streetAddress: lines.slice(0, -1).join(", "),
    addressLocality: city,
    addressCountry: countryCode,
  };
}

export function websiteLd(): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": `${siteOrigin}/#website`,
    name: companyName,
    url: `${siteOrigin}/`,
    inLanguage: "en",
    publisher: { "@id": COMPANY_ID },
  } satisfies WithContext<WebSite>;
}

export function breadcrumbLd(path: string, name: string): StructuredData {
  const parents = parentsOf(path).map((parent) => ({ name: parent.name, item: `${siteOrigin}${parent.path}` }));
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [...parents, { name }].map((entry, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      ...entry,
    })),
  } satisfies WithContext<BreadcrumbList>;
}

export function serviceLd({
  title,
  description,
  url,
}: {
  title: string;
  description: string;
  url: string;
}): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    name: title,
    description,
    url: `${siteOrigin}${url}`,
    provider: company,
  } satisfies WithContext<Service>;
}

export function articleLd(
  article: Pick<ArticleHead, "kind" | "title" | "url" | "excerpt" | "image" | "date" | "category" | "tags" | "author">,
): StructuredData {
  const parts = {
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
  };
  const author = article.author ? { "@type": "Person" as const, name: article.author } : company;
  return article.kind === "news"
    ? ({
        "@context": "https://schema.org",
        "@type": "NewsArticle",
        ...parts,
        author,
      } satisfies WithContext<NewsArticleLd>)
    : ({
        "@context": "https://schema.org",
        "@type": "BlogPosting",
        ...parts,
        author,
      } satisfies WithContext<BlogPosting>);
}

export function projectLd({ title, liveUrl, image }: Project): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "CreativeWork",
    name: title,
    url: liveUrl,
    image: `${siteOrigin}${fallbackUrl(image.kind, image.name)}`,
    creator: { "@type": "Organization", "@id": COMPANY_ID, name: companyName },
  } satisfies WithContext<CreativeWork>;
}

/** developers.google.com/search/docs/appearance/structured-data/job-posting. Only for openings that are open. */
export function openingLd(opening: Opening, path: string, address: CompanyAddress): StructuredData {
  const { id, title, label, location, requirements, datePosted, closes } = opening;
  const items = requirements.map((requirement) => element("li", requirement));
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title,
    description: `${element("p", `${label}, ${location}`)}${element("ul", items)}`,
    identifier: { "@type": "PropertyValue", name: companyName, value: String(id) },
    url: `${siteOrigin}${path}`,
    datePosted,
    ...(closes !== undefined && { validThrough: dayEnd(closes) }),
    hiringOrganization: company,
    jobLocation: { "@type": "Place", address: postalAddress(address) },
  } satisfies WithContext<JobPosting>;
}
