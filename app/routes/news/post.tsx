import { data } from "react-router";
import { ArticleLoading, ArticlePage } from "~/components/article-page";
import { articleSummary } from "~/lib/article-summary";
import { BLOGS, HOME } from "~/lib/breadcrumbs";
import { pictureUrl } from "~/lib/picture-sizes";
import { readingMinutes } from "~/lib/reading-time";
import { pageMeta } from "~/lib/seo";
import { findNews, news, relatedNews } from "~content/news";
import { allArticles, articleLoading, unknownArticle } from "~content/not-found";
import type { Route } from "./+types/post";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData.found
    ? pageMeta({
        title: loaderData.article.title,
        description: loaderData.article.excerpt,
        path: loaderData.article.url,
        image: pictureUrl("covers", loaderData.article.image.name, 1200, "webp"),
        kind: "article",
      })
    : pageMeta({ ...loaderData.page, path: "/blogs", noindex: true });

export function loader({ params }: Route.LoaderArgs) {
  const article = findNews(params.slug);
  if (!article)
    return data(
      { found: false as const, page: unknownArticle, text: articleLoading, link: allArticles },
      { status: 404 },
    );
  const others = news.filter((other) => other !== article);
  return {
    found: true as const,
    article,
    minutes: readingMinutes(article.content),
    related: { heading: relatedNews, items: others.map(articleSummary) },
  };
}

/** News has no list of its own: its articles are listed on /blogs. */
export default function NewsPost({ loaderData }: Route.ComponentProps) {
  if (!loaderData.found) return <ArticleLoading text={loaderData.text} link={loaderData.link} />;
  return <ArticlePage {...loaderData} author={loaderData.article.author} parents={[HOME, BLOGS]} />;
}
