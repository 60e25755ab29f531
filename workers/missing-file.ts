import type { MiddlewareHandler } from "hono";

/** Folders of files, and endings that no page has. */
const FILE = /^\/(assets|images|og)\/|\.(css|gif|ico|jpe?g|js|json|map|mjs|png|svg|avif|webmanifest|webp|woff2?)$/i;

/**
 * Answers for files that are not there, such as a script of an old build: the Worker is asked only for those. Whoever
 * wants a file cannot read a page, and its name may have capital letters.
 */
export const missingFile: MiddlewareHandler = async (c, next) =>
  FILE.test(c.req.path) ? c.text("There is no file at this address.", 404) : next();
