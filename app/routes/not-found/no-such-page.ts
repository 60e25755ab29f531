import { data } from "react-router";
import type { MissingPage } from "#app/frame/missing-page.ts";
import { notFoundPage } from "#content/not-found.ts";

/** @returns what a loader throws if there is no such page */
export function noSuchPage() {
  return data<MissingPage>({ kind: "page", page: notFoundPage }, { status: 404 });
}
