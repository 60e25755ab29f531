import { ArticleLoading, ArticlePage } from "~/components/article-page";
import { articleData, articleMeta } from "~/lib/article-data";
import { findPost, posts } from "~content/blogs";
import { news } from "~content/news";
import type { Route } from "./+types/post";

export const meta: Route.MetaFunction = ({ loaderData }) => articleMeta(loaderData);

export function loader({ params }: Route.LoaderArgs) {
  return articleData(findPost(params.slug), posts, news);
}

export default function Post({ loaderData }: Route.ComponentProps) {
  if (!loaderData.found) return <ArticleLoading text={loaderData.text} link={loaderData.link} />;
  return <ArticlePage {...loaderData} />;
}
