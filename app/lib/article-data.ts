import { data, type MetaDescriptor } from "react-router";
import { articleCall } from "~content/blogs";
import { allArticles, announcedArticle, articleAnnounced, articleLoading, unknownArticle } from "~content/not-found";
import type { Article, NewsArticle } from "~content/types";
import { articleSummary } from "./article-summary";
import { readingMinutes } from "./reading-time";
import { pageMeta } from "./seo";

/**
 * What the page of a post or a news article shows. In: the article, or undefined when no slug fits, and all of
 * its kind that are out today. Out: the article with its reading time in minutes and the others; or, with status
 * 404, what stands in its place. Of an article that is not out yet only the date is given away.
 */
export function articleData<Kind extends Article | NewsArticle>(
  article: Kind | undefined,
  published: Kind[],
  relatedHeading: string,
) {
  if (!article) {
    const missing = { found: false as const, page: unknownArticle, text: articleLoading, link: allArticles };
    return data(missing, { status: 404 });
  }
  if (!published.includes(article)) {
    const text = articleAnnounced.replace("{date}", article.date);
    return data({ found: false as const, page: announcedArticle, text, link: allArticles }, { status: 404 });
  }
  return {
    found: true as const,
    article,
    call: articleCall,
    minutes: readingMinutes(article.content),
    related: { heading: relatedHeading, items: published.filter((other) => other !== article).map(articleSummary) },
  };
}

/** The meta tags that belong to it: nothing is kept of a page without an article. */
export function articleMeta(
  page:
    | { found: true; article: Article | NewsArticle }
    | { found: false; page: { title: string; description: string } },
): MetaDescriptor[] {
  if (!page.found) return pageMeta({ ...page.page, path: "/blogs", noindex: true });
  const { title, excerpt, url } = page.article;
  return pageMeta({
    title,
    description: excerpt,
    path: url,
    kind: "article",
  });
}
