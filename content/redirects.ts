/**
 * Addresses that were published and are no pages any more, and where each leads now: a page, or a place on one.
 * `"/blogs/old-name": "/blogs/new-name"`. `npm run content` says which are missing or wrong.
 */
export const movedPages: Record<`/${string}`, `/${string}`> = {};
