import { entries } from "virtual:content";
import { articleData, articleMeta } from "~/articles/article-data";
import { ArticlePage } from "~/articles/article-page";
import { ArticlePlaceholder } from "~/articles/article-placeholder";
import { publishedEntries } from "~/lib/entries";
import type { Route } from "./+types/post";

export const meta: Route.MetaFunction = ({ loaderData }) => articleMeta(loaderData);

export function loader({ params }: Route.LoaderArgs) {
  const { posts, news } = publishedEntries();
  return articleData(
    entries.posts.find(({ url }) => url === `/blogs/${params.slug}`),
    posts,
    news,
  );
}

export default function Post({ loaderData }: Route.ComponentProps) {
  if (!loaderData.found) return <ArticlePlaceholder text={loaderData.text} link={loaderData.link} />;
  return <ArticlePage {...loaderData} />;
}
