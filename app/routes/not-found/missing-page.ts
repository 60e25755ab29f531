import { pagesMeant } from "~/discovery/did-you-mean";
import { goBackHome, notFoundPage } from "~content/not-found";

/** What NotFoundScreen shows. @param pathname the path that leads nowhere */
export function missingPage(pathname: string) {
  return { page: notFoundPage, back: goBackHome, suggestions: pagesMeant(pathname) };
}
