import { type FeedAsset, feedAssetPath } from "~/articles/article-assets";
import { FEED_LENGTH } from "~/articles/article-lists";
import { type Feed, jsonFeed, rssFeed } from "~/articles/feeds";
import { blogFeed, newsFeed } from "~/discovery/feed-links";
import { assetsContext, contentAsset, publishedEntries } from "~/lib/entries";
import { blogsPage } from "~content/blogs";
import { newsSection } from "~content/news";
import { siteOrigin } from "~content/site";
import type { Route } from "./+types/feed";

export async function loader({ url: { pathname }, context }: Route.LoaderArgs) {
  const isNews = pathname.startsWith("/news/");
  const kind = isNews ? "news" : "post";
  const due = publishedEntries().scheduled.filter((article) => article.kind === kind);
  const newest = (await contentAsset<FeedAsset>(context.get(assetsContext), feedAssetPath(kind))) ?? [];
  const feed: Feed = {
    link: isNews ? newsFeed : blogFeed,
    description: isNews ? newsSection.intro : blogsPage.description,
    articles: [...due, ...newest].slice(0, FEED_LENGTH),
    origin: siteOrigin,
  };
  return pathname.endsWith(".json")
    ? new Response(jsonFeed(feed), { headers: { "Content-Type": "application/feed+json; charset=utf-8" } })
    : new Response(rssFeed(feed), { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}
