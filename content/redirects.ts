/**
 * Published URLs that no longer exist, each with the page that replaces it: `"/blogs/old-name": "/blogs/new-name"`.
 * `npm run content` reports missing and wrong redirects.
 */
export const movedPages: Record<`/${string}`, `/${string}`> = {};
