/**
 * Types of all content (specification, section 3), inferred from content/schema/.
 * Content is plain, serializable data: no JSX, no class names, no imports except this file and sample.ts.
 */
export type { Article, ArticleBlock, ArticleSection, NewsArticle } from "./schema/article.ts";
export type {
  CallToAction,
  Feature,
  IconName,
  Opening,
  Project,
  ServiceEntry,
  TeamMember,
} from "./schema/entries.ts";
export type {
  Certification,
  ContactFieldEntry,
  ContactFieldWords,
  DeveloperCredit,
  LegalPage,
  NavItem,
  PageText,
  SocialItem,
  Value,
} from "./schema/pages.ts";
export type { Picture } from "./schema/picture.ts";
