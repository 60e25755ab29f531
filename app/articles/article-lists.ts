// Relative imports with extensions: Node runs tests that import this file.
import type { ArticleHead } from "../entries/entries.ts";
import { type ArticleSummary, articleSummary } from "./article-summary.ts";

/** Articles on a page of a list. */
const PAGE_LENGTH = 12;

/** The newest news on /blogs. The rest starts at /news/page/2. */
const FIRST_NEWS_LENGTH = 3;

/** A category or a tag with fewer articles has no list. */
const LEAST_LISTED = 3;

export interface ArticleList {
  kind: "posts" | "news" | "category" | "tag";
  /** Of a category or a tag. */
  name?: string;
  /** Address of the first page. */
  path: string;
  /** Newest first. */
  articles: ArticleHead[];
}

export interface ListPage extends Omit<ArticleList, "articles"> {
  page: number;
  pages: number;
  /** Number of articles on all pages. */
  count: number;
  /** Number of articles on the pages before this one. */
  before: number;
  articles: ArticleSummary[];
}

export interface SubjectLink {
  name: string;
  /** Undefined if too few articles share the subject for a list. */
  path?: string;
}

/** @returns "/blogs/page/2" for "/blogs" and 2. The first page of the news is a section of /blogs. */
export function listPagePath(path: string, page: number): string {
  if (page > 1) return `${path}/page/${page}`;
  return path === "/news" ? "/blogs#news" : path;
}

/** @param articles all published articles, newest first; so in the functions below */
export function postList(articles: ArticleHead[]): ArticleList {
  return { kind: "posts", path: "/blogs", articles: articles.filter(({ kind }) => kind === "post") };
}

export function newsList(articles: ArticleHead[]): ArticleList {
  return { kind: "news", path: "/news", articles: articles.filter(({ kind }) => kind === "news") };
}

/** The lists of categories and tags, longest first. */
export function subjectLists(articles: ArticleHead[]): ArticleList[] {
  return [
    ...groupedLists("category", articles, ({ category }) => [category]),
    ...groupedLists("tag", articles, ({ tags }) => tags),
  ];
}

/** @param path address of the list's first page, "/blogs/category/web" */
export function findList(path: string, articles: ArticleHead[]): ArticleList | undefined {
  if (path === "/blogs") return postList(articles);
  if (path === "/news") return newsList(articles);
  return subjectLists(articles).find((list) => list.path === path);
}

export function categoryLinks(articles: ArticleHead[]): { name: string; path: string }[] {
  const lists = groupedLists("category", articles, ({ category }) => [category]);
  return lists.map(({ name, path }) => ({ name, path }));
}

/** Links from an article to the lists of its category and its tags. */
export function subjectLinks(
  { category, tags }: ArticleHead,
  articles: ArticleHead[],
): { category: SubjectLink; tags: SubjectLink[] } {
  const link = (kind: "category" | "tag", name: string, hasSubject: (article: ArticleHead) => boolean): SubjectLink =>
    articles.filter(hasSubject).length < LEAST_LISTED ? { name } : { name, path: subjectPath(kind, name) };
  return {
    category: link("category", category, (article) => article.category === category),
    tags: tags.map((tag) => link("tag", tag, (article) => article.tags.includes(tag))),
  };
}

/** @returns a page without articles if `page` is beyond the last one */
export function listPage(list: ArticleList, page: number): ListPage {
  const { articles, ...rest } = list;
  const firstLength = list.kind === "news" ? FIRST_NEWS_LENGTH : PAGE_LENGTH;
  const before = page === 1 ? 0 : firstLength + (page - 2) * PAGE_LENGTH;
  const shown = articles.slice(before, page === 1 ? firstLength : before + PAGE_LENGTH);
  const pages = 1 + Math.max(0, Math.ceil((articles.length - firstLength) / PAGE_LENGTH));
  return { ...rest, page, pages, count: articles.length, before, articles: shown.map(articleSummary) };
}

/**
 * Every page of every list except /blogs, which shows the first page of posts and of news.
 *
 * @returns their addresses, and the date of the newest article, which moves what is on all pages of its list
 */
export function listPages(articles: ArticleHead[]): { path: string; updated: string }[] {
  const furtherPages = (list: ArticleList) => pagesOf(list).slice(1);
  return [
    ...furtherPages(postList(articles)),
    ...furtherPages(newsList(articles)),
    ...subjectLists(articles).flatMap(pagesOf),
  ];
}

function pagesOf(list: ArticleList): { path: string; updated: string }[] {
  return Array.from({ length: listPage(list, 1).pages }, (_, index) => ({
    path: listPagePath(list.path, index + 1),
    updated: list.articles[0]?.date ?? "",
  }));
}

/** One list for each name that enough articles have, longest first. */
function groupedLists(
  kind: "category" | "tag",
  articles: ArticleHead[],
  namesOf: (article: ArticleHead) => string[],
): (ArticleList & { name: string })[] {
  const groups = new Map<string, ArticleHead[]>();
  for (const article of articles) {
    for (const name of namesOf(article)) {
      const group = groups.get(name);
      if (group) group.push(article);
      else groups.set(name, [article]);
    }
  }
  return [...groups]
    .filter(([, group]) => group.length >= LEAST_LISTED)
    .map(([name, group]) => ({ kind, name, path: subjectPath(kind, name), articles: group }))
    .toSorted((a, b) => b.articles.length - a.articles.length || (a.name < b.name ? -1 : 1));
}

/**
 * The address comes from the name alone, so that it does not depend on other articles. Names that would share an address
 * are a mistake in the content (scripts/content/content-rules.ts).
 */
export function subjectPath(kind: "category" | "tag", name: string): string {
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
