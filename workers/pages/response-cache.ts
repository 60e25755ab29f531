import { today } from "../../app/lib/dates.ts";

interface CachedResponse {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  headers: Record<string, string>;
}

/** Limit for the cached pages, in bytes. An isolate has 128 MB. */
const LIMIT_BYTES = 16 * 1024 * 1024;

/** Headers and objects of each page, in bytes. Bounds the number of pages too. */
const OVERHEAD_BYTES = 2_048;

/** Only these characters are allowed, because React Router also finds a page by percent-encoded spellings of its path. */
const PLAIN_ADDRESS = /^https?:\/\/[a-z0-9.:-]+[a-z0-9/._-]{1,200}$/;

/**
 * Caches GET responses with status 200 and an ETag in the isolate's memory, because they are the same for every visitor.
 * Over `limitBytes` it drops the least recently used page. At midnight in Pakistan, when dated content changes, it drops
 * all pages.
 *
 * @returns a function that responds from the cache or calls `make`
 */
export function responseCache(limitBytes = LIMIT_BYTES) {
  /** Ordered from the least to the most recently used. */
  const pages = new Map<string, CachedResponse>();
  let bytes = 0;
  let cachedOn = "";

  function remove(key: string): void {
    const page = pages.get(key);
    if (page && pages.delete(key)) bytes -= sizeOf(page);
  }

  function store(key: string, page: CachedResponse): void {
    remove(key);
    pages.set(key, page);
    bytes += sizeOf(page);
    for (const oldest of pages.keys()) {
      if (bytes <= limitBytes) return;
      remove(oldest);
    }
  }

  return async (request: Request, make: () => Response | Promise<Response>): Promise<Response> => {
    const day = today();
    if (day !== cachedOn) for (const key of pages.keys()) remove(key);
    cachedOn = day;
    const key = cacheKey(request.url);
    const cached = request.method === "GET" || request.method === "HEAD" ? pages.get(key) : undefined;
    if (cached) {
      store(key, cached);
      return respond(request, cached);
    }
    const response = await make();
    const etag = response.headers.get("ETag");
    if (request.method !== "GET" || response.status !== 200 || !etag) return response;
    const body = new Uint8Array(await response.arrayBuffer());
    const page = { body, etag, headers: Object.fromEntries(response.headers) };
    // The request may have started before midnight.
    if (day === cachedOn && PLAIN_ADDRESS.test(key)) store(key, page);
    return respond(request, page);
  };
}

function sizeOf({ body }: CachedResponse): number {
  return body.byteLength + OVERHEAD_BYTES;
}

/** Pages ignore the query, but React Router's data requests do not. */
function cacheKey(url: string): string {
  const query = url.indexOf("?");
  return query === -1 || url.startsWith(".data", query - 5) ? url : url.slice(0, query);
}

/** If-None-Match (RFC 9110, section 13.1.2) ignores the `W/` before a tag, because compression weakens the tag. */
function respond(request: Request, { body, etag, headers }: CachedResponse): Response {
  const condition = request.headers.get("If-None-Match")?.trim();
  if (condition === "*" || condition?.match(/"[^"]*"/g)?.includes(etag)) {
    const { "content-type": _, ...rest } = headers;
    return new Response(null, { status: 304, headers: rest });
  }
  return new Response(request.method === "HEAD" ? null : body, { headers });
}
