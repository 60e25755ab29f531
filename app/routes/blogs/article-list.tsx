import { data, redirect } from "react-router";
import { type ListAsset, listAssetPath } from "~/articles/article-assets";
import { ArticleGrid } from "~/articles/article-grid";
import { listPagePath } from "~/articles/article-lists";
import { ListLinks } from "~/articles/list-links";
import { listPageTexts } from "~/articles/list-texts";
import { Pagination } from "~/articles/pagination";
import { blogFeed, newsFeed } from "~/discovery/feed-links";
import { noindexMeta, pageMeta } from "~/discovery/page-meta";
import { assetsContext, contentAsset, publishedEntries } from "~/lib/entries";
import { Parts } from "~/start/parts";
import { PageBanner } from "~/ui/page-banner";
import { blogsPage, listLinks, postsHeading } from "~content/blogs";
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

/** /blogs/page/2, /news/page/2, /blogs/category/web, /blogs/category/web/page/2 and so on: a page is what has an asset. */
export async function loader({ url: { pathname }, context }: Route.LoaderArgs) {
  const [, path = "", page] = /^(.+)\/page\/(\d+)$/.exec(pathname) ?? [];
  if (page === "1") throw redirect(listPagePath(path, 1), 308);
  const readAsset = context.get(assetsContext);
  const list = await contentAsset<ListAsset>(readAsset, listAssetPath(pathname));
  if (!list) return data({ found: false as const, missing: await missingPage(pathname, readAsset) }, { status: 404 });
  const { categories, years } = publishedEntries();
  return {
    found: true as const,
    path: pathname,
    texts: listPageTexts(list),
    shareCard: { path: "/blogs", title: blogsPage.title },
    list,
    articlesHeading: postsHeading,
    lists: {
      subjects: { heading: listLinks.subjects, items: categories },
      years: { heading: listLinks.years, items: years },
    },
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
