import { data, isRouteErrorResponse } from "react-router";
import type { notFoundPage, unknownArticle } from "#content/not-found.ts";

/** Texts of the screens that routes/layout.tsx shows for missing pages. */
type MissingPage = typeof notFoundPage | typeof unknownArticle;

/** @returns a 404 for loaders to throw */
export function missingPage(page: MissingPage) {
  return data(page, { status: 404 });
}

/** @returns the texts of a missing page; undefined for other errors, and for a 404 that no loader has thrown */
export function missingPageIn(error: unknown): MissingPage | undefined {
  return isRouteErrorResponse(error) && error.status === 404 && error.data?.screen ? error.data : undefined;
}
