import { entries } from "virtual:content";
import { today } from "~/lib/dates";
import { contentAsset, publishedEntries, type ReadAsset } from "~/lib/entries";
import { didYouMean } from "~content/not-found";
import { sitePages } from "./site-pages";
import type { SuggestionAsset } from "./suggestion-index";
import { type ComparedPage, comparedPage, suggestedPages } from "./suggestions";

export interface DidYouMean {
  heading: string;
  pages: { name: string; path: string }[];
}

/** The same all day. */
let known: { day: string; pages: ComparedPage[] } | undefined;

/** What a page that is not there suggests instead. In: the path that was asked for. */
export async function pagesMeant(path: string, readAsset: ReadAsset): Promise<DidYouMean> {
  const day = today();
  if (known?.day !== day) known = { day, pages: sitePages(publishedEntries()).map(comparedPage) };
  const pages = await suggestedPages(path, known.pages, {
    ...entries.suggestionIndex,
    // Without it the page that says that there is no such page is as good.
    read: (file) => contentAsset<SuggestionAsset>(readAsset, file).catch(() => undefined),
  });
  return { heading: didYouMean, pages: pages.map(({ title, path }) => ({ name: title, path })) };
}
