import { pagesMeant } from "~/discovery/did-you-mean";
import type { ReadAsset } from "~/lib/entries";
import { goBackHome, notFoundPage } from "~content/not-found";

/** What NotFoundScreen shows. In: the path that leads nowhere. */
export async function missingPage(pathname: string, readAsset: ReadAsset) {
  return { page: notFoundPage, back: goBackHome, suggestions: await pagesMeant(pathname, readAsset) };
}
