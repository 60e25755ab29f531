import {
  type ArticleAsset,
  articleAssetPath,
  type FeedAsset,
  feedAssetPath,
  type ListAsset,
  listAssetPath,
} from "../../app/articles/article-assets.ts";
import {
  FEED_LENGTH,
  LEAST_LISTED,
  LIST_LENGTH,
  LISTED_NEWS,
  listPagePath,
  pageCount,
} from "../../app/articles/article-lists.ts";
import { articleSummary } from "../../app/articles/article-summary.ts";
import { candidateIndex, relatedArticles } from "../../app/articles/related-articles.ts";
import { LISTS_SITEMAP, type SitemapFile, sitemapXml, yearSitemap } from "../../app/discovery/sitemap.ts";
import type { SuggestionAsset } from "../../app/discovery/suggestion-index.ts";
import type { ArticleEntry, ArticleHead, Entries, FeedArticle } from "../../app/lib/entries.ts";
import { isPublished } from "../../app/lib/publication.ts";
import { articleEntry } from "../../app/search/article-entry.ts";
import { SEARCH_ASSET_PATH, SEARCH_FOLDER, type SearchAssets } from "../../app/search/search-assets.ts";
import { siteOrigin } from "../../content/site.ts";
import type { Article, NewsArticle } from "../../content/types.ts";
import { bodyOf } from "./article-bodies.ts";
import type { ContentEntries } from "./read-content.ts";
import { searchShards } from "./search-shards.ts";
import { suggestionAssets } from "./suggestion-assets.ts";

export interface CompiledContent {
  /** For the Worker. */
  entries: Entries;
  assets: ContentAssets;
}

/** Files beside the Worker. Each is made when it is asked for: development wants few of them. */
interface ContentAssets {
  /** Their addresses. */
  paths(): string[];
  get(path: string): string | undefined;
}

type Compiled = ArticleEntry & FeedArticle & Pick<Article, "content">;

type List = Pick<ListAsset, "kind" | "name" | "path"> & { articles: Compiled[]; firstLength?: number };

const RELATED_COUNT = 2;

/** In: the valid entries, and the day of the build ("2026-11-21"). Takes time in proportion to their number. */
export function compileContent({ posts, news, ...rest }: ContentEntries, day: string): CompiledContent {
  const all = [
    ...posts.map((post) => compiled(post, "post")),
    ...news.map((article) => compiled(article, "news")),
  ].toSorted((a, b) => Number(a.date < b.date) - Number(a.date > b.date));
  const out = all.filter((article) => isPublished(article, day));
  const outPosts = out.filter(({ kind }) => kind === "post");
  const outNews = out.filter(({ kind }) => kind === "news");
  const subjects = [
    ...listsBy("category", out, ({ category }) => [category]),
    ...listsBy("tag", out, ({ tags }) => tags),
  ];
  const years = yearsOf(out);
  // As long as /blogs shows all there is, a year has nothing more to show.
  const yearLists = outPosts.length > LIST_LENGTH ? years : [];
  const made = new Map<string, () => string>();
  const put = (path: string, data: () => ArticleAsset | ListAsset | FeedAsset | SearchAssets | SuggestionAsset) =>
    made.set(path, () => JSON.stringify(data()));

  const candidates = candidateIndex(out);
  const listPaths = new Set(subjects.map(({ path }) => path));
  const linked = (kind: "category" | "tag", name: string) => {
    const path = subjectPath(kind, name);
    return { name, path: listPaths.has(path) ? path : undefined };
  };
  for (const articles of [outPosts, outNews]) {
    for (const [index, article] of articles.entries()) {
      const [newer, older] = [articles[index - 1], articles[index + 1]];
      put(articleAssetPath(article.url), () => {
        const others = candidates(article);
        for (const neighbor of [newer, older]) if (neighbor) others.delete(neighbor);
        return {
          article: pageOf(article),
          category: linked("category", article.category),
          tags: article.tags.map((name) => linked("tag", name)),
          older: older && { title: older.title, url: older.url },
          newer: newer && { title: newer.title, url: newer.url },
          related: relatedArticles(article, others, RELATED_COUNT).map(articleSummary),
        };
      });
    }
  }
  const lists: List[] = [
    { kind: "posts", path: "/blogs", articles: outPosts },
    { kind: "news", path: "/news", articles: outNews, firstLength: LISTED_NEWS },
    ...subjects,
    ...yearLists,
  ];
  const listPages = lists.flatMap(pagesOf);
  for (const { path, data } of listPages) put(listAssetPath(path), data);
  const sitemaps = sitemapsOf(years, listPages);
  for (const { path, pages } of sitemaps) made.set(path, () => sitemapXml(pages, siteOrigin));
  const suggestions = suggestionAssets([...outPosts.slice(FEED_LENGTH), ...outNews.slice(FEED_LENGTH)]);
  for (const [path, asset] of suggestions.assets) put(path, () => asset);
  put(feedAssetPath("post"), () => outPosts.slice(0, FEED_LENGTH).map(feedArticle));
  put(feedAssetPath("news"), () => outNews.slice(0, FEED_LENGTH).map(feedArticle));
  const search = once(() =>
    searchShards(out.map((article) => ({ entry: articleEntry(article), body: bodyOf(article) }))),
  );
  put(SEARCH_ASSET_PATH, () => search().search);
  return {
    assets: {
      paths: () => [...made.keys(), ...search().assets.keys()],
      get: (path) => made.get(path)?.() ?? (path.startsWith(SEARCH_FOLDER) ? search().assets.get(path) : undefined),
    },
    entries: {
      ...rest,
      posts: outPosts.slice(0, FEED_LENGTH).map(headOf),
      news: outNews.slice(0, FEED_LENGTH).map(headOf),
      counts: { posts: outPosts.length, news: outNews.length },
      scheduled: all.filter((article) => !isPublished(article, day)).map(whole),
      categories: subjects.flatMap(({ kind, name = "", path }) => (kind === "category" ? [{ name, path }] : [])),
      years: yearLists.map(({ name = "", path }) => ({ name, path })),
      sitemaps: sitemaps.map(({ path, updated }) => ({ path, updated })),
      suggestionIndex: suggestions.index,
    },
  };
}

function once<Result>(make: () => Result): () => Result {
  let made: Result | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Its text is made into HTML when that is asked for. */
function compiled(article: Article | NewsArticle, kind: ArticleHead["kind"]): Compiled {
  return {
    ...article,
    kind,
    get minutes() {
      return bodyOf(article).minutes;
    },
    get body() {
      const { html, sections, hasCode } = bodyOf(article);
      return { html, sections, hasCode };
    },
    get feedHtml() {
      return bodyOf(article).feedHtml;
    },
  };
}

function whole(article: Compiled): ArticleEntry & FeedArticle {
  return { ...pageOf(article), ...feedArticle(article) };
}

function headOf({
  kind,
  title,
  url,
  excerpt,
  image,
  palette,
  date,
  category,
  tags,
  author,
  minutes,
}: Compiled): ArticleHead {
  return { kind, title, url, excerpt, image, palette, date, category, tags, author, minutes };
}

function pageOf(article: Compiled): ArticleEntry {
  const { description, body } = article;
  return { ...headOf(article), description, body };
}

function feedArticle(article: Compiled): FeedArticle {
  const { description, feedHtml } = article;
  return { ...headOf(article), description, feedHtml };
}

/** One list for each name that enough articles have, the longest first. The newest article's spelling is shown. */
function listsBy(kind: "category" | "tag", articles: Compiled[], namesOf: (article: Compiled) => string[]): List[] {
  const groups = new Map<string, List & { name: string }>();
  for (const article of articles) {
    for (const [path, name] of new Map(namesOf(article).map((name) => [subjectPath(kind, name), name]))) {
      const list = groups.get(path);
      if (list) list.articles.push(article);
      else groups.set(path, { kind, name, path, articles: [article] });
    }
  }
  return [...groups.values()]
    .filter(({ path, articles }) => !path.endsWith("/") && articles.length >= LEAST_LISTED)
    .toSorted((a, b) => b.articles.length - a.articles.length || a.name.localeCompare(b.name));
}

/**
 * By the name alone, so that an address stays what it is whatever else is written; names that differ in signs or case
 * are one subject.
 */
function subjectPath(kind: "category" | "tag", name: string): string {
  const slug = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("+", " plus ")
    .replaceAll("#", " sharp ")
    .replaceAll("&", " and ")
    .replaceAll(/\p{M}|['’]/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return `/blogs/${kind}/${slug}`;
}

function yearsOf(newestFirst: Compiled[]): List[] {
  return [...Map.groupBy(newestFirst, ({ date }) => date.slice(0, 4))].map(([name, articles]) => ({
    kind: "year",
    name,
    path: `/blogs/year/${name}`,
    articles,
  }));
}

/** The files of the sitemap whose pages stay as they are until the next build. /blogs is among the Worker's pages. */
function sitemapsOf(years: List[], listPages: SitemapFile[]): (SitemapFile & { pages: SitemapFile[] })[] {
  const files = years.map(({ name = "", articles }) => ({
    path: yearSitemap(name),
    pages: articles.map(({ url, date }) => ({ path: url, updated: date })),
  }));
  return [...files, { path: LISTS_SITEMAP, pages: listPages }]
    .filter(({ pages }) => pages.length > 0)
    .map(({ path, pages }) => ({ path, pages, updated: newest(pages) }));
}

function newest(pages: SitemapFile[]): string {
  return pages.reduce((latest, { updated }) => (updated > latest ? updated : latest), "");
}

/** Those with an asset: what /blogs shows is in the Worker. `updated`: a new article moves what is on all pages. */
function pagesOf(list: List): (SitemapFile & { data: () => ListAsset })[] {
  const { kind, name, path, articles, firstLength = LIST_LENGTH } = list;
  const pages = pageCount(articles.length, firstLength);
  const [newest] = articles;
  if (!newest) return [];
  const all = Array.from({ length: pages }, (_, index) => {
    const before = index === 0 ? 0 : firstLength + (index - 1) * LIST_LENGTH;
    const shown = articles.slice(before, index === 0 ? firstLength : before + LIST_LENGTH);
    const page = { kind, name, path, page: index + 1, pages, count: articles.length, before };
    const data = () => ({ ...page, articles: shown.map(articleSummary) });
    return { path: listPagePath(path, page.page), updated: newest.date, data };
  });
  return kind === "posts" || kind === "news" ? all.slice(1) : all;
}
