import { data } from "react-router";
import type { MissingPage } from "#app/frame/missing-page.ts";
import { suggestPages } from "#app/search/suggestions.ts";
import { notFoundPage } from "#content/not-found.ts";

/** @returns what a loader throws if there is no such page */
export function noSuchPage(pathname: string) {
  const suggestions = suggestPages(pathname);
  return data<MissingPage>({ kind: "page", page: notFoundPage, suggestions }, { status: 404 });
}
