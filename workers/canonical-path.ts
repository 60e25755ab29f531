import type { MiddlewareHandler } from "hono";

/**
 * Redirects to the canonical path with 308: lower case, no trailing or doubled slash. The target starts with exactly one
 * slash, so it cannot be a URL of another host. Moved pages are in public/_redirects.
 */
export const canonicalPath: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const path = `/${pathname.split("/").filter(Boolean).join("/")}`.toLowerCase();
  return path === pathname ? next() : c.redirect(`${path}${search}`, 308);
};
