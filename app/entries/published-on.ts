import type { Article, Opening } from "../../content/types.ts";

interface DatedEntries {
  articles: Pick<Article, "date">[];
  openings: Pick<Opening, "closes">[];
}

/**
 * The entries without scheduled articles and closed openings, in the same order. The only code of the site that compares
 * dates of entries with a day.
 *
 * @param day a day in Pakistan, "2026-11-21" (companyDay in lib/dates.ts). An article is published from its date on; an
 *   opening is open up to and including its closing day.
 */
export function publishedOn<All extends DatedEntries>(entries: All, day: string): All {
  return {
    ...entries,
    articles: entries.articles.filter(({ date }) => date <= day),
    openings: entries.openings.filter(({ closes }) => closes === undefined || day <= closes),
  };
}
