import { ArticleCard } from "~/articles/article-card";
import { articleSummary } from "~/articles/article-summary";
import { FeedLink } from "~/articles/feed-link";
import { blogFeed, newsFeed } from "~/discovery/feed-links";
import { pageMeta } from "~/discovery/page-meta";
import { publishedEntries } from "~/lib/entries";
import { ButtonLink } from "~/ui/button-link";
import { PageBanner } from "~/ui/page-banner";
import { SectionHeading } from "~/ui/section-heading";
import { blogsCall, blogsPage, contactButton, postsHeading } from "~content/blogs";
import { newsSection } from "~content/news";
import type { Route } from "./+types/blogs";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: "/blogs", feeds: [blogFeed, newsFeed] });

export function loader() {
  const { posts, news } = publishedEntries();
  return {
    page: blogsPage,
    posts: { heading: postsHeading, items: posts.map(articleSummary) },
    news: { ...newsSection, items: news.map(articleSummary) },
    call: blogsCall,
    button: contactButton,
  };
}

const CARD_SIZES = "(min-width: 1280px) 380px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 90vw";

export default function Blogs({ loaderData: { page, posts, news, call, button } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner path="/blogs" current={page.title} heading={page.heading} intro={page.intro} />
      <section className="page section">
        <SectionHeading heading={posts.heading} link={<FeedLink feed={blogFeed} />} />
        <ul data-entrance="200" className="article-grid">
          {posts.items.map((post) => (
            <li key={post.url}>
              <ArticleCard article={post} sizes={CARD_SIZES} />
            </li>
          ))}
        </ul>
      </section>
      <section className="border-y bg-sunken" id="news">
        <div className="page section">
          <SectionHeading heading={news.heading} intro={news.intro} link={<FeedLink feed={newsFeed} />} />
          <ul data-entrance="200" className="article-grid">
            {news.items.map((article) => (
              <li key={article.url}>
                <ArticleCard article={article} sizes={CARD_SIZES} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="page section grid justify-items-start gap-6">
        <h2 className="section-title max-w-[19em]">{call.heading}</h2>
        <p className="max-w-[42.5em] text-muted">{call.text}</p>
        <ButtonLink to={button.to}>{button.label}</ButtonLink>
      </section>
    </>
  );
}
