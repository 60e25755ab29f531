import { data } from "react-router";
import { noindexMeta } from "~/discovery/page-meta";
import type { Route } from "./+types/not-found";
import { missingPage } from "./missing-page";
import { NotFoundScreen } from "./not-found-screen";

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMeta(loaderData.page);

export function loader({ url }: Route.LoaderArgs) {
  return data(missingPage(url.pathname), { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundScreen page={loaderData.page} back={loaderData.back} suggestions={loaderData.suggestions} />;
}
