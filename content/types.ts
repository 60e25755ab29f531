/**
 * Types of all content (specification, section 3). Content is plain, serializable data: no JSX, no class names, no
 * imports except this file and sample.ts. `npm run content` checks what types cannot express (lengths, valid dates,
 * existing pictures). Dates look like "March 14, 2024" and mean that day in Pakistan. Wrap unconfirmed values in
 * sample().
 */

/** Icons of the Tabler set that content may use. Run `npm run art` after adding one. */
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

/** A simple-icons slug. Run `npm run art` after adding one. */
type BrandName = string;

/**
 * Source: content/images/<kind>/<name>.svg, .html, .png, .jpg or .webp; `npm run images` makes the files. Minimum size
 * of raster sources: covers 1600 × 900, projects 1600 × 1000, portraits 640 × 640.
 */
export interface Picture {
  kind: "projects" | "covers" | "portraits" | "certificates";
  /** File name without extension: "mhs-dubai-office". */
  name: string;
  /** Alt text, 20 to 180 characters, without "image of". */
  alt: string;
}

/** Color schemes of scripts/art/covers.ts. Mint and sand are light. */
export type CoverPalette = "emerald" | "saffron" | "lapis" | "mint" | "teal" | "sand";

export interface PageText {
  /** The `{page}` part of the document title, up to 54 characters: search results show 60, and " - MHS" is appended. */
  title: string;
  /** Meta description, 70 to 160 characters. */
  description: string;
  heading: string;
  intro: string;
}

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
  /** "/services/" and the slug: "/services/web-development". */
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
  /** The h1. */
  title: string;
  /** Lead paragraph, two to four sentences. */
  description: string;
  /** Six or more; eight fill the rows. */
  features: Feature[];
  /** Five or six. */
  process: ProcessStep[];
  /** Eight or more; a multiple of three fills the rows. */
  technologies: Technology[];
  /** Slugs of projects: ["nonprofit-platform"]. May be empty. */
  relatedProjects: string[];
  call: CallToAction;
}

/** In content/services/<slug>.ts. */
export interface ServiceEntry extends Service {
  /** The file name: "web-development". */
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

/** In content/projects/<slug>.ts. */
export interface Project {
  /** The file name: "nonprofit-platform". */
  slug: string;
  title: string;
  /** One or two sentences: its purpose, and what people do with it. */
  description: string;
  image: Picture;
  /** An https URL. */
  liveUrl: string;
  /** Empty: the code of client work is private. */
  codeUrl: "";
}

export interface TeamMember {
  name: string;
  position: string;
  image: Picture;
  /** Profile URLs with https. */
  linkedin: string;
  twitter?: string;
  github?: string;
}

export interface ArticleSection {
  heading: string;
  /** Paragraphs of plain text. */
  detail: string[];
}

/** In content/blogs/<slug>.ts. */
export interface Article {
  /** Up to 54 characters. */
  title: string;
  /** "/blogs/" and the file name: "/blogs/web-development-future". */
  url: `/blogs/${string}`;
  /** Two or three sentences below the title of the article page. */
  description: string;
  /** One sentence for cards, feeds and the meta description, 70 to 160 characters. */
  excerpt: string;
  image: Picture;
  /** Colors of the drawn cover. Omit it when content/images/covers/ has your own picture. */
  palette?: CoverPalette;
  /** "March 14, 2024". With a future date the article is published at midnight in Pakistan. */
  date: string;
  /** One or two words: "Mobile". */
  category: string;
  /** Two or more sections, at least 150 words in total. */
  content: ArticleSection[];
  /** Two to six. */
  tags: string[];
}

/** In content/news/<slug>.ts. */
export interface NewsArticle extends Omit<Article, "url"> {
  /** "/news/" and the file name: "/news/mhs-dubai-office". */
  url: `/news/${string}`;
  author: string;
}

interface LegalSection {
  /** With its number: "1. What this site is". */
  title: string;
  /** Paragraphs of plain text. */
  content: string[];
}

export interface LegalPage extends PageText {
  /** Date of the last change: "March 14, 2024". */
  updated: string;
  sections: LegalSection[];
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

/** In content/careers/<slug>.ts. */
export interface Opening {
  /** The file name: "accountant". */
  slug: string;
  /** An integer that no other opening has or had. */
  id: number;
  /** Job title, up to 40 characters. */
  title: string;
  /** City, or city and country, up to 30 characters. */
  location: string;
  /** One requirement each: "2+ years of experience". */
  requirements: string[];
  /** Field of work: "Accounting". */
  label: string;
  /** Publication date: "March 14, 2024". */
  datePosted: string;
  /** Last day for applications: "April 30, 2024". Without it the opening stays open. */
  closes?: string;
}

export interface Value {
  title: string;
  description: string;
}

export interface Certification {
  name: string;
  mark: "quality" | "security" | "delivery";
}
