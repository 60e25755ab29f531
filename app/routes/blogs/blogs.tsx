import { ArticleGrid } from "#app/articles/article-grid.tsx";
import { categoryLinks, listPage, listPagePath, newsList, postList } from "#app/articles/article-lists.ts";
import { ListLinks } from "#app/articles/list-links.tsx";
import { Pagination } from "#app/articles/pagination.tsx";
import { blogFeed, type FeedLink as Feed, newsFeed } from "#app/discovery/feed-links.ts";
import { pageMeta } from "#app/discovery/page-meta.ts";
import { publishedEntries } from "#app/entries/entries.ts";
import { Icon } from "#app/media/icon.tsx";
import { CallBand } from "#app/ui/call-band.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { blogsCall, blogsPage, postsHeading, subjectsHeading } from "#content/blogs/index.ts";
import { newsSection } from "#content/news/index.ts";
import type { Route } from "./+types/blogs";

export const meta: Route.MetaFunction = ({ loaderData: { page, posts } }) =>
  pageMeta({
    ...page,
    path: "/blogs",
    feeds: [blogFeed, newsFeed],
    next: posts.pages > 1 ? listPagePath("/blogs", 2) : undefined,
  });

export function loader() {
  const { articles } = publishedEntries();
  const [posts, news] = [listPage(postList(articles), 1), listPage(newsList(articles), 1)];
  return {
    page: blogsPage,
    posts: { heading: postsHeading, items: posts.articles, pages: posts.pages },
    news: { ...newsSection, items: news.articles, pages: news.pages },
    lists: { heading: subjectsHeading, items: categoryLinks(articles) },
    call: blogsCall,
  };
}

export default function Blogs({ loaderData: { page, posts, news, lists, call } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner path="/blogs" page={page} />
      <section className="page section">
        <SectionHeading heading={posts.heading} link={<FeedLink feed={blogFeed} />} />
        <ArticleGrid articles={posts.items} eager />
        <Pagination path="/blogs" page={1} pages={posts.pages} label={`Pages: ${posts.heading}`} />
        <ListLinks lists={lists} />
      </section>
      <section className="border-t bg-sunken" id="news">
        <div className="page section">
          <SectionHeading heading={news.heading} intro={news.intro} link={<FeedLink feed={newsFeed} />} />
          <ArticleGrid articles={news.items} />
          <Pagination path="/news" page={1} pages={news.pages} label={`Pages: ${news.heading}`} />
        </div>
      </section>
      <CallBand call={call} />
    </>
  );
}

function FeedLink({ feed }: { feed: Feed }) {
  return (
    <a
      href={feed.rss}
      type="application/rss+xml"
      className="inline-flex min-h-11 items-center gap-2 rounded font-650 text-brand underline-offset-4 hover:underline"
    >
      <Icon name="rss" className="text-xl" />
      RSS feed<span className="sr-only">: {feed.title}</span>
    </a>
  );
}
