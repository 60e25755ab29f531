/**
 * Types of all content (specification, section 3). Those of entries are inferred from content/schema/, which checks them
 * at build time. Content is plain, serializable data: no JSX, no class names, no imports except this file and sample.ts.
 */
import type { IconName } from "./schema/entries.ts";
import type { Picture } from "./schema/picture.ts";

export type { Article, ArticleSection, NewsArticle } from "./schema/article.ts";
export type {
  CallToAction,
  Feature,
  IconName,
  Opening,
  Project,
  ServiceEntry,
  TeamMember,
} from "./schema/entries.ts";
export type { Picture } from "./schema/picture.ts";

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
  /**
   * A title has its number: "1. What this site is". `content` is paragraphs of plain text. `withQueue` is one more,
   * while contact messages may wait in a queue (docs/contact-relay.md).
   */
  sections: { title: string; content: string[]; withQueue?: string }[];
}

export type EmailAddress = `${string}@${string}.${string}`;

export interface NavItem {
  name: string;
  /** A page of this site. */
  path: `/${string}`;
}

export interface SocialItem {
  name: string;
  /** With https://. */
  path: string;
  icon: IconName;
}

export interface DeveloperCredit {
  name: string;
  title: string;
  photo: Picture;
  profiles: SocialItem[];
}

export interface ContactFieldEntry {
  /** `text` has several lines. */
  kind: "line" | "email" | "text";
  label: string;
  limit: number;
  required: boolean;
}

export interface ContactFieldWords {
  /** What messages and the privacy policy call the field: "email address". */
  noun: string;
  /** The error message when the field is empty but required, or is not text. */
  prompt: string;
}

export interface Certification {
  name: string;
  mark: "quality" | "security" | "delivery";
}
