import { ArticleGrid } from "~/articles/article-grid";
import { LIST_LENGTH, LISTED_NEWS, listPagePath, pageCount } from "~/articles/article-lists";
import { articleSummary } from "~/articles/article-summary";
import { FeedLink } from "~/articles/feed-link";
import { ListLinks } from "~/articles/list-links";
import { Pagination } from "~/articles/pagination";
import { blogFeed, newsFeed } from "~/discovery/feed-links";
import { pageMeta } from "~/discovery/page-meta";
import { publishedEntries } from "~/lib/entries";
import { Parts } from "~/start/parts";
import { ButtonLink } from "~/ui/button-link";
import { PageBanner } from "~/ui/page-banner";
import { SectionHeading } from "~/ui/section-heading";
import { blogsCall, blogsPage, contactButton, listLinks, postsHeading } from "~content/blogs";
import { newsSection } from "~content/news";
import type { Route } from "./+types/blogs";

export const meta: Route.MetaFunction = ({ loaderData: { page, posts } }) =>
  pageMeta({
    ...page,
    path: "/blogs",
    feeds: [blogFeed, newsFeed],
    next: posts.pages > 1 ? listPagePath("/blogs", 2) : undefined,
  });

export function loader() {
  const { posts, news, counts, scheduled, categories, years } = publishedEntries();
  // The other pages begin where the build's first page ends: what has come out since is added to it.
  const first = (articles: typeof posts, kind: "post" | "news", length: number) =>
    articles.slice(0, length + scheduled.filter((article) => article.kind === kind).length).map(articleSummary);
  return {
    page: blogsPage,
    posts: { heading: postsHeading, items: first(posts, "post", LIST_LENGTH), pages: pageCount(counts.posts) },
    news: { ...newsSection, items: first(news, "news", LISTED_NEWS), pages: pageCount(counts.news, LISTED_NEWS) },
    lists: {
      subjects: { heading: listLinks.subjects, items: categories },
      years: { heading: listLinks.years, items: years },
    },
    call: blogsCall,
    button: contactButton,
  };
}

export default function Blogs({ loaderData: { page, posts, news, lists, call, button } }: Route.ComponentProps) {
  return (
    <Parts>
      <PageBanner path="/blogs" current={page.title} heading={page.heading} intro={page.intro} />
      <section className="page section">
        <SectionHeading heading={posts.heading} link={<FeedLink feed={blogFeed} />} />
        <ArticleGrid articles={posts.items} />
        <Pagination path="/blogs" page={1} pages={posts.pages} label={`Pages: ${posts.heading}`} />
        <ListLinks lists={lists} />
      </section>
      <section className="border-y bg-sunken" id="news">
        <div className="page section">
          <SectionHeading heading={news.heading} intro={news.intro} link={<FeedLink feed={newsFeed} />} />
          <ArticleGrid articles={news.items} />
          <Pagination path="/news" page={1} pages={news.pages} label={`Pages: ${news.heading}`} />
        </div>
      </section>
      <section className="page section grid justify-items-start gap-6">
        <h2 className="section-title max-w-[19em]">{call.heading}</h2>
        <p className="max-w-[42.5em] text-muted">{call.text}</p>
        <ButtonLink to={button.to}>{button.label}</ButtonLink>
      </section>
    </Parts>
  );
}
