import { data } from "react-router";
import { suggestPages } from "#app/search/suggestions.ts";
import { notFoundPage } from "#content/not-found.ts";

/** What a loader returns if there is no such page, for NotFoundScreen. */
export function missingPage(pathname: string) {
  const missing = { page: notFoundPage, suggestions: suggestPages(pathname) };
  return data({ found: false as const, missing }, { status: 404 });
}
