import { sha256 } from "#app/lib/sha256.ts";
import { siteOrigin } from "#content/site.ts";
import { STORED } from "./page-cache.ts";

/** Data is prefetched when a visitor points at a link. It is cheap to make, so only the browser keeps it. */
const DATA_CACHE = "private, max-age=60";

/**
 * Makes the request that renders a page. The response is cached for all visitors, so it must not depend on this
 * visitor's host or headers.
 */
export function requestOfPage({ method, url }: Request): Request {
  const { pathname, search } = new URL(url);
  // Only the search page reads the query, and data requests name their routes in it.
  const readsQuery = isData(pathname) || pathname === "/search";
  const page = new URL(readsQuery ? pathname + search : pathname, siteOrigin);
  if (method !== "POST") return new Request(page);
  // From our own origin and without the form, because React Router would answer some POSTs with an error page.
  return new Request(page, { method, headers: { Origin: siteOrigin }, body: "" });
}

/** Adds a rendered page's Cache-Control and ETag. */
export async function finishPage(page: Response, request: Request): Promise<Response> {
  const headers = new Headers(page.headers);
  const type = headers.get("Content-Type") ?? "";
  // The data of a page (turbo-stream) is not for search engines.
  if (type.startsWith("text/x-script")) headers.set("X-Robots-Tag", "noindex");
  // Anything but a 200 is for one visitor or one moment. In development, a kept answer would hide an edit.
  if (page.status !== 200 || request.method === "POST" || import.meta.env.DEV) {
    headers.set("Cache-Control", "no-store");
    return new Response(page.body, { status: page.status, headers });
  }
  if (headers.has("Cache-Control")) return new Response(page.body, { headers });
  const body = new Uint8Array(await page.arrayBuffer());
  headers.set("Cache-Control", isData(new URL(request.url).pathname) ? DATA_CACHE : STORED);
  headers.set("ETag", `"${(await sha256(body)).slice(0, 27)}"`);
  return new Response(body, { headers });
}

function isData(pathname: string): boolean {
  return pathname.endsWith(".data");
}
