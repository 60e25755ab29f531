import { type Feed, jsonFeed, rssFeed } from "~/articles/feeds";
import { blogFeed, newsFeed } from "~/discovery/feed-links";
import { publishedEntries } from "~/lib/entries";
import { blogsPage } from "~content/blogs";
import { newsSection } from "~content/news";
import { siteOrigin } from "~content/site";
import type { Route } from "./+types/feed";

export function loader({ url: { pathname } }: Route.LoaderArgs) {
  const { posts, news } = publishedEntries();
  const feed: Feed = pathname.startsWith("/news/")
    ? { link: newsFeed, description: newsSection.intro, articles: news, origin: siteOrigin }
    : { link: blogFeed, description: blogsPage.description, articles: posts, origin: siteOrigin };
  return pathname.endsWith(".json")
    ? new Response(jsonFeed(feed), { headers: { "Content-Type": "application/feed+json; charset=utf-8" } })
    : new Response(rssFeed(feed), { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}
