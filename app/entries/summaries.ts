import type { ServiceEntry } from "#content/types.ts";
import type { ArticleEntry } from "./entries.ts";

// The fields that lists show, so that pages do not contain all articles and services whole.

export type ArticleSummary = ReturnType<typeof articleSummary>;

export function articleSummary({ title, url, excerpt, image, date, category, content }: ArticleEntry) {
  return { title, url, excerpt, image, date, category, minutes: content.minutes };
}

export type ServiceSummary = ReturnType<typeof serviceSummary>;

export function serviceSummary({ icon, drawing, title, description, url }: ServiceEntry) {
  return { icon, drawing, title, description, url };
}
