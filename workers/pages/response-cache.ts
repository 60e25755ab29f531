import { today } from "../../app/lib/dates.ts";

interface CachedResponse {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  headers: Record<string, string>;
}

/** Most that cached pages may take of the isolate's 128 MB, in bytes. */
const LIMIT_BYTES = 16 * 1024 * 1024;

/** Headers and objects of each page, in bytes. Bounds the number of pages too. */
const OVERHEAD_BYTES = 2_048;

/**
 * Addresses of the site are made of these characters. React Router also finds a page at its address with letters
 * percent-encoded, in as many spellings as anyone likes to write.
 */
const PLAIN_ADDRESS = /^https?:\/\/[a-z0-9.:-]+[a-z0-9/._-]{1,200}$/;

/**
 * Caches GET responses with status 200 and an ETag in the isolate's memory, with all their headers, because they are the
 * same for every visitor. Over `limitBytes` it drops the least recently used page. It is emptied at midnight in
 * Pakistan, when dated content changes.
 *
 * @returns a function that responds from the cache or calls `make`
 */
export function responseCache(limitBytes = LIMIT_BYTES) {
  /** In the order of their use: a Map iterates in the order of insertion. */
  const pages = new Map<string, CachedResponse>();
  let bytes = 0;
  let cachedOn = "";

  return async (request: Request, make: () => Response | Promise<Response>): Promise<Response> => {
    const day = today();
    if (day !== cachedOn) {
      pages.clear();
      bytes = 0;
    }
    cachedOn = day;
    const key = cacheKey(request.url);
    const cached = request.method === "GET" || request.method === "HEAD" ? pages.get(key) : undefined;
    if (cached) {
      pages.delete(key);
      pages.set(key, cached);
      return respond(request, cached);
    }
    const response = await make();
    const etag = response.headers.get("ETag");
    if (request.method !== "GET" || response.status !== 200 || !etag) return response;
    const body = new Uint8Array(await response.arrayBuffer());
    const fresh = { body, etag, headers: Object.fromEntries(response.headers) };
    // The request may have started before midnight.
    if (day === cachedOn && PLAIN_ADDRESS.test(key)) store(key, fresh);
    return respond(request, fresh);
  };

  function store(key: string, fresh: CachedResponse): void {
    drop(key);
    pages.set(key, fresh);
    bytes += sizeOf(fresh);
    for (const oldest of pages.keys()) {
      if (bytes <= limitBytes) return;
      drop(oldest);
    }
  }

  function drop(key: string): void {
    const page = pages.get(key);
    if (!page) return;
    pages.delete(key);
    bytes -= sizeOf(page);
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

/**
 * If-None-Match is `*` or a list of tags (RFC 9110, section 13.1.2). It compares weakly, without the `W/` before a tag:
 * compression weakens the tag.
 */
function matches(condition: string, etag: string): boolean {
  if (condition.trim() === "*") return true;
  return condition.match(/"[^"]*"/g)?.includes(etag) ?? false;
}
