import type { Context, MiddlewareHandler } from "hono";
import { versionOf } from "./deployment.ts";
import { withTimeout } from "./with-timeout.ts";

/** Cache-Control of a cached copy: a scheduled article appears up to five minutes after midnight in Pakistan. */
const STORED = "s-maxage=300";

/** Browsers revalidate a page at each visit, and caches between them and Cloudflare must not answer for it. */
const PAGE = "public, max-age=0, must-revalidate";

/** React Router prefetches the data of a page when a visitor points at its link. */
const DATA = "private, max-age=60";

/** A visitor waits for the lookup. */
const MATCH_LIMIT_MS = 500;

const PUT_LIMIT_MS = 5_000;

/**
 * Adds Cache-Control to what React Router answers with 200, and caches pages in the data center (Cloudflare's Cache API,
 * which does nothing on workers.dev). A route that sends a Cache-Control of its own is left alone. Not hono/cache, which
 * waits for the cache without a limit.
 */
export const pageCache: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  const key = cacheKey(c);
  const found = key && (await match(key));
  if (found) {
    found.headers.set("Cache-Control", PAGE);
    c.res = found;
    return;
  }
  await next();
  const { status, headers } = c.res;
  const isData = headers.get("Content-Type")?.startsWith("text/x-script") ?? false;
  // Search engines must not index the data of a page.
  if (isData) headers.set("X-Robots-Tag", "noindex");
  const isShared = !headers.has("Cache-Control") && !headers.has("Set-Cookie") && c.req.method !== "POST";
  // In development a cached response would hide an edit.
  if (status !== 200 || !isShared || import.meta.env.DEV) return;
  headers.set("Cache-Control", isData ? DATA : PAGE);
  const isCacheDown = found === null;
  if (key && !isData && !isCacheDown) c.executionCtx.waitUntil(put(key, c.res.clone()));
};

/**
 * A string, because a lookup by the visitor's request would answer its Range and If-None-Match headers. The version
 * makes a deployment purge nothing.
 *
 * @returns undefined for a request whose page is not cached
 */
function cacheKey({ req, env }: Context<{ Bindings: Env }>): string | undefined {
  const { origin, pathname, search } = new URL(req.url);
  // React Router answers HEAD without a body.
  const isCacheable = req.raw.method === "GET" && search === "" && !req.header("Authorization");
  return isCacheable ? `${origin}${pathname}?${versionOf(env)}` : undefined;
}

/** @returns the cached page; undefined if there is none, null if the cache fails */
async function match(key: string): Promise<Response | undefined | null> {
  try {
    return await withTimeout(MATCH_LIMIT_MS, async () => {
      const found = await (await caches.open("pages")).match(key);
      // Read within the limit, so that a body that breaks or hangs is not sent.
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
      stored.headers.set("Cache-Control", STORED);
      await (await caches.open("pages")).put(key, stored);
    });
  } catch (error) {
    logFailure("put", error);
  }
}

function logFailure(step: "match" | "put", error: unknown): void {
  console.error(JSON.stringify({ evt: "page_cache", step, error: String(error) }));
}
