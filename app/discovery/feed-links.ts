import { companyName } from "#content/site.ts";

export interface FeedLink {
  title: string;
  page: string;
  rss: string;
}

export const blogFeed: FeedLink = {
  title: `${companyName} articles`,
  page: "/blogs",
  rss: "/blogs/feed.xml",
};

export const newsFeed: FeedLink = {
  title: `${companyName} company news`,
  page: "/blogs#news",
  rss: "/news/feed.xml",
};
