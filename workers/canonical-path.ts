import type { MiddlewareHandler } from "hono";

/**
 * One address for each page: lower case, without a slash at the end or a doubled one. Another spelling is sent
 * on with 308, always to a path of our own: it starts with exactly one slash.
 */
export function canonicalPath(): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const path = canonical(pathname);
    // Percent-encoded bytes are written in either case: no reason to send anyone on.
    if (path === pathname.replaceAll(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase())) return next();
    return c.redirect(`${path}${search}`, 308);
  };
}

/** How the path of a page is spelled. */
export function canonical(pathname: string): string {
  return `/${pathname.split("/").filter(Boolean).join("/")}`.toLowerCase();
}
