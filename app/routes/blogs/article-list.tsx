import { redirect } from "react-router";
import { ArticleGrid } from "#app/articles/article-grid.tsx";
import { categoryLinks, findList, listPage, listPagePath } from "#app/articles/article-lists.ts";
import { ListLinks } from "#app/articles/list-links.tsx";
import { listPageTexts } from "#app/articles/list-texts.ts";
import { Pagination } from "#app/articles/pagination.tsx";
import { blogFeed, newsFeed } from "#app/discovery/feed-links.ts";
import { noindexMeta, pageMeta } from "#app/discovery/page-meta.ts";
import { publishedEntries } from "#app/entries/entries.ts";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { blogsPage, postsHeading, subjectsHeading } from "#content/blogs/index.ts";
import { missingPage } from "../not-found/missing-page.ts";
import { NotFoundScreen } from "../not-found/not-found-screen.tsx";
import type { Route } from "./+types/article-list";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData.found) return noindexMeta(loaderData.missing.page);
  const { texts, path, list, shareCard } = loaderData;
  return pageMeta({
    ...texts,
    path,
    shareCard,
    feeds: [blogFeed, newsFeed],
    previous: list.page > 1 ? listPagePath(list.path, list.page - 1) : undefined,
    next: list.page < list.pages ? listPagePath(list.path, list.page + 1) : undefined,
  });
};

/** Loads the later pages of /blogs and of the news, and lists of categories and tags: "/blogs/category/web/page/2". */
export function loader({ url: { pathname } }: Route.LoaderArgs) {
  const [, first, number] = /^(.+)\/page\/([1-9]\d*)$/.exec(pathname) ?? [];
  const { articles } = publishedEntries();
  const list = findList(first ?? pathname, articles);
  const page = list && listPage(list, Number(number ?? 1));
  // The first page of the news is a section of /blogs.
  if (!page || page.page > page.pages || pathname === "/news") return missingPage(pathname);
  if (number === "1") throw redirect(listPagePath(list.path, 1), 308);
  return {
    found: true as const,
    path: pathname,
    texts: listPageTexts(page),
    shareCard: { path: "/blogs", title: blogsPage.title },
    list: page,
    articlesHeading: postsHeading,
    lists: { heading: subjectsHeading, items: categoryLinks(articles) },
  };
}

export default function ArticleList({ loaderData }: Route.ComponentProps) {
  if (!loaderData.found) return <NotFoundScreen {...loaderData.missing} />;
  const { path, texts, list, articlesHeading, lists } = loaderData;
  return (
    <>
      <PageBanner path={path} page={texts} />
      <section className="page section">
        <h2 className="sr-only">{articlesHeading}</h2>
        <ArticleGrid articles={list.articles} eager />
        <Pagination path={list.path} page={list.page} pages={list.pages} />
        <ListLinks lists={lists} current={list.path} />
      </section>
    </>
  );
}
