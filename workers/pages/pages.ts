import { EARLY_SCRIPT, START_SCRIPT, STYLESHEET } from "#app/start/inline-sources.ts";
import { siteOrigin } from "#content/site.ts";
import { pagePolicy } from "#workers/security-headers.ts";
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

/** Adds a rendered page's policy, Cache-Control and ETag. */
export async function finishPage(page: Response, request: Request): Promise<Response> {
  const headers = new Headers(page.headers);
  const type = headers.get("Content-Type") ?? "";
  if (type.startsWith("text/html")) {
    inlineHashes ??= hashInlineSources();
    headers.set("Content-Security-Policy", pagePolicy({ ...(await inlineHashes), development: import.meta.env.DEV }));
  }
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

let inlineHashes: ReturnType<typeof hashInlineSources> | undefined;

async function hashInlineSources(): Promise<{ scripts: string[]; styles: string[] }> {
  const source = async (text: string) => `'sha256-${await sha256(new TextEncoder().encode(text))}'`;
  return {
    scripts: await Promise.all([EARLY_SCRIPT, START_SCRIPT].map(source)),
    styles: [await source(STYLESHEET)],
  };
}

/** @returns the hash in base64, as in CSP sources */
async function sha256(content: Uint8Array<ArrayBuffer>): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", content))));
}
