import { companyName } from "~content/site";

/** A list of articles that feed readers follow. */
export interface FeedLink {
  title: string;
  /** The page that lists the same articles. */
  page: string;
  /** Address of the RSS 2.0 feed, from the root. */
  rss: string;
  /** Address of the JSON Feed 1.1, from the root. */
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
