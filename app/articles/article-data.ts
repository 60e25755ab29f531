import { data, type MetaDescriptor } from "react-router";
import { blogFeed, newsFeed } from "~/discovery/feed-links";
import { articleLd, type StructuredData } from "~/discovery/json-ld";
import { noindexMeta, pageMeta } from "~/discovery/page-meta";
import { dayStart, longDate } from "~/lib/dates";
import type { ArticleEntry } from "~/lib/entries";
import { articleCall, relatedHeading } from "~content/blogs";
import { allArticles, announcedArticle, articleAnnounced, articleLoading, unknownArticle } from "~content/not-found";
import { siteOrigin } from "~content/site";
import { articleSummary } from "./article-summary";
import { neighborsOf, relatedArticles } from "./related-articles";

const RELATED_COUNT = 2;

/**
 * `published` are the articles of the same kind, `others` those of the other kind. An unknown or unpublished article
 * gives a placeholder with status 404; of an unpublished one only the date is disclosed.
 */
export function articleData<Kind extends ArticleEntry>(
  article: Kind | undefined,
  published: Kind[],
  others: ArticleEntry[],
) {
  if (!article) {
    const missing = { found: false as const, page: unknownArticle, text: articleLoading, link: allArticles };
    return data(missing, { status: 404 });
  }
  if (!published.includes(article)) {
    const text = articleAnnounced.replace("{date}", longDate(article.date));
    return data({ found: false as const, page: announcedArticle, text, link: allArticles }, { status: 404 });
  }
  const { older, newer } = neighborsOf(article, published);
  const candidates = [...published, ...others].filter((other) => other !== older && other !== newer);
  return {
    found: true as const,
    article: articleContent(article),
    jsonLd: [articleLd(article)],
    address: `${siteOrigin}${article.url}`,
    call: articleCall,
    older: older && { title: older.title, url: older.url },
    newer: newer && { title: newer.title, url: newer.url },
    related: {
      heading: relatedHeading,
      items: relatedArticles(article, candidates, RELATED_COUNT).map(articleSummary),
    },
  };
}

/** What the page shows of an article: the rest of its body is for feeds and search. */
export type ArticleContent = Omit<ArticleEntry, "body"> & {
  body: Pick<ArticleEntry["body"], "html" | "minutes" | "sections" | "hasCode">;
};

function articleContent({ body: { html, minutes, sections, hasCode }, ...rest }: ArticleEntry): ArticleContent {
  return { ...rest, body: { html, minutes, sections, hasCode } };
}

export function articleMeta(
  page:
    | { found: true; article: ArticleContent; jsonLd: StructuredData[] }
    | { found: false; page: { title: string; description: string } },
): MetaDescriptor[] {
  if (!page.found) return noindexMeta(page.page);
  const { article } = page;
  const { title, excerpt, url, date, category, tags } = article;
  return pageMeta({
    title,
    shareTitle: title,
    description: excerpt,
    path: url,
    article: {
      published: dayStart(date),
      section: category,
      tags,
      author: article.author,
    },
    feeds: [blogFeed, newsFeed],
    jsonLd: page.jsonLd,
  });
}
