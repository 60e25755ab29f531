import { articleData, articleMeta } from "~/articles/article-data";
import { ArticlePage } from "~/articles/article-page";
import { ArticlePlaceholder } from "~/articles/article-placeholder";
import { assetsContext } from "~/articles/read-body";
import type { Route } from "./+types/article";

export const meta: Route.MetaFunction = ({ loaderData }) => articleMeta(loaderData);

export function loader({ url, context }: Route.LoaderArgs) {
  return articleData(url.pathname, context.get(assetsContext));
}

export default function Article({ loaderData }: Route.ComponentProps) {
  if (!loaderData.found) return <ArticlePlaceholder {...loaderData} />;
  return <ArticlePage {...loaderData} />;
}
