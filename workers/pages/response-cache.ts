import { companyDayNumber } from "../../app/lib/dates";

interface CachedResponse {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  headers: Record<string, string>;
}

/** Most that bodies may take of the isolate's 128 MB, in bytes. */
const LIMIT_BYTES = 16 * 1024 * 1024;

/** Of each body besides: its key, headers and objects, in bytes. */
const OVERHEAD_BYTES = 2_048;

/**
 * Caches responses with status 200 and an ETag in the isolate's memory, with all their headers: they are the same for
 * every visitor. The least recently used are dropped when `limitBytes` are reached. The cache is for one day of the
 * company, as dated content changes with it, and for one set of bindings, which never changes on the platform but does
 * in tests. Out: a function that responds from the cache or calls `make`.
 */
export function responseCache(limitBytes = LIMIT_BYTES) {
  // In the order of their use, the last one at the end.
  const cache = new Map<string, CachedResponse>();
  let bytes = 0;
  let cachedOn = 0;
  let cachedFor: Env | undefined;

  return (request: Request, env: Env, make: () => Response | Promise<Response>): Response | Promise<Response> => {
    const day = companyDayNumber(Date.now());
    if (day !== cachedOn || env !== cachedFor) {
      cache.clear();
      bytes = 0;
    }
    cachedOn = day;
    cachedFor = env;
    const key = cacheKey(request.url);
    const known = request.method === "GET" || request.method === "HEAD" ? cache.get(key) : undefined;
    if (!known) return respondFresh(request, { key, day, env }, make);
    cache.delete(key);
    cache.set(key, known);
    return respond(request, known);
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
    if (day === cachedOn && env === cachedFor && !key.includes("?")) store(key, fresh);
    return respond(request, fresh);
  }

  function store(key: string, fresh: CachedResponse): void {
    drop(key);
    cache.set(key, fresh);
    bytes += sizeOf(fresh);
    for (const oldest of cache.keys()) {
      if (bytes <= limitBytes) return;
      drop(oldest);
    }
  }

  function drop(key: string): void {
    const known = cache.get(key);
    if (known) bytes -= sizeOf(known);
    cache.delete(key);
  }
}

function sizeOf({ body }: CachedResponse): number {
  return body.byteLength + OVERHEAD_BYTES;
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
