import { data } from "react-router";
import { pagesMeant } from "~/discovery/did-you-mean";
import { goBackHome, notFoundPage } from "~content/not-found";

/** The answer of a loader when there is no such page: NotFoundScreen shows `missing`. */
export function missingPage(pathname: string) {
  const missing = { page: notFoundPage, back: goBackHome, suggestions: pagesMeant(pathname) };
  return data({ found: false as const, missing }, { status: 404 });
}
