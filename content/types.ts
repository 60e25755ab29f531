/**
 * Types of all content (specification, section 3), inferred from content/schema/, which checks it at build time. Content
 * is plain, serializable data: no JSX, no class names, and imports only from content/.
 */
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
export type { Certification, ContactFieldEntry, ContactFieldWords, LegalPage, PageText } from "./schema/pages.ts";
export type { Picture } from "./schema/picture.ts";
export type { DeveloperCredit, NavItem, SocialItem } from "./schema/site.ts";
