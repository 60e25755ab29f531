import { data, isRouteErrorResponse } from "react-router";
import type { notFoundPage, unknownArticle } from "#content/not-found.ts";

/** What routes/layout.tsx shows. */
type MissingPage = typeof notFoundPage | typeof unknownArticle;

/** @returns what a loader throws if there is no such page */
export function missingPage(page: MissingPage) {
  return data(page, { status: 404 });
}

/** @returns the texts of a missing page; undefined for any other error, also for a 404 that is not from a loader */
export function missingPageIn(error: unknown): MissingPage | undefined {
  return isRouteErrorResponse(error) && error.status === 404 && error.data?.screen ? error.data : undefined;
}
