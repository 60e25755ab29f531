/**
 * Types of all content (specification, section 3). Those of entries are inferred from content/schema/, which the check
 * validates them with. Content is plain, serializable data: no JSX, no class names, and imports only from content/.
 */
import type { CallToAction, IconName } from "./schema/entries.ts";
import type { Picture } from "./schema/picture.ts";

export type { Article, NewsArticle } from "./schema/article.ts";
export type {
  CallToAction,
  Feature,
  IconName,
  Job,
  Project,
  ServiceDrawingName,
  ServiceEntry,
  TeamMember,
} from "./schema/entries.ts";
export type { Picture } from "./schema/picture.ts";

/** A call to action of a page that asks for a message. */
export interface ContactCall extends CallToAction {
  /** Links to the contact form with a subject. */
  starters?: Pick<CallToAction, "label" | "to">[];
}

/** The text of an article: a Markdown file, compiled by scripts/content/article-text/compile.ts. */
export interface ArticleText {
  /** For the page (app/routes/blogs/article-text.css). */
  html: string;
  sections: ArticleSection[];
  /** Reading time. */
  minutes: number;
}

interface ArticleSection {
  /** Of its heading on the page. */
  id: string;
  heading: string;
  /** Its words, for the search. */
  text: string;
}

/** The texts at the head of a page. `title` and `description` are those of search results too. */
export interface PageText {
  title: string;
  description: string;
  heading: string;
  intro: string;
}

export interface LegalPage extends PageText {
  /** Day of the last change: "2024-03-14". */
  updated: string;
  contactLabel: string;
  sections: LegalSection[];
}

interface LegalSection {
  /** The end of its address, which stays when words change: lowercase letters, digits and hyphens. */
  id: string;
  /** With its number: "1. What this site is". */
  title: string;
  /** Paragraphs of plain text. */
  content: string[];
  /** One more, while contact messages may wait in a queue (docs/contact-relay.md). */
  withQueue?: string;
}

export interface ContactFieldEntry {
  /** `text` has several lines. */
  kind: "line" | "email" | "text";
  label: string;
  limit: number;
  required: boolean;
  /** What browsers may fill in: "organization". */
  autoComplete?: string;
  /** Two such fields stand side by side. */
  half?: boolean;
}

export interface ContactFieldMessages {
  /** What messages and the privacy policy call the field: "email address". */
  noun: string;
  /** The error message when the field is empty but required, or is not text. */
  prompt: string;
}

export interface Certification {
  name: string;
  mark: "quality" | "security" | "delivery";
}

export interface NavItem {
  name: string;
  path: `/${string}`;
}

export interface SocialItem {
  name: string;
  path: `https://${string}`;
  icon: IconName;
}

export interface DeveloperCredit {
  name: string;
  title: string;
  photo: Picture;
  profiles: SocialItem[];
}
