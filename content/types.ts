/**
 * The shapes of everything the site says (specification, section 3). Content is plain, serialisable data:
 * no JSX, no class names, no imports but this file and sample.ts.
 *
 * What a type cannot say (lengths, real dates, pictures that exist) `npm run content` checks, and names file and
 * field. A date is written "March 14, 2024" and means that day in Pakistan. A value nobody has confirmed goes
 * through sample().
 */

/** Names of the icons that content may use, from Tabler's set; after adding one here: `npm run art`. */
export const CONTENT_ICONS = [
  "accessible",
  "adjustments",
  "api",
  "archive",
  "arrows-exchange",
  "award",
  "bell",
  "browser",
  "bug",
  "building-store",
  "bulb",
  "calendar",
  "camera",
  "chart-bar",
  "chart-line",
  "checklist",
  "clipboard-check",
  "clock",
  "cloud",
  "code",
  "coffee",
  "compass",
  "credit-card",
  "database",
  "device-mobile",
  "devices",
  "discount",
  "eye",
  "file-text",
  "fingerprint",
  "gauge",
  "git-branch",
  "headset",
  "heart",
  "history",
  "key",
  "language",
  "layout-dashboard",
  "lifebuoy",
  "lock",
  "mail",
  "map",
  "map-pin",
  "messages",
  "package",
  "palette",
  "pencil",
  "phone",
  "plug",
  "puzzle",
  "receipt",
  "refresh",
  "rocket",
  "route",
  "ruler",
  "scale",
  "school",
  "search",
  "server",
  "settings",
  "shield-check",
  "shopping-cart",
  "sitemap",
  "stack-2",
  "star",
  "tag",
  "target",
  "test-pipe",
  "tool",
  "trending-up",
  "truck",
  "user-check",
  "users",
  "wifi-off",
  "world",
] as const;

export type IconName = (typeof CONTENT_ICONS)[number];

/** Brand icons of technologies, by their simple-icons slug; after adding one: `npm run art`. */
type BrandName = string;

/**
 * A picture that `npm run images` makes from content/images/<kind>/<name>.svg, .html, .png, .jpg or .webp.
 * A source of pixels has at least the kind's size: covers 1600 × 900, projects 1600 × 1000, portraits 640 × 640.
 */
export interface Picture {
  kind: "projects" | "covers" | "portraits" | "certificates";
  /** The source's file name without its ending: "mhs-dubai-office". */
  name: string;
  /** What is seen, for those who do not see it: 20 to 180 characters, without "image of". */
  alt: string;
}

/** The colours in which `npm run art` draws a cover; scripts/art/covers.ts holds them. Mint and sand are light. */
export type CoverPalette = "emerald" | "saffron" | "lapis" | "mint" | "teal" | "sand";

/** Words every page needs: document title, meta description, h1 and the banner's sentence. */
export interface PageText {
  /** The `{page}` part of the document title, up to 54 characters: with " - MHS" a search result shows 60. */
  title: string;
  /** Meta description, 70 to 160 characters. */
  description: string;
  heading: string;
  intro: string;
}

/** A closing band that leads to a page of ours. */
export interface CallToAction {
  heading: string;
  text: string;
  label: string;
  to: string;
}

export interface Service {
  icon: IconName;
  /** Up to 54 characters. */
  title: string;
  /** One sentence for cards and the meta description, 70 to 160 characters. */
  description: string;
  /** "/services/" and the file's name: "/services/web-development". */
  url: `/services/${string}`;
}

export interface Feature {
  icon: IconName;
  title: string;
  description: string;
}

export interface ProcessStep {
  icon: IconName;
  title: string;
  description: string;
}

export interface Technology {
  name: string;
  icon: BrandName;
  description: string;
}

interface ServiceDetail {
  /** The h1 of the page. */
  title: string;
  /** The lead paragraph, two to four sentences. */
  description: string;
  /** Six or more; eight fill their rows. */
  features: Feature[];
  /** Five or six. */
  process: ProcessStep[];
  /** Eight or more; a multiple of three fills its rows. */
  technologies: Technology[];
  /** Slugs of portfolio projects that show this service: ["nonprofit-platform"]. May be empty. */
  relatedProjects: string[];
  /** The closing band: what to send us about this service. */
  call: CallToAction;
}

/** A service as content/services/<slug>.ts states it: the summary and the page. */
export interface ServiceEntry extends Service {
  /** The file's name: "web-development". */
  slug: string;
  detail: ServiceDetail;
}

export interface Reason {
  icon: IconName;
  title: string;
  description: string;
}

export interface ReachFeature {
  icon: IconName;
  title: string;
  description: string;
}

/** A project as content/projects/<slug>.ts states it. */
export interface Project {
  /** The file's name: "nonprofit-platform". */
  slug: string;
  title: string;
  /** One or two sentences: what it was for and what people do in it. */
  description: string;
  image: Picture;
  /** Where it runs, with https. */
  liveUrl: string;
  /** Empty: the code of client work is not public. */
  codeUrl: "";
}

/** One of the team, in a file of content/team/. */
export interface TeamMember {
  name: string;
  position: string;
  image: Picture;
  /** Address of the profile, with https; so are the other two. */
  linkedin: string;
  twitter?: string;
  github?: string;
}

export interface ArticleSection {
  heading: string;
  /** Paragraphs of plain text. */
  detail: string[];
}

/** A post as content/blogs/<slug>.ts states it. */
export interface Article {
  /** Up to 54 characters. */
  title: string;
  /** "/blogs/" and the file's name: "/blogs/web-development-future". */
  url: `/blogs/${string}`;
  /** Two or three sentences under the title of the article itself. */
  description: string;
  /** One sentence for cards, feeds and the meta description, 70 to 160 characters. */
  excerpt: string;
  image: Picture;
  /** What `npm run art` draws the cover in; leave it out when content/images/covers/ has a picture of your own. */
  palette?: CoverPalette;
  /** "March 14, 2024". A day to come announces the article: it appears at midnight in Pakistan. */
  date: string;
  /** One or two words: "Mobile". */
  category: string;
  /** Two or more sections, 150 words or more in all. */
  content: ArticleSection[];
  /** Two to six. */
  tags: string[];
}

/** A news article as content/news/<slug>.ts states it. */
export interface NewsArticle extends Omit<Article, "url"> {
  /** "/news/" and the file's name: "/news/mhs-dubai-office". */
  url: `/news/${string}`;
  /** A person's name. */
  author: string;
}

interface LegalSection {
  /** With its number: "1. What this site is". */
  title: string;
  /** Paragraphs of plain text. */
  content: string[];
}

export interface LegalPage extends PageText {
  /** When the text last changed: "March 14, 2024". */
  updated: string;
  sections: LegalSection[];
  /** Label of the contact link under each section. */
  contactLabel: string;
}

export interface NavItem {
  name: string;
  path: string;
}

export interface SocialItem extends NavItem {
  icon: "linkedin" | "upwork" | "fiverr" | "github" | "twitter" | "website";
}

export interface DeveloperCredit {
  name: string;
  title: string;
  photo: Picture;
  profiles: SocialItem[];
}

/** A job opening as content/careers/<slug>.ts states it. */
export interface JobOpening {
  /** The file's name: "accountant". */
  slug: string;
  /** A whole number that no other opening has or had. */
  id: number;
  /** The position, up to 40 characters. */
  title: string;
  /** City, or city and country, up to 30 characters. */
  location: string;
  /** What an applicant brings, one point each: "2+ years of experience". */
  requirements: string[];
  /** The field of work: "Accounting". */
  label: string;
  /** The day it goes online: "March 14, 2024". */
  datePosted: string;
  /** The last day for applications: "April 30, 2024". Without it the position stays open. */
  closes?: string;
}

export interface Value {
  title: string;
  description: string;
}

export interface Certification {
  /** What the mark stands for, in a few words. */
  name: string;
  mark: "quality" | "security" | "delivery";
}
