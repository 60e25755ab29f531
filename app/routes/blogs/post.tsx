import { ArticleLoading, ArticlePage } from "~/components/article-page";
import { articleData, articleMeta } from "~/lib/article-data";
import { BLOGS, HOME } from "~/lib/breadcrumbs";
import { today } from "~/lib/dates";
import { publishedPosts } from "~/lib/publication";
import { findPost, relatedPosts } from "~content/blogs";
import type { Route } from "./+types/post";

export const meta: Route.MetaFunction = ({ loaderData }) => articleMeta(loaderData);

export function loader({ params }: Route.LoaderArgs) {
  return articleData(findPost(params.slug), publishedPosts(today()), relatedPosts);
}

export default function Post({ loaderData }: Route.ComponentProps) {
  if (!loaderData.found) return <ArticleLoading text={loaderData.text} link={loaderData.link} />;
  return <ArticlePage {...loaderData} parents={[HOME, BLOGS]} />;
}
