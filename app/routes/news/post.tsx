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
    entries.news.find(({ url }) => url === `/news/${params.slug}`),
    news,
    posts,
  );
}

export default function NewsPost({ loaderData }: Route.ComponentProps) {
  if (!loaderData.found) return <ArticlePlaceholder text={loaderData.text} link={loaderData.link} />;
  return <ArticlePage {...loaderData} />;
}
