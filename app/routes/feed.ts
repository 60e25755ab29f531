import { type Feed, jsonFeed, rssFeed } from "~/articles/feeds";
import { blogFeed, newsFeed } from "~/discovery/feed-links";
import { today } from "~/lib/dates";
import { publishedNews, publishedPosts } from "~/lib/publication";
import { blogsPage } from "~content/blogs";
import { newsSection } from "~content/news";
import { siteOrigin } from "~content/site";
import type { Route } from "./+types/feed";

export function loader({ url: { pathname } }: Route.LoaderArgs) {
  const day = today();
  const feed: Feed = pathname.startsWith("/news/")
    ? { link: newsFeed, description: newsSection.intro, articles: publishedNews(day), origin: siteOrigin }
    : { link: blogFeed, description: blogsPage.description, articles: publishedPosts(day), origin: siteOrigin };
  return pathname.endsWith(".json")
    ? new Response(jsonFeed(feed), { headers: { "Content-Type": "application/feed+json; charset=utf-8" } })
    : new Response(rssFeed(feed), { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}
