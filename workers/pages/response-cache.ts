import { companyDayNumber } from "../../app/lib/dates";

interface CachedResponse {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  headers: Record<string, string>;
}

/** Entries; the site has fewer addresses, so this only bounds a mistake. */
const LIMIT = 500;

/**
 * Caches responses with status 200 and an ETag in the isolate's memory, with all their headers: they are the same for
 * every visitor. The cache is for one day of the company, as dated content changes with it, and for one set of bindings,
 * which never changes on the platform but does in tests. Out: a function that responds from the cache or calls `make`.
 */
export function responseCache() {
  const cache = new Map<string, CachedResponse>();
  let cachedOn = 0;
  let cachedFor: Env | undefined;

  return (request: Request, env: Env, make: () => Response | Promise<Response>): Response | Promise<Response> => {
    const day = companyDayNumber(Date.now());
    if (day !== cachedOn || env !== cachedFor) cache.clear();
    cachedOn = day;
    cachedFor = env;
    const key = cacheKey(request.url);
    const known = request.method === "GET" || request.method === "HEAD" ? cache.get(key) : undefined;
    return known ? respond(request, known) : respondFresh(request, { key, day, env }, make);
  };

  async function respondFresh(
    request: Request,
    { key, day, env }: { key: string; day: number; env: Env },
    make: () => Response | Promise<Response>,
  ): Promise<Response> {
    const response = await make();
    const etag = response.headers.get("ETag");
    if (request.method !== "GET" || response.status !== 200 || !etag) return response;
    const body = new Uint8Array(await response.arrayBuffer());
    const fresh = { body, etag, headers: Object.fromEntries(response.headers) };
    // The request may have started before midnight.
    if (day === cachedOn && env === cachedFor && !key.includes("?") && cache.size < LIMIT) cache.set(key, fresh);
    return respond(request, fresh);
  }
}

/** Pages ignore the query; React Router's data requests do not. */
function cacheKey(url: string): string {
  const query = url.indexOf("?");
  return query === -1 || url.startsWith(".data", query - 5) ? url : url.slice(0, query);
}

function respond(request: Request, { body, etag, headers }: CachedResponse): Response {
  const condition = request.headers.get("If-None-Match");
  if (condition !== null && matches(condition, etag)) {
    const { "content-type": _, ...rest } = headers;
    return new Response(null, { status: 304, headers: rest });
  }
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

/** If-None-Match compares weakly (RFC 9110, section 13.1.2): compression weakens the tag. */
function matches(condition: string, etag: string): boolean {
  return condition.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}
