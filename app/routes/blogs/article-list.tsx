import { redirect } from "react-router";
import { ArticleGrid } from "~/articles/article-grid";
import { categoryLinks, findList, listPage, listPagePath } from "~/articles/article-lists";
import { ListLinks } from "~/articles/list-links";
import { listPageTexts } from "~/articles/list-texts";
import { Pagination } from "~/articles/pagination";
import { blogFeed, newsFeed } from "~/discovery/feed-links";
import { noindexMeta, pageMeta } from "~/discovery/page-meta";
import { publishedEntries } from "~/entries/entries";
import { Parts } from "~/start/parts";
import { PageBanner } from "~/ui/page-banner";
import { blogsPage, postsHeading, subjectsHeading } from "~content/blogs";
import { missingPage } from "../not-found/missing-page";
import { NotFoundScreen } from "../not-found/not-found-screen";
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

/** Page 2 and on of /blogs and of the news, and the lists of categories and tags: "/blogs/category/web/page/2". */
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
    <Parts>
      <PageBanner path={path} current={texts.title} heading={texts.heading} intro={texts.intro} />
      <section className="page section">
        <h2 className="sr-only">{articlesHeading}</h2>
        <ArticleGrid articles={list.articles} />
        <Pagination path={list.path} page={list.page} pages={list.pages} />
        <ListLinks lists={lists} current={list.path} />
      </section>
    </Parts>
  );
}
