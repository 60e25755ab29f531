import { publishedEntries } from "#app/entries/entries.ts";
import { didYouMean } from "#content/not-found.ts";
import { sitePages } from "./site-pages.ts";
import { suggestedPages } from "./suggestions.ts";

export interface DidYouMean {
  heading: string;
  pages: { name: string; path: string }[];
}

/** What a page that is not there suggests instead. @param path the path that was asked for */
export function pagesMeant(path: string): DidYouMean {
  const { articles, ...others } = publishedEntries();
  const pages = suggestedPages(path, sitePages({ ...others, articles: [] }), articles);
  return { heading: didYouMean, pages: pages.map(({ title, path }) => ({ name: title, path })) };
}
