import { data } from "react-router";
import { NotFound } from "~/components/not-found";
import { pageMeta } from "~/lib/seo";
import { goBackHome, notFoundPage } from "~content/not-found";
import type { Route } from "./+types/not-found";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData.page, path: "/", noindex: true });

export function loader() {
  return data({ page: notFoundPage, back: goBackHome }, { status: 404 });
}

export default function UnknownPage({ loaderData }: Route.ComponentProps) {
  return <NotFound page={loaderData.page} back={loaderData.back} />;
}
