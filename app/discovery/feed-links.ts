import { companyName } from "#content/site.ts";

export interface FeedLink {
  title: string;
  page: string;
  /** RSS 2.0. */
  rss: string;
  /** JSON Feed 1.1. */
  json: string;
}

export const blogFeed: FeedLink = {
  title: `${companyName} articles`,
  page: "/blogs",
  rss: "/blogs/feed.xml",
  json: "/blogs/feed.json",
};

export const newsFeed: FeedLink = {
  title: `${companyName} company news`,
  page: "/blogs#news",
  rss: "/news/feed.xml",
  json: "/news/feed.json",
};
