import type { ArticleHead } from "../entries/entries.ts";

/** Number of articles on a page of a list. */
const PAGE_LENGTH = 12;

/** Number of news articles on /blogs. The rest starts at /news/page/2. */
const FIRST_NEWS_LENGTH = 3;

/** A category or tag with fewer articles has no list. */
const MIN_LISTED = 3;

type SubjectKind = "category" | "tag";

export interface ArticleList {
  kind: "posts" | "news" | SubjectKind;
  /** Name of the category or tag. Other lists have none. */
  name: string;
  /** Address of the first page. */
  path: string;
  /** Newest first. */
  articles: ArticleHead[];
}

export type ListPage = ReturnType<typeof listPage>;

export interface SubjectLink {
  name: string;
  /** Undefined if too few articles share the subject for a list. */
  path?: string | undefined;
}

export type ArticleSummary = ReturnType<typeof articleSummary>;

/** @returns the part of an article that cards show */
export function articleSummary({ title, url, excerpt, image, palette, date, category, minutes }: ArticleHead) {
  return { title, url, excerpt, image, palette, date, category, minutes };
}

/** @returns "/blogs/page/2" for "/blogs" and 2. The first page of the news is a section of /blogs. */
export function listPagePath(path: string, page: number): string {
  if (page > 1) return `${path}/page/${page}`;
  return path === "/news" ? "/blogs#news" : path;
}

/** @param articles all published articles, newest first, as for all functions below */
export function postList(articles: ArticleHead[]): ArticleList {
  return { kind: "posts", name: "", path: "/blogs", articles: articles.filter(({ kind }) => kind === "post") };
}

export function newsList(articles: ArticleHead[]): ArticleList {
  return { kind: "news", name: "", path: "/news", articles: articles.filter(({ kind }) => kind === "news") };
}

/** @returns the lists of all categories or tags with enough articles, longest first */
function subjectLists(kind: SubjectKind, articles: ArticleHead[]): ArticleList[] {
  const byName = new Map<string, ArticleHead[]>();
  for (const article of articles) {
    for (const name of kind === "category" ? [article.category] : article.tags) {
      const sameName = byName.get(name);
      if (sameName) sameName.push(article);
      else byName.set(name, [article]);
    }
  }
  return [...byName]
    .filter(([, listed]) => listed.length >= MIN_LISTED)
    .toSorted(([a, listedA], [b, listedB]) => listedB.length - listedA.length || (a < b ? -1 : 1))
    .map(([name, listed]) => ({ kind, name, path: subjectPath(kind, name), articles: listed }));
}

function allLists(articles: ArticleHead[]): ArticleList[] {
  const subjects = [...subjectLists("category", articles), ...subjectLists("tag", articles)];
  return [postList(articles), newsList(articles), ...subjects];
}

/** @param path address of the first page of the list, "/blogs/category/web" */
export function findList(path: string, articles: ArticleHead[]): ArticleList | undefined {
  return allLists(articles).find((list) => list.path === path);
}

export function categoryLinks(articles: ArticleHead[]): { name: string; path: string }[] {
  return subjectLists("category", articles).map(({ name, path }) => ({ name, path }));
}

/** @returns links from an article to the lists of its category and tags */
export function subjectLinks(
  { category, tags }: ArticleHead,
  articles: ArticleHead[],
): { category: SubjectLink; tags: SubjectLink[] } {
  const lists = allLists(articles);
  const link = (kind: SubjectKind, name: string): SubjectLink => ({
    name,
    path: lists.find((list) => list.kind === kind && list.name === name)?.path,
  });
  return { category: link("category", category), tags: tags.map((tag) => link("tag", tag)) };
}

/**
 * @returns one page of a list: `count` articles are on all pages, and `before` of them on earlier pages. The page has no
 *   articles if `page` is beyond the last one.
 */
export function listPage({ articles, ...list }: ArticleList, page: number) {
  const firstLength = list.kind === "news" ? FIRST_NEWS_LENGTH : PAGE_LENGTH;
  const end = firstLength + (page - 1) * PAGE_LENGTH;
  const before = page === 1 ? 0 : end - PAGE_LENGTH;
  const pages = 1 + Math.max(0, Math.ceil((articles.length - firstLength) / PAGE_LENGTH));
  const shown = articles.slice(before, end).map(articleSummary);
  return { ...list, page, pages, count: articles.length, before, articles: shown };
}

/**
 * Finds every page of every list except /blogs, which shows the first page of posts and of news.
 *
 * @returns for each page its path and the date of the newest article, because a new article changes all pages of a list
 */
export function listPages(articles: ArticleHead[]): { path: string; updated: string }[] {
  return allLists(articles).flatMap((list) => {
    const pages = Array.from({ length: listPage(list, 1).pages }, (_, index) => ({
      path: listPagePath(list.path, index + 1),
      updated: list.articles[0]?.date ?? "",
    }));
    return list.kind === "posts" || list.kind === "news" ? pages.slice(1) : pages;
  });
}

/**
 * Derives the address of a list from its name alone, so that other articles cannot change it. Two names with the same
 * address are a mistake in the content (scripts/content/content-rules.ts).
 */
export function subjectPath(kind: SubjectKind, name: string): string {
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
