import type { MiddlewareHandler } from "hono";
import { markdownPath } from "../app/discovery/markdown-path.ts";

/** Query parameters of React Router's data requests. */
const DATA_PARAMETERS = ["_routes", "index"];

/**
 * Redirects moved pages and their Markdown versions with 301, keeping the query, in one step from any spelling.
 *
 * @param moved new paths by old path; a new path may end in a hash, which its Markdown version drops
 */
export function redirects(moved: Record<string, string>): MiddlewareHandler {
  const targets = new Map(Object.entries(moved));
  for (const [from, to] of Object.entries(moved)) {
    targets.set(markdownPath(from), markdownPath(to.replace(/#.*/, "")));
  }
  return async (c, next) => {
    const url = new URL(c.req.url);
    const path = canonical(url.pathname);
    const page = path.replace(/\.data$/, "");
    const target = targets.get(page);
    if (target === undefined) return next();
    const isData = page !== path;
    if (isData) for (const name of DATA_PARAMETERS) url.searchParams.delete(name);
    const [pathname, hash] = target.split("#");
    const location = `${pathname}${url.search}${hash ? `#${hash}` : ""}`;
    if (!isData) return c.redirect(location, 301);
    // fetch would follow a 301 itself, and React Router would look for the old page's data in the new page's. These
    // headers make React Router navigate.
    return c.body(null, 204, { "X-Remix-Redirect": location, "X-Remix-Status": "301" });
  };
}

/**
 * Redirects other spellings of a path to the canonical one with 308: lower case, no trailing or doubled slash. The
 * target starts with exactly one slash, so it cannot lead to another host.
 */
export function canonicalPath(): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const path = canonical(pathname);
    // Percent-encoded bytes may be in either case.
    if (path === pathname.replaceAll(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase())) return next();
    return c.redirect(`${path}${search}`, 308);
  };
}

function canonical(pathname: string): string {
  return `/${pathname.split("/").filter(Boolean).join("/")}`.toLowerCase();
}
