import type { Context, MiddlewareHandler } from "hono";
import { versionOf } from "./deployment.ts";
import { withTimeout } from "./with-timeout.ts";

/** Cache-Control of the cached copy. Scheduled articles appear up to five minutes after midnight in Pakistan. */
const CACHED_COPY_CONTROL = "s-maxage=300";

/** Browsers and the proxies between them and Cloudflare revalidate a page on every visit. */
const PAGE_CONTROL = "public, max-age=0, must-revalidate";

/** Long enough for the data that React Router prefetches when a visitor hovers over a link. */
const DATA_CONTROL = "private, max-age=60";

/** Short, because a visitor waits for the lookup. */
const MATCH_LIMIT_MS = 500;

const PUT_LIMIT_MS = 5_000;

/**
 * Adds Cache-Control to React Router's 200 responses, unless the route sets its own. Caches pages in the data center with
 * Cloudflare's Cache API, which does nothing on workers.dev. hono/cache would wait for the cache without a limit.
 */
export const pageCache: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  const key = cacheKey(c);
  const found = key && (await match(key));
  if (found) {
    found.headers.set("Cache-Control", PAGE_CONTROL);
    c.res = found;
    return;
  }
  await next();
  const { status, headers } = c.res;
  const isData = headers.get("Content-Type")?.startsWith("text/x-script") ?? false;
  if (isData) headers.set("X-Robots-Tag", "noindex");
  const isShared = !headers.has("Cache-Control") && !headers.has("Set-Cookie") && c.req.method !== "POST";
  // React Router asks for the data of single routes after an action, which may have changed it.
  const isPartial = c.req.query("_routes") !== undefined;
  // A cached response would hide an edit in development.
  if (status !== 200 || !isShared || isPartial || import.meta.env.DEV) return;
  headers.set("Cache-Control", isData ? DATA_CONTROL : PAGE_CONTROL);
  const isCacheDown = found === null;
  if (key && !isCacheDown) c.executionCtx.waitUntil(put(key, c.res.clone()));
};

/**
 * The key is a URL, because a lookup with the visitor's request would evaluate its Range and If-None-Match headers. It
 * contains the version, so that a deployment needs no purge.
 *
 * @returns undefined if the response must not be cached
 */
function cacheKey({ req, env }: Context<{ Bindings: Env }>): string | undefined {
  const { origin, pathname, search } = new URL(req.url);
  // A HEAD response has no body to cache.
  const isPage = req.raw.method === "GET" && !pathname.endsWith(".data");
  const isCacheable = isPage && search === "" && !req.header("Authorization");
  return isCacheable ? `${origin}${pathname}?${versionOf(env)}` : undefined;
}

/** @returns the cached page; undefined if there is none, null if the cache fails */
async function match(key: string): Promise<Response | undefined | null> {
  try {
    return await withTimeout(MATCH_LIMIT_MS, async () => {
      const found = await (await caches.open("pages")).match(key);
      // Reads the body within the limit, so that a broken or stalled one is never sent.
      return found && new Response(await found.arrayBuffer(), found);
    });
  } catch (error) {
    logFailure("match", error);
    return null;
  }
}

async function put(key: string, page: Response): Promise<void> {
  try {
    await withTimeout(PUT_LIMIT_MS, async () => {
      const stored = new Response(page.body, page);
      stored.headers.set("Cache-Control", CACHED_COPY_CONTROL);
      await (await caches.open("pages")).put(key, stored);
    });
  } catch (error) {
    logFailure("put", error);
  }
}

function logFailure(step: "match" | "put", error: unknown): void {
  console.error(JSON.stringify({ evt: "page_cache", step, error: String(error) }));
}
