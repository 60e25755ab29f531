import { secondsToMidnight, today } from "#app/lib/dates.ts";

interface CachedResponse {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  headers: Record<string, string>;
}

/** The largest pages have 200 kB, so the cache takes at most 20 MB of the isolate's 128. */
const MAX_PAGES = 100;

/**
 * Only these characters are allowed, because React Router also finds a page by percent-encoded spellings of its path.
 */
const PLAIN_ADDRESS = /^https?:\/\/[a-z0-9.:-]+[a-z0-9/._-]{1,200}$/;

/**
 * Caches GET responses with status 200 and an ETag in the isolate's memory, because they are the same for every
 * visitor. Over `maxPages` it drops the least recently used page. At midnight in Pakistan, when dated content changes,
 * it drops all pages.
 *
 * @returns a function that responds from the cache or calls `make`
 */
export function responseCache(maxPages = MAX_PAGES) {
  /** Ordered from the least to the most recently used. */
  const pages = new Map<string, CachedResponse>();
  let cachedOn = "";

  function store(key: string, page: CachedResponse): void {
    pages.delete(key);
    pages.set(key, page);
    const [oldest = ""] = pages.keys();
    if (pages.size > maxPages) pages.delete(oldest);
  }

  return async (request: Request, make: () => Response | Promise<Response>): Promise<Response> => {
    const day = today();
    if (day !== cachedOn) pages.clear();
    cachedOn = day;
    const key = cacheKey(request.url);
    const cached = request.method === "GET" || request.method === "HEAD" ? pages.get(key) : undefined;
    if (cached) {
      store(key, cached);
      return respond(request, cached);
    }
    const response = await make();
    const etag = response.headers.get("ETag");
    if (response.status !== 200 || !etag) return response;
    const body = new Uint8Array(await response.arrayBuffer());
    const page = { body, etag, headers: Object.fromEntries(response.headers) };
    // The request may have started before midnight.
    if (request.method === "GET" && day === cachedOn && PLAIN_ADDRESS.test(key)) store(key, page);
    return respond(request, page);
  };
}

/** Pages ignore the query, but React Router's data requests do not. */
function cacheKey(url: string): string {
  const query = url.indexOf("?");
  return query === -1 || url.startsWith(".data", query - 5) ? url : url.slice(0, query);
}

/**
 * Lets Cloudflare's cache, which is in front of the Worker, keep the page until midnight. A 304 says so too, because it
 * renews what that cache holds (RFC 9111, section 4.3.4).
 *
 * If-None-Match (RFC 9110, section 13.1.2) ignores the `W/` before a tag, because compression weakens the tag.
 */
function respond(request: Request, page: CachedResponse): Response {
  const { body, etag } = page;
  const headers = new Headers(page.headers);
  headers.set("Cloudflare-CDN-Cache-Control", `public, max-age=${secondsToMidnight(new Date())}`);
  const condition = request.headers.get("If-None-Match")?.trim();
  if (condition === "*" || condition?.match(/"[^"]*"/g)?.includes(etag)) {
    headers.delete("Content-Type");
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === "HEAD" ? null : body, { headers });
}
