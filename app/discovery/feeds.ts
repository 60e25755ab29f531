import { companyName } from "#content/site.ts";

export const blogFeed = {
  title: `${companyName} articles`,
  page: "/blogs",
  rss: "/blogs/feed.xml",
} as const;

export const newsFeed = {
  title: `${companyName} company news`,
  page: "/blogs#news",
  rss: "/news/feed.xml",
} as const;
