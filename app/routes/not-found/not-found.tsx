import { noindexMeta } from "#app/discovery/page-meta.ts";
import type { Route } from "./+types/not-found";
import { missingPage } from "./missing-page.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMeta(loaderData.missing.page);

export function loader({ url }: Route.LoaderArgs) {
  return missingPage(url.pathname);
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundScreen {...loaderData.missing} />;
}
