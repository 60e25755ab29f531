import { isRouteErrorResponse } from "react-router";
import type { PageHead } from "#app/discovery/page-meta.ts";
import type { PageText } from "#content/types.ts";

/** What a loader throws with status 404, and routes/layout.tsx shows. */
export type MissingPage =
  | { kind: "page"; page: PageText }
  | {
      kind: "article";
      page: Pick<PageHead, "title" | "description">;
      /** Of a scheduled article. */
      announcement?: string;
    };

/** @returns undefined for any other error, such as an exception, or a 404 that is not from a loader */
export function missingPageIn(error: unknown): MissingPage | undefined {
  return isRouteErrorResponse(error) && error.status === 404 && error.data?.kind ? error.data : undefined;
}
