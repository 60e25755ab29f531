import type { Article, Opening } from "#content/types.ts";

interface DatedEntries {
  articles: Pick<Article, "date">[];
  openings: Pick<Opening, "closes">[];
}

/**
 * Removes scheduled articles and closed openings. An article is published from its date on. An opening is open until
 * the end of its closing day. No other code of the site compares dates of entries with a day.
 *
 * @param day a day in Pakistan, "2026-11-21" (companyDay in lib/dates.ts)
 */
export function publishedOn<All extends DatedEntries>(entries: All, day: string): All {
  return {
    ...entries,
    articles: entries.articles.filter(({ date }) => date <= day),
    openings: entries.openings.filter(({ closes }) => closes === undefined || day <= closes),
  };
}
