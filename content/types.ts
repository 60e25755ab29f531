/**
 * The shapes of everything the site says (specification, section 3). Content is plain, serialisable data:
 * no JSX, no class names, no imports but this file and sample.ts.
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
export type BrandName = string;

/** A raster picture made by `npm run images` from content/images/<kind>/<name>. */
export interface Picture {
  kind: "projects" | "covers" | "portraits" | "certificates";
  name: string;
  /** What is seen, for those who do not see it. */
  alt: string;
}

/** Words every page needs: document title, meta description, h1 and the banner's sentence. */
export interface PageText {
  /** The `{page}` part of the document title. */
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
  title: string;
  /** One sentence for cards and the meta description, 70 to 160 characters. */
  description: string;
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

export interface ServiceDetail {
  /** The h1 of the page. */
  title: string;
  /** The lead paragraph, two to four sentences. */
  description: string;
  features: Feature[];
  process: ProcessStep[];
  technologies: Technology[];
  /** Slugs of portfolio projects that show this service. */
  relatedProjects: string[];
  /** The closing band: what to send us about this service. */
  call: CallToAction;
}

/** A service as its file in content/services/ states it: the summary and the page. */
export interface ServiceEntry extends Service {
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

export interface Project {
  slug: string;
  title: string;
  description: string;
  image: Picture;
  liveUrl: string;
  /** Empty: the code of client work is not public. */
  codeUrl: "";
}

export interface TeamMember {
  name: string;
  position: string;
  image: Picture;
  linkedin: string;
  twitter?: string;
  github?: string;
}

export interface ArticleSection {
  heading: string;
  /** Paragraphs of plain text. */
  detail: string[];
}

export interface Article {
  title: string;
  url: `/blogs/${string}`;
  /** Two or three sentences under the title of the article itself. */
  description: string;
  /** One sentence for cards, feeds and the meta description, 70 to 160 characters. */
  excerpt: string;
  image: Picture;
  /** Month, day, year: "March 14, 2024". */
  date: string;
  category: string;
  content: ArticleSection[];
  tags: string[];
}

export interface NewsArticle extends Omit<Article, "url"> {
  url: `/news/${string}`;
  author: string;
}

export interface LegalSection {
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

export interface JobOpening {
  id: number;
  title: string;
  location: string;
  requirements: string[];
  label: string;
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
