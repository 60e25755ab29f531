import { articleData, articleMeta } from "~/articles/article-data";
import { ArticlePage } from "~/articles/article-page";
import { ArticlePlaceholder } from "~/articles/article-placeholder";
import { today } from "~/lib/dates";
import { publishedNews, publishedPosts } from "~/lib/publication";
import { findPost } from "~content/blogs";
import type { Route } from "./+types/post";

export const meta: Route.MetaFunction = ({ loaderData }) => articleMeta(loaderData);

export function loader({ params }: Route.LoaderArgs) {
  const day = today();
  return articleData(findPost(params.slug), publishedPosts(day), publishedNews(day));
}

export default function Post({ loaderData }: Route.ComponentProps) {
  if (!loaderData.found) return <ArticlePlaceholder text={loaderData.text} link={loaderData.link} />;
  return <ArticlePage {...loaderData} />;
}
