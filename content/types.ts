/**
 * Types of all content (specification, section 3). Entry types are inferred from the schemas in content/schema/.
 * Content is plain, serializable data: no JSX, no class names, and imports from content/ only.
 */
import type { IconName } from "./icons.ts";
import type { Picture } from "./schema/picture.ts";

export type { Article, NewsArticle } from "./schema/article.ts";
export type {
  CallToAction,
  Feature,
  Job,
  Project,
  ServiceEntry,
  TeamMember,
} from "./schema/entries.ts";
export type { Picture } from "./schema/picture.ts";

/** Links to the contact form that fill in the subject, and show a hint in the empty message. */
export interface Starters {
  label: string;
  items: { label: string; subject: string; hint?: string }[];
}

/** Text of an article, compiled from Markdown by scripts/content/article-text/compile.ts. */
export interface ArticleText {
  /** Styled by app/routes/blogs/article-parts.css. */
  html: string;
  sections: ArticleSection[];
  /** Reading time in minutes. */
  minutes: number;
}

interface ArticleSection {
  /** Id of the heading. */
  id: string;
  heading: string;
  /** Plain text, for the search. */
  text: string;
}

/** Texts at the top of a page. Search results show `title` and `description` too. */
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
  /** URL fragment, which must not change: lowercase letters, digits and hyphens. */
  id: string;
  /** Includes the number: "1. What this site is". */
  title: string;
  /** Paragraphs of plain text. */
  content: string[];
}

/** `text` is multiline. `limit` counts UTF-16 code units, like the maxlength attribute. */
export type ContactFieldDefinition = ContactFieldBase &
  ({ kind: "line" | "email" | "text"; limit: number } | { kind: "choice"; options: string[] });

interface ContactFieldBase {
  label: string;
  required: boolean;
  /** autocomplete attribute, such as "organization". */
  autoComplete?: string;
  /** Puts two such fields side by side. */
  halfWidth?: boolean;
}

export interface ContactFieldMessages {
  /** Name of the field in error messages and the privacy policy: "email address". */
  noun: string;
  /** Error message if the field is required but empty, not a string, or not one of the options. */
  prompt: string;
  /** Error message if the text is not what the kind of field asks for. */
  format?: string;
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
