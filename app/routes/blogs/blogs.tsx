import { ArticleGrid } from "#app/articles/article-grid.tsx";
import { blogFeed, newsFeed } from "#app/discovery/feeds.ts";
import { pageMeta } from "#app/discovery/page-meta.ts";
import type { ArticleEntry } from "#app/entries/entries.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { articleSummary } from "#app/entries/summaries.ts";
import { Icon } from "#app/media/icon.tsx";
import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { PageBanner } from "#app/sections/page-banner.tsx";
import { Section } from "#app/ui/section.tsx";
import { blogsCta, blogsPage, postsHeading } from "#content/blogs/index.ts";
import { newsSection } from "#content/news/index.ts";
import type { Route } from "./+types/blogs";

export const meta: Route.MetaFunction = ({ loaderData: { page } }) => pageMeta({ ...page, path: "/blogs" });

export function loader() {
  const { articles } = publishedEntries();
  const ofKind = (wanted: ArticleEntry["kind"]) => articles.filter(({ kind }) => kind === wanted).map(articleSummary);
  return {
    page: blogsPage,
    posts: { heading: postsHeading, items: ofKind("blog") },
    news: { ...newsSection, items: ofKind("news") },
    cta: blogsCta,
  };
}

export default function Blogs({ loaderData: { page, posts, news, cta } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner page={page} art="blogs-motif" />
      <Section heading={posts.heading} link={<FeedLink feed={blogFeed} />}>
        <ArticleGrid articles={posts.items} eager />
      </Section>
      <Section id="news" ground="sunken" heading={news.heading} intro={news.intro} link={<FeedLink feed={newsFeed} />}>
        <ArticleGrid articles={news.items} />
      </Section>
      <CtaBanner cta={cta} />
    </>
  );
}

function FeedLink({ feed }: { feed: typeof blogFeed | typeof newsFeed }) {
  return (
    <a
      href={feed.rss}
      type="application/rss+xml"
      className="inline-flex min-h-11 items-center gap-2 font-650 text-brand plain-link print:hidden"
    >
      <Icon name="rss" className="text-xl" />
      RSS feed: {feed.title}
    </a>
  );
}
