import { data, type MetaDescriptor } from "react-router";
import { pagesMeant } from "~/discovery/did-you-mean";
import { blogFeed, newsFeed } from "~/discovery/feed-links";
import { articleLd, type StructuredData } from "~/discovery/json-ld";
import { noindexMeta, pageMeta } from "~/discovery/page-meta";
import { type ArticleHead, allEntries, publishedEntries } from "~/entries/entries";
import { dayStart, longDate } from "~/lib/dates";
import { articleCall, relatedHeading } from "~content/blogs";
import { allArticles, announcedArticle, articleAnnounced, articleLoading, unknownArticle } from "~content/not-found";
import { siteOrigin } from "~content/site";
import { subjectLinks } from "./article-lists";
import { ARTICLE_STYLES } from "./article-styles";
import { articleSummary } from "./article-summary";
import { type ReadAsset, readBody } from "./read-body";
import { relatedArticles } from "./related-articles";

const RELATED_COUNT = 2;

/**
 * Loads an article's page.
 *
 * @param url the article's address, "/blogs/choosing-a-host"
 * @returns the article, or a placeholder with status 404 if it is unknown or not yet published. Of a scheduled article
 *   the placeholder gives the date only.
 */
export async function articleData(url: string, readAsset: ReadAsset) {
  const { articles } = publishedEntries();
  const article = articles.find((one) => one.url === url);
  if (!article) return data(placeholder(url), { status: 404 });
  const { feedHtml: _, description, ...body } = await readBody(readAsset, url);
  const sameKind = articles.filter(({ kind }) => kind === article.kind);
  const index = sameKind.indexOf(article);
  const [newer, older] = [sameKind[index - 1], sameKind[index + 1]];
  const others = articles.filter((one) => one !== article && one !== newer && one !== older);
  const { headings: __, ...head } = article;
  return {
    found: true as const,
    article: { ...head, description, body },
    ...subjectLinks(article, articles),
    older: older && { title: older.title, url: older.url },
    newer: newer && { title: newer.title, url: newer.url },
    related: { heading: relatedHeading, items: relatedArticles(article, others, RELATED_COUNT).map(articleSummary) },
    styles: ARTICLE_STYLES,
    jsonLd: [articleLd(article)],
    address: `${siteOrigin}${url}`,
    call: articleCall,
  };
}

function placeholder(url: string) {
  const scheduled = allEntries().articles.find((one) => one.url === url);
  if (scheduled) {
    const text = articleAnnounced.replace("{date}", longDate(scheduled.date));
    return { found: false as const, page: announcedArticle, text, meant: undefined, link: allArticles };
  }
  return {
    found: false as const,
    page: unknownArticle,
    text: articleLoading,
    meant: pagesMeant(url),
    link: allArticles,
  };
}

export function articleMeta(
  page:
    | { found: true; article: Omit<ArticleHead, "headings">; jsonLd: StructuredData[] }
    | { found: false; page: { title: string; description: string } },
): MetaDescriptor[] {
  if (!page.found) return noindexMeta(page.page);
  const { title, excerpt, url, date, category, tags, author } = page.article;
  return pageMeta({
    title,
    shareTitle: title,
    description: excerpt,
    path: url,
    article: { published: dayStart(date), section: category, tags, author },
    feeds: [blogFeed, newsFeed],
    jsonLd: page.jsonLd,
  });
}
