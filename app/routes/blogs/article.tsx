import { articleSummary } from "#app/articles/article-summary.ts";
import { blogFeed, newsFeed } from "#app/discovery/feed-links.ts";
import { articleLd } from "#app/discovery/json-ld.ts";
import { pageMeta } from "#app/discovery/page-meta.ts";
import type { CompiledArticle } from "#app/entries/entries.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { missingPage } from "#app/frame/missing-page.ts";
import { articleCall, relatedHeading } from "#content/blogs/index.ts";
import { unknownArticle } from "#content/not-found.ts";
import { siteOrigin } from "#content/site.ts";
import type { Route } from "./+types/article";
import { ArticlePage } from "./article-page.tsx";

const RELATED_COUNT = 2;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { article, jsonLd } = loaderData;
  return pageMeta({
    title: article.title,
    shareTitle: article.title,
    description: article.excerpt,
    path: article.url,
    article,
    feeds: [blogFeed, newsFeed],
    jsonLd,
  });
};

export function loader({ url: { pathname } }: Route.LoaderArgs) {
  const { articles } = publishedEntries();
  const article = articles.find(({ url }) => url === pathname);
  if (!article) throw missingPage(unknownArticle);
  const { feedHtml: _, ...shown } = article;
  const sharedTags = ({ tags }: CompiledArticle) => tags.filter((tag) => article.tags.includes(tag)).length;
  const related = articles.filter((one) => one !== article).toSorted((a, b) => sharedTags(b) - sharedTags(a));
  return {
    article: { ...shown, sections: shown.sections.map(({ id, heading }) => ({ id, heading })) },
    related: { heading: relatedHeading, items: related.slice(0, RELATED_COUNT).map(articleSummary) },
    jsonLd: [articleLd(article)],
    address: `${siteOrigin}${pathname}`,
    call: articleCall,
  };
}

export default function Article({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />;
}
