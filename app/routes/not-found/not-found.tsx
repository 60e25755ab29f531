import { noindexMeta } from "~/discovery/page-meta";
import type { Route } from "./+types/not-found";
import { missingPage } from "./missing-page";
import { NotFoundScreen } from "./not-found-screen";

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMeta(loaderData.missing.page);

export function loader({ url }: Route.LoaderArgs) {
  return missingPage(url.pathname);
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundScreen {...loaderData.missing} />;
}
