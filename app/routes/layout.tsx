import { noindexMeta } from "#app/seo/page-meta.ts";
import { missingPageIn } from "#app/shell/missing-page.ts";
import { ServerError } from "#app/shell/server-error.tsx";
import type { Route } from "./+types/layout";
import { ArticlePlaceholder } from "./blogs/article-placeholder.tsx";
import { NotFoundScreen } from "./not-found/not-found-screen.tsx";

// Parent route of all pages. Its ErrorBoundary shows missing and failed pages below the header, which is in root.tsx.

/** Meta tags of missing pages. All other pages have their own. */
export const meta: Route.MetaFunction = ({ error }) => {
  const missing = missingPageIn(error);
  return missing ? noindexMeta(missing) : [];
};

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = missingPageIn(error);
  if (!missing) return <ServerError />;
  return missing.screen === "article" ? <ArticlePlaceholder /> : <NotFoundScreen page={missing} />;
}
