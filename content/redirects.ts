/**
 * Published URLs that no longer exist, each with its target, a page or a section of one: `"/blogs/old-name":
 * "/blogs/new-name"`. `npm run content` reports missing and wrong ones.
 */
export const movedPages: Record<`/${string}`, `/${string}`> = {};
