import { entries } from "virtual:content";
import { data, type MetaDescriptor } from "react-router";
import { pagesMeant } from "~/discovery/did-you-mean";
import { blogFeed, newsFeed } from "~/discovery/feed-links";
import { articleLd, type StructuredData } from "~/discovery/json-ld";
import { noindexMeta, pageMeta } from "~/discovery/page-meta";
import { dayStart, longDate, today } from "~/lib/dates";
import { type ArticleEntry, contentAsset, publishedEntries, type ReadAsset } from "~/lib/entries";
import { isPublished } from "~/lib/publication";
import { articleCall, relatedHeading } from "~content/blogs";
import { allArticles, announcedArticle, articleAnnounced, articleLoading, unknownArticle } from "~content/not-found";
import { siteOrigin } from "~content/site";
import { type ArticleAsset, articleAssetPath } from "./article-assets";
import { ARTICLE_STYLES } from "./article-styles";
import { articleSummary } from "./article-summary";
import { relatedArticles } from "./related-articles";

const RELATED_COUNT = 2;

/**
 * In: the article's address. An unknown or unpublished article gives a placeholder with status 404; of an unpublished
 * one only the date is disclosed.
 */
export async function articleData(url: string, readAsset: ReadAsset) {
  const scheduled = entries.scheduled.find((article) => article.url === url);
  if (scheduled && !isPublished(scheduled, today())) {
    const text = articleAnnounced.replace("{date}", longDate(scheduled.date));
    return data(
      { found: false as const, page: announcedArticle, text, meant: undefined, link: allArticles },
      { status: 404 },
    );
  }
  const page = scheduled ? pageOfDue(scheduled) : await contentAsset<ArticleAsset>(readAsset, articleAssetPath(url));
  if (!page) {
    const meant = await pagesMeant(url, readAsset);
    const missing = { found: false as const, page: unknownArticle, text: articleLoading, meant, link: allArticles };
    return data(missing, { status: 404 });
  }
  return {
    found: true as const,
    ...page,
    newer: page.newer ?? newerThan(page.article),
    styles: ARTICLE_STYLES,
    jsonLd: [articleLd(page.article)],
    address: `${siteOrigin}${url}`,
    call: articleCall,
    related: { heading: relatedHeading, items: page.related },
  };
}

/** An article whose day has come since the build has no asset yet. */
function pageOfDue({ feedHtml, ...article }: (typeof entries.scheduled)[number]): ArticleAsset {
  const { posts, news } = publishedEntries();
  const same = article.kind === "post" ? posts : news;
  const index = same.findIndex(({ url }) => url === article.url);
  const [newer, older] = [same[index - 1], same[index + 1]];
  const others = [...posts, ...news].filter((other) => other.url !== article.url && other !== newer && other !== older);
  return {
    article,
    category: { name: article.category },
    tags: article.tags.map((name) => ({ name })),
    older: older && { title: older.title, url: older.url },
    newer: newer && { title: newer.title, url: newer.url },
    related: relatedArticles(article, others, RELATED_COUNT).map(articleSummary),
  };
}

/** The newest article of the build is followed by those whose day has come since. */
function newerThan({ kind, date }: ArticleEntry): ArticleAsset["newer"] {
  const next = publishedEntries().scheduled.findLast((article) => article.kind === kind && article.date > date);
  return next && { title: next.title, url: next.url };
}

export function articleMeta(
  page:
    | { found: true; article: ArticleEntry; jsonLd: StructuredData[] }
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
