import { rssFeed } from "#app/articles/feeds.ts";
import { blogFeed, newsFeed } from "#app/discovery/feed-links.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { blogsPage } from "#content/blogs/index.ts";
import { newsSection } from "#content/news/index.ts";
import type { Route } from "./+types/feed";

const FEED_LENGTH = 20;

export function loader({ url: { pathname } }: Route.LoaderArgs) {
  const isNews = pathname.startsWith("/news/");
  const kind = isNews ? "news" : "blog";
  const newest = publishedEntries()
    .articles.filter((article) => article.kind === kind)
    .slice(0, FEED_LENGTH);
  const feed = rssFeed({
    link: isNews ? newsFeed : blogFeed,
    description: isNews ? newsSection.intro : blogsPage.description,
    articles: newest,
  });
  return new Response(feed, {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      // For readers that run in a browser.
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}
