import { data } from "react-router";
import { noindexMeta } from "~/discovery/page-meta";
import { assetsContext } from "~/lib/entries";
import type { Route } from "./+types/not-found";
import { missingPage } from "./missing-page";
import { NotFoundScreen } from "./not-found-screen";

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMeta(loaderData.page);

export async function loader({ url, context }: Route.LoaderArgs) {
  return data(await missingPage(url.pathname, context.get(assetsContext)), { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundScreen page={loaderData.page} back={loaderData.back} suggestions={loaderData.suggestions} />;
}
