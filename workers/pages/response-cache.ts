import { companyDayNumber } from "../../app/lib/dates";

interface CachedResponse {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  headers: Record<string, string>;
}

/** Most that kept pages may take of the isolate's 128 MB, in bytes. */
const LIMIT_BYTES = 16 * 1024 * 1024;

/** What of it pages that were asked for again may take. */
const PROTECTED_SHARE = 0.75;

/** Of each page besides its body: headers and objects, in bytes. Bounds the number of keys too. */
const OVERHEAD_BYTES = 2_048;

/**
 * Addresses of the site are made of these characters. React Router also finds a page at its address with letters
 * percent-encoded, in as many spellings as anyone likes to write.
 */
const PLAIN_ADDRESS = /^https?:\/\/[a-z0-9.:-]+[a-z0-9/._-]{1,200}$/;

/**
 * Caches responses with status 200 and an ETag in the isolate's memory, with all their headers: they are the same for
 * every visitor. When `limitBytes` are reached, the least recently used of those that were asked for once are dropped,
 * so that a crawl displaces only what it brought; those that were asked for again, and the home page, are protected
 * (segmented LRU: Karedy, Love, Wherry, "Caching strategies to improve disk system performance", 1994). The cache is
 * for one day of the company, as dated content changes with it, and for one set of bindings, which never changes on the
 * platform but does in tests. Out: a function that responds from the cache or calls `make`.
 */
export function responseCache(limitBytes = LIMIT_BYTES) {
  const protectedBytes = limitBytes * PROTECTED_SHARE;
  const askedOnce = new Segment();
  const askedAgain = new Segment();
  let cachedOn = 0;
  let cachedFor: Env | undefined;

  return (request: Request, env: Env, make: () => Response | Promise<Response>): Response | Promise<Response> => {
    const day = companyDayNumber(Date.now());
    if (day !== cachedOn || env !== cachedFor) {
      askedOnce.clear();
      askedAgain.clear();
    }
    cachedOn = day;
    cachedFor = env;
    const key = cacheKey(request.url);
    const known = request.method === "GET" || request.method === "HEAD" ? askFor(key) : undefined;
    return known ? respond(request, known) : respondFresh(request, { key, day, env }, make);
  };

  function askFor(key: string): CachedResponse | undefined {
    const known = askedAgain.take(key) ?? askedOnce.take(key);
    if (known) protect(key, known);
    return known;
  }

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
    if (day === cachedOn && env === cachedFor && PLAIN_ADDRESS.test(key)) store(key, fresh);
    return respond(request, fresh);
  }

  function store(key: string, fresh: CachedResponse): void {
    // It would displace most of the others.
    if (sizeOf(fresh) > limitBytes / 2) return;
    // Two requests may have made the same page.
    if (askFor(key)) return;
    if (new URL(key).pathname === "/") protect(key, fresh);
    else askedOnce.put(key, fresh);
    while (askedOnce.bytes + askedAgain.bytes > limitBytes) askedOnce.takeOldest() ?? askedAgain.takeOldest();
  }

  function protect(key: string, known: CachedResponse): void {
    askedAgain.put(key, known);
    while (askedAgain.bytes > protectedBytes) {
      const oldest = askedAgain.takeOldest();
      if (oldest) askedOnce.put(...oldest);
    }
  }
}

/** Pages in the order of their use, the last one at the end. */
class Segment {
  bytes = 0;
  readonly #pages = new Map<string, CachedResponse>();

  put(key: string, page: CachedResponse): void {
    this.#pages.set(key, page);
    this.bytes += sizeOf(page);
  }

  take(key: string): CachedResponse | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    this.#pages.delete(key);
    this.bytes -= sizeOf(page);
    return page;
  }

  takeOldest(): [key: string, page: CachedResponse] | undefined {
    const [oldest] = this.#pages;
    if (oldest) this.take(oldest[0]);
    return oldest;
  }

  clear(): void {
    this.#pages.clear();
    this.bytes = 0;
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
