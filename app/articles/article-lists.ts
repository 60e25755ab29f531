import type { ArticleHead } from "../entries/entries.ts";
import { type ArticleSummary, articleSummary } from "./article-summary.ts";

/** Number of articles on a page of a list. */
const PAGE_LENGTH = 12;

/** Number of news articles on /blogs. The rest starts at /news/page/2. */
const FIRST_NEWS_LENGTH = 3;

/** A category or tag with fewer articles has no list. */
const MIN_LISTED = 3;

type SubjectKind = "category" | "tag";

export interface ArticleList {
  kind: "posts" | "news" | SubjectKind;
  /** Name of the category or tag. */
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

/** @param articles all published articles, newest first, as for all functions below */
export function postList(articles: ArticleHead[]): ArticleList {
  return { kind: "posts", path: "/blogs", articles: articles.filter(({ kind }) => kind === "post") };
}

export function newsList(articles: ArticleHead[]): ArticleList {
  return { kind: "news", path: "/news", articles: articles.filter(({ kind }) => kind === "news") };
}

/** @param path address of the first page of the list, "/blogs/category/web" */
export function findList(path: string, articles: ArticleHead[]): ArticleList | undefined {
  if (path === "/blogs") return postList(articles);
  if (path === "/news") return newsList(articles);
  const kind = path.startsWith("/blogs/category/") ? "category" : "tag";
  const name = listedSubjects(kind, articles).find((name) => subjectPath(kind, name) === path);
  return name === undefined ? undefined : subjectList(kind, name, articles);
}

export function categoryLinks(articles: ArticleHead[]): Required<SubjectLink>[] {
  return listedSubjects("category", articles).map((name) => ({ name, path: subjectPath("category", name) }));
}

/** @returns links from an article to the lists of its category and tags */
export function subjectLinks(
  { category, tags }: ArticleHead,
  articles: ArticleHead[],
): { category: SubjectLink; tags: SubjectLink[] } {
  const link = (kind: SubjectKind, name: string): SubjectLink => {
    const list = subjectList(kind, name, articles);
    return list.articles.length < MIN_LISTED ? { name } : { name, path: list.path };
  };
  return { category: link("category", category), tags: tags.map((tag) => link("tag", tag)) };
}

/** @returns a page without articles if `page` is beyond the last one */
export function listPage(list: ArticleList, page: number): ListPage {
  const { articles, ...rest } = list;
  const firstLength = firstPageLength(list);
  const before = page === 1 ? 0 : firstLength + (page - 2) * PAGE_LENGTH;
  const shown = articles.slice(before, page === 1 ? firstLength : before + PAGE_LENGTH);
  return { ...rest, page, pages: pageCount(list), count: articles.length, before, articles: shown.map(articleSummary) };
}

function pageCount(list: ArticleList): number {
  return 1 + Math.max(0, Math.ceil((list.articles.length - firstPageLength(list)) / PAGE_LENGTH));
}

function firstPageLength({ kind }: ArticleList): number {
  return kind === "news" ? FIRST_NEWS_LENGTH : PAGE_LENGTH;
}

/**
 * Finds every page of every list except /blogs, which shows the first page of posts and of news.
 *
 * @returns for each page its path and the date of the newest article, because a new article changes all pages of a list
 */
export function listPages(articles: ArticleHead[]): { path: string; updated: string }[] {
  const subjectPages = (kind: SubjectKind) =>
    listedSubjects(kind, articles).flatMap((name) => pagesOf(subjectList(kind, name, articles)));
  return [
    ...pagesOf(postList(articles)).slice(1),
    ...pagesOf(newsList(articles)).slice(1),
    ...subjectPages("category"),
    ...subjectPages("tag"),
  ];
}

function pagesOf(list: ArticleList): { path: string; updated: string }[] {
  return Array.from({ length: pageCount(list) }, (_, index) => ({
    path: listPagePath(list.path, index + 1),
    updated: list.articles[0]?.date ?? "",
  }));
}

/** @returns the names with enough articles for a list, most frequent first */
function listedSubjects(kind: SubjectKind, articles: ArticleHead[]): string[] {
  const counts = new Map<string, number>();
  for (const { category, tags } of articles) {
    for (const name of kind === "category" ? [category] : tags) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= MIN_LISTED)
    .toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .map(([name]) => name);
}

function subjectList(kind: SubjectKind, name: string, articles: ArticleHead[]): ArticleList {
  const hasSubject = ({ category, tags }: ArticleHead) =>
    kind === "category" ? category === name : tags.includes(name);
  return { kind, name, path: subjectPath(kind, name), articles: articles.filter(hasSubject) };
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
