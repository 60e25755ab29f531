import { companyName } from "#content/site.ts";

export interface Feed {
  title: string;
  page: string;
  rss: string;
}

export const blogFeed: Feed = {
  title: `${companyName} articles`,
  page: "/blogs",
  rss: "/blogs/feed.xml",
};

export const newsFeed: Feed = {
  title: `${companyName} company news`,
  page: "/blogs#news",
  rss: "/news/feed.xml",
};
