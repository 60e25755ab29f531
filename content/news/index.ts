import type { NewsArticle } from "../types.ts";
import { aiPoweredPortalSystem } from "./ai-powered-portal-system.ts";
import { mhsDubaiOffice } from "./mhs-dubai-office.ts";
import { mhsEcommercePartnership } from "./mhs-ecommerce-partnership.ts";

export const newsSection = {
  heading: "Company news",
  intro: "What changed at MHS, and what it means for the people we work for.",
};

/** In display order. */
export const news: NewsArticle[] = [mhsEcommercePartnership, aiPoweredPortalSystem, mhsDubaiOffice];

/** Finds the article whose URL ends with the slug (specification, section 2). */
export function findNews(slug: string): NewsArticle | undefined {
  return news.find((article) => article.url === `/news/${slug}`);
}
