import type { MiddlewareHandler } from "hono";
import { canonical } from "./canonical-path";

/** What React Router adds to the address of a page when it asks for the page's data. */
const DATA_PARAMETERS = ["_routes", "index"];

/**
 * Sends a moved page's address on to the new one with 301, its query with it, and in one step also when it is not
 * spelled in the canonical way. In: old paths, and paths of ours that they lead to, which may end in a hash.
 */
export function redirects(moved: Record<string, string>): MiddlewareHandler {
  const targets = new Map(Object.entries(moved));
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
    // fetch would follow a redirect by itself, and React Router would look for the old page's data in the new one's:
    // this is how it is told to navigate.
    for (const name of DATA_PARAMETERS) url.searchParams.delete(name);
    location.search = url.search;
    return c.body(null, 204, { "X-Remix-Redirect": ownPath(location), "X-Remix-Status": "301" });
  };
}

function ownPath({ pathname, search, hash }: URL): string {
  return `${pathname}${search}${hash}`;
}
