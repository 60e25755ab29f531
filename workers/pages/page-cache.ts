import type { MiddlewareHandler } from "hono";
import { cache } from "hono/cache";
import { companyDay } from "#app/lib/dates.ts";
import { versionOf } from "#workers/deployment.ts";

/** The Cache-Control with which a page is stored. A day, because no page has the same key tomorrow. */
export const STORED = "s-maxage=86400";

/**
 * Keeps pages in the cache of the data center (Cloudflare's Cache API, which does nothing on workers.dev). The key has
 * the version and the day in Pakistan, so neither a deployment nor midnight has to purge anything.
 */
export function pageCache(): MiddlewareHandler<{ Bindings: Env }> {
  return cache({
    cacheName: "pages",
    keyGenerator: ({ env, req }) => [new URL(req.url).pathname, versionOf(env), companyDay()].join(" "),
  });
}

/** Makes browsers ask again, and only them: other caches on the way must not keep a page. */
export function browserCaching(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    if (headers.get("Cache-Control") === STORED) headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  };
}
