/** Articles on a page of a list. */
export const LIST_LENGTH = 12;

/** The newest news on /blogs (the rest is on /news/page/2 and on). */
export const LISTED_NEWS = 3;

/** A category or a tag with fewer articles has no page. */
export const LEAST_LISTED = 3;

export const FEED_LENGTH = 20;

/** "/blogs" and 2 as "/blogs/page/2". The first page of the news is a section of /blogs. */
export function listPagePath(path: string, page: number): string {
  if (page > 1) return `${path}/page/${page}`;
  return path === "/news" ? "/blogs#news" : path;
}

/** How many pages `count` articles fill: one at least. */
export function pageCount(count: number, firstLength = LIST_LENGTH): number {
  return 1 + Math.max(0, Math.ceil((count - firstLength) / LIST_LENGTH));
}
