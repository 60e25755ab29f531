import { data } from "react-router";
import { articleSummary } from "#app/articles/article-summary.ts";
import { blogFeed, newsFeed } from "#app/discovery/feed-links.ts";
import { articleLd } from "#app/discovery/json-ld.ts";
import { pageMeta } from "#app/discovery/page-meta.ts";
import { allEntries, publishedEntries } from "#app/entries/published.server.ts";
import type { MissingPage } from "#app/frame/missing-page.ts";
import { longDate } from "#app/lib/dates.ts";
import { articleCall, relatedHeading } from "#content/blogs/index.ts";
import { announcedArticle, articleAnnounced, unknownArticle } from "#content/not-found.ts";
import { siteOrigin } from "#content/site.ts";
import type { Route } from "./+types/article";
import { ArticlePage } from "./article-page.tsx";
import { relatedArticles } from "./related-articles.ts";

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
  if (!article) throw data(missingArticle(pathname), { status: 404 });
  const { feedHtml: _, ...shown } = article;
  const sameKind = articles.filter(({ kind }) => kind === article.kind);
  const index = sameKind.indexOf(article);
  const [newer, older] = [sameKind[index - 1], sameKind[index + 1]];
  const others = articles.filter((one) => one !== article && one !== newer && one !== older);
  return {
    article: { ...shown, sections: shown.sections.map(({ id, heading }) => ({ id, heading })) },
    neighbors: {
      older: older && { title: older.title, url: older.url },
      newer: newer && { title: newer.title, url: newer.url },
    },
    related: { heading: relatedHeading, items: relatedArticles(article, others, RELATED_COUNT).map(articleSummary) },
    jsonLd: [articleLd(article)],
    address: `${siteOrigin}${pathname}`,
    call: articleCall,
  };
}

/** Reveals only the date of a scheduled article. */
function missingArticle(pathname: string): MissingPage {
  const scheduled = allEntries.articles.find(({ url }) => url === pathname);
  if (scheduled) {
    const announcement = articleAnnounced.replace("{date}", () => longDate(scheduled.date));
    return { kind: "article", page: announcedArticle, announcement };
  }
  return { kind: "article", page: unknownArticle };
}

export default function Article({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />;
}
