import { companyDay } from "../app/lib/dates";
import { siteOrigin } from "../content/site";
import { finishPage, type ReadAsset } from "./finish-page";
import { sha256 } from "./sha256";

/** Renders a page, its data, or another document. */
type Render = (request: Request) => Promise<Response>;

/** An answer as it is kept: the same bytes for every visitor. */
interface KeptAnswer {
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
}

/**
 * Kept are answers with status 200 to addresses without a query: the site map bounds them, each page with its data
 * and its twin for machines. This bounds a mistake.
 */
const KEPT_ANSWERS = 500;

/**
 * What React hydrates a page from, at the page's path below this: it is text that the page shows already, so it is
 * fetched when React starts, not sent twice with the page.
 */
const HYDRATION = "/hydration";

const PAGE_CACHE = "public, max-age=0, must-revalidate";

/** Long enough from pointing at a link to pressing it. */
const DATA_CACHE = "public, max-age=60";

/**
 * Pages and other documents: rendered once by path and company's day, finished, kept, and served from memory. In:
 * whether this is development, where nothing is kept.
 */
export function createPages({ development }: { development: boolean }) {
  const kept = new Map<string, KeptAnswer>();
  let keptOn = "";

  return async (request: Request, render: Render, readAsset: ReadAsset): Promise<Response> => {
    if (request.method !== "GET" && request.method !== "HEAD") return outcome(await render(request), readAsset);

    // Dated content appears and closes with the day: what was rendered yesterday may not say so.
    const day = companyDay(new Date());
    if (day !== keptOn) kept.clear();
    keptOn = day;

    const { pathname, search } = new URL(request.url);
    // No page looks at the query, so none is rendered for it; a loader's answer can be asked for in parts.
    const address = pathname.endsWith(".data") ? pathname + search : pathname;
    const known = kept.get(address);
    if (known) return answer(request, known);

    // Nothing of the visitor's request gets into what everyone is given: not the host, not a header.
    const response = await render(new Request(new URL(pageOf(address), siteOrigin)));
    if (response.status !== 200) {
      const { body, status, headers } = await outcome(response, readAsset);
      return new Response(request.method === "HEAD" ? null : body, { status, headers });
    }
    const fresh = await finish(address, response, readAsset);
    if (!development && address === pathname && kept.size < KEPT_ANSWERS) {
      for (const [place, content] of fresh) kept.set(place, content);
    }
    const found = fresh.get(address);
    return found ? answer(request, found) : new Response("There is nothing at this address.", { status: 404 });
  };
}

/** The page that an address belongs to: its own path, or the one below /hydration. */
function pageOf(address: string): string {
  return address === HYDRATION || address.startsWith(`${HYDRATION}/`)
    ? address.slice(HYDRATION.length) || "/"
    : address;
}

/** What is for one visitor or one moment: a form's outcome, a missing page, an error. */
async function outcome(response: Response, readAsset: ReadAsset): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "no-store");
  if (!isPage(response)) return new Response(response.body, { status: response.status, headers });
  const { html, policy } = await finishPage(await response.text(), { readAsset });
  headers.set("Content-Security-Policy", policy);
  return new Response(html, { status: response.status, headers });
}

/** What is kept of an answer, by address: the answer, and for a page what it is hydrated from. */
async function finish(address: string, response: Response, readAsset: ReadAsset): Promise<Map<string, KeptAnswer>> {
  const path = pageOf(address);
  const headers = new Headers(response.headers);
  if (!isPage(response)) {
    headers.set("Cache-Control", /\.data($|\?)/.test(path) ? DATA_CACHE : PAGE_CACHE);
    return new Map([[path, await toKept(new Uint8Array(await response.arrayBuffer()), headers)]]);
  }
  const hydrationAddress = HYDRATION + (path === "/" ? "" : path);
  const { html, policy, hydration } = await finishPage(await response.text(), { readAsset, hydrationAddress });
  headers.set("Content-Security-Policy", policy);
  headers.set("Cache-Control", PAGE_CACHE);
  const encoder = new TextEncoder();
  if (hydration === undefined) return new Map([[path, await toKept(encoder.encode(html), headers)]]);
  const type = new Headers({ "Content-Type": "application/json; charset=utf-8", "Cache-Control": PAGE_CACHE });
  const [page, data] = await Promise.all([
    toKept(encoder.encode(html), headers),
    toKept(encoder.encode(hydration), type),
  ]);
  return new Map([
    [path, page],
    [hydrationAddress, data],
  ]);
}

async function toKept(body: Uint8Array<ArrayBuffer>, headers: Headers): Promise<KeptAnswer> {
  headers.set("ETag", `"${(await sha256(body)).slice(0, 27)}"`);
  return { body, headers };
}

function answer(request: Request, { body, headers: kept }: KeptAnswer): Response {
  const headers = new Headers(kept);
  if (matches(request.headers.get("If-None-Match"), kept.get("ETag"))) {
    headers.delete("Content-Type");
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

/** If-None-Match compares weakly and is a list or `*` (RFC 9110, section 13.1.2): compression weakens the tag. */
function matches(condition: string | null, etag: string | null): boolean {
  if (condition === null) return false;
  return condition.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}

function isPage(response: Response): boolean {
  return response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
}
