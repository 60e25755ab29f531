import { data } from "react-router";
import { noindexMeta } from "~/discovery/page-meta";
import { sitePages } from "~/discovery/site-pages";
import { nearestPages } from "~/discovery/suggestions";
import { publishedEntries } from "~/lib/entries";
import { didYouMean, goBackHome, notFoundPage } from "~content/not-found";
import type { Route } from "./+types/not-found";
import { NotFoundScreen } from "./not-found-screen";

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMeta(loaderData.page);

export function loader({ url }: Route.LoaderArgs) {
  const pages = nearestPages(url.pathname, sitePages(publishedEntries())).map(({ title, path }) => ({
    name: title,
    path,
  }));
  return data({ page: notFoundPage, back: goBackHome, suggestions: { heading: didYouMean, pages } }, { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundScreen page={loaderData.page} back={loaderData.back} suggestions={loaderData.suggestions} />;
}
