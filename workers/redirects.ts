import type { MiddlewareHandler } from "hono";
import { markdownPath } from "../app/discovery/markdown-path.ts";
import { canonical } from "./canonical-path.ts";

/** Query parameters of React Router's data requests. */
const DATA_PARAMETERS = ["_routes", "index"];

/**
 * Redirects moved pages and their Markdown versions with 301, keeping the query, in one step from any spelling.
 *
 * @param moved new paths by old ones; a new path may end in a hash, which the Markdown version does not have
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
    const location = new URL(target, url.origin);
    if (page === path) {
      location.search = url.search;
      return c.redirect(ownPath(location), 301);
    }
    // fetch would follow a redirect by itself, and React Router would look for the old page's data in the new one's.
    // These headers make it navigate.
    for (const name of DATA_PARAMETERS) url.searchParams.delete(name);
    location.search = url.search;
    return c.body(null, 204, { "X-Remix-Redirect": ownPath(location), "X-Remix-Status": "301" });
  };
}

function ownPath({ pathname, search, hash }: URL): string {
  return `${pathname}${search}${hash}`;
}
