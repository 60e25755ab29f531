import { isNotFound, noindexMeta } from "#app/discovery/page-meta.ts";
import { ServerError } from "#app/shell/server-error.tsx";
import { notFoundPage } from "#content/not-found.ts";
import type { Route } from "./+types/layout";
import { NotFoundScreen } from "./not-found/not-found-screen.tsx";

// Parent route of all pages. Its ErrorBoundary leaves the shell as it is. That of root.tsx would mount the shell again,
// which loses the focus.

/** Meta tags of missing pages. All other pages have their own. */
export const meta: Route.MetaFunction = ({ error }) => (isNotFound(error) ? noindexMeta(notFoundPage) : []);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? <NotFoundScreen /> : <ServerError />;
}
