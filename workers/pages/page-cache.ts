import type { Context, MiddlewareHandler } from "hono";
import { companyDay } from "#app/lib/dates.ts";
import { attempt } from "#workers/attempt.ts";
import { versionOf } from "#workers/deployment.ts";
import { readPartOf, STORED } from "./pages.ts";

/** A visitor waits while the cache is asked. */
const MATCH_LIMIT_MS = 500;

const PUT_LIMIT_MS = 5_000;

/**
 * Keeps pages in the cache of the data center (Cloudflare's Cache API, which does nothing on workers.dev). A cache that
 * fails costs a visitor half a second at most. Not hono/cache, which asks it only for GET without Authorization, waits
 * for it without a limit, and stores a clone of the stream that the visitor reads.
 */
export async function keptPage(c: Context<{ Bindings: Env }>, render: () => Promise<Response>): Promise<Response> {
  const key = keyOf(c);
  const match = async () => {
    const found = await (await caches.open("pages")).match(key);
    // Read here, so that a body that breaks or hangs is not sent.
    return found && new Response(await found.arrayBuffer(), found);
  };
  const kept = await attempt(MATCH_LIMIT_MS, match, (isLate) => logFailure("match", isLate));
  if (kept) return kept;
  const page = await render();
  const isUnavailable = kept === null;
  if (isUnavailable || page.headers.get("Cache-Control") !== STORED) return page;
  const bytes = await page.arrayBuffer();
  const put = async () => (await caches.open("pages")).put(key, new Response(bytes, page));
  c.executionCtx.waitUntil(attempt(PUT_LIMIT_MS, put, (isLate) => logFailure("put", isLate)));
  return new Response(bytes, page);
}

/** With the version and the day in Pakistan, so neither a deployment nor midnight has to purge anything. */
function keyOf({ env, req }: Context<{ Bindings: Env }>): string {
  const key = new URL(readPartOf(req.url), req.url);
  key.searchParams.append("kept", `${versionOf(env)} ${companyDay()}`);
  return key.href;
}

function logFailure(step: "match" | "put", isLate: boolean): null {
  console.error(JSON.stringify({ evt: "page_cache", step, reason: isLate ? "late" : "failed" }));
  return null;
}

/** Makes browsers ask again, and only them: other caches on the way must not keep a page. */
export const browserCaching: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (headers.get("Cache-Control") === STORED) headers.set("Cache-Control", "public, max-age=0, must-revalidate");
};
