import { sha256 } from "#app/lib/sha256.ts";
import { siteOrigin } from "#content/site.ts";

/** The Cache-Control with which a page is stored. A day, because no page has the same key tomorrow. */
export const STORED = "s-maxage=86400";

/** Data is prefetched when a visitor points at a link. It is cheap to make, so only the browser keeps it. */
const DATA_CACHE = "private, max-age=60";

/**
 * The parameters of a query that a page reads. No other reaches its loader, so the kept page answers every other query
 * too (page-cache.ts).
 */
const READ_PARAMETERS: Record<string, string[]> = { "/search": ["q"] };

/** @returns path and query of an address, without what no page reads */
export function readPartOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const names = READ_PARAMETERS[pathname.replace(/\.data$/, "")] ?? [];
  // Data requests name their routes.
  const read = [...names, ...(isData(pathname) ? ["_routes"] : [])].flatMap((name) => {
    return searchParams.getAll(name).map((value) => [name, value]);
  });
  return read.length > 0 ? `${pathname}?${new URLSearchParams(read)}` : pathname;
}

/**
 * Makes the request that renders a page. The response is kept for all visitors, so it depends on the address and the
 * day alone: this visitor's host and headers do not reach a loader.
 */
export function requestOfPage({ method, url }: Request): Request {
  const page = new URL(readPartOf(url), siteOrigin);
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
