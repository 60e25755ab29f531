import { siteOrigin } from "../../content/site.ts";
import { pagePolicy } from "../security-headers.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { sha256 } from "./sha256.ts";

type Render = (request: Request) => Promise<Response>;

const PAGE_CACHE = "public, max-age=0, must-revalidate";

/** Data is prefetched when a visitor points at a link. */
const DATA_CACHE = "public, max-age=60";

/** Renders pages and other documents and adds their policy, Cache-Control and ETag. */
export function createPages({ development }: { development: boolean }) {
  return async (request: Request, render: Render): Promise<Response> => {
    if (request.method !== "GET" && request.method !== "HEAD") return finish(await render(request));
    const { pathname, search } = new URL(request.url);
    // Only the search page reads the query; a data request names its routes in it.
    const isData = pathname.endsWith(".data");
    const readsQuery = isData || pathname === "/search";
    // The response is for every visitor, so nothing of this one's request is used: not the host, not a header.
    const response = await render(new Request(new URL(readsQuery ? pathname + search : pathname, siteOrigin)));
    return finish(response, isData ? DATA_CACHE : PAGE_CACHE);
  };

  // Only a 200 may be cached: all else is for one visitor or one moment.
  async function finish(response: Response, cache?: string): Promise<Response> {
    const headers = new Headers(response.headers);
    if (headers.get("Content-Type")?.startsWith("text/html")) {
      headers.set("Content-Security-Policy", pagePolicy({ ...(await inlineHashes()), development }));
    }
    // Data of a page, in turbo-stream format: not for search engines.
    if (headers.get("Content-Type")?.startsWith("text/x-script")) headers.set("X-Robots-Tag", "noindex");
    if (response.status !== 200 || !cache) {
      headers.set("Cache-Control", "no-store");
      return new Response(response.body, { status: response.status, headers });
    }
    // The route's own Cache-Control: without an ETag the Worker does not keep the response (response-cache.ts).
    if (headers.has("Cache-Control")) return new Response(response.body, { headers });
    const body = new Uint8Array(await response.arrayBuffer());
    headers.set("Cache-Control", cache);
    headers.set("ETag", `"${(await sha256(body)).slice(0, 27)}"`);
    return new Response(body, { headers });
  }
}
