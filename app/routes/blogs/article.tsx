import { data } from "react-router";
import { articleSummary, subjectLinks } from "#app/articles/article-lists.ts";
import { ArticlePage } from "#app/articles/article-page.tsx";
import { assetsContext, readBody } from "#app/articles/read-body.ts";
import { relatedArticles } from "#app/articles/related-articles.ts";
import { blogFeed, newsFeed } from "#app/discovery/feed-links.ts";
import { articleLd } from "#app/discovery/json-ld.ts";
import { noindexMeta, pageMeta } from "#app/discovery/page-meta.ts";
import { allEntries, publishedEntries } from "#app/entries/entries.ts";
import { longDate } from "#app/lib/dates.ts";
import { suggestPages } from "#app/search/suggestions.ts";
import { articleCall, relatedHeading } from "#content/blogs/index.ts";
import { allArticles, announcedArticle, articleAnnounced, articleLoading, unknownArticle } from "#content/not-found.ts";
import { siteOrigin } from "#content/site.ts";
import type { Route } from "./+types/article";
import { ArticlePlaceholder } from "./article-placeholder.tsx";

const RELATED_COUNT = 2;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData.found) return noindexMeta(loaderData.page);
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

/** Loads an article, or a placeholder with status 404, which reveals only the date of a scheduled article. */
export async function loader({ url: { pathname }, context }: Route.LoaderArgs) {
  const { articles } = publishedEntries();
  const head = articles.find(({ url }) => url === pathname);
  if (!head) return data(placeholder(pathname), { status: 404 });
  const { headings: _, ...shown } = head;
  const { feedHtml: __, ...body } = await readBody(context.get(assetsContext), pathname);
  const sameKind = articles.filter(({ kind }) => kind === head.kind);
  const index = sameKind.indexOf(head);
  const [newer, older] = [sameKind[index - 1], sameKind[index + 1]];
  const others = articles.filter((one) => one !== head && one !== newer && one !== older);
  return {
    found: true as const,
    article: { ...shown, ...body },
    ...subjectLinks(head, articles),
    neighbors: {
      older: older && { title: older.title, url: older.url },
      newer: newer && { title: newer.title, url: newer.url },
    },
    related: { heading: relatedHeading, items: relatedArticles(head, others, RELATED_COUNT).map(articleSummary) },
    jsonLd: [articleLd(head)],
    address: `${siteOrigin}${pathname}`,
    call: articleCall,
  };
}

function placeholder(pathname: string) {
  const scheduled = allEntries().articles.find(({ url }) => url === pathname);
  if (scheduled) {
    const text = articleAnnounced.replace("{date}", longDate(scheduled.date));
    return { found: false as const, page: announcedArticle, text, suggestions: undefined, link: allArticles };
  }
  const suggestions = suggestPages(pathname);
  return { found: false as const, page: unknownArticle, text: articleLoading, suggestions, link: allArticles };
}

export default function Article({ loaderData }: Route.ComponentProps) {
  if (!loaderData.found) return <ArticlePlaceholder {...loaderData} />;
  return <ArticlePage {...loaderData} />;
}
