import { articleData, articleMeta } from "~/articles/article-data";
import { ArticlePage } from "~/articles/article-page";
import { ArticlePlaceholder } from "~/articles/article-placeholder";
import { assetsContext } from "~/lib/entries";
import type { Route } from "./+types/post";

export const meta: Route.MetaFunction = ({ loaderData }) => articleMeta(loaderData);

export function loader({ params, context }: Route.LoaderArgs) {
  return articleData(`/blogs/${params.slug}`, context.get(assetsContext));
}

export default function Post({ loaderData }: Route.ComponentProps) {
  if (!loaderData.found) return <ArticlePlaceholder {...loaderData} />;
  return <ArticlePage {...loaderData} />;
}
