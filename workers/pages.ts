import { companyDay } from "../app/lib/dates";
import { pagePolicy } from "./security-headers";

/** A page as it is kept: the same bytes for every visitor. */
interface FinishedPage {
  html: string;
  policy: string;
  etag: string;
}

/** The paths that are kept are those that answer 200, so the site map bounds them; this bounds a mistake. */
const KEPT_PAGES = 100;

const PAGE_CACHE = "public, max-age=0, must-revalidate";

/** Long enough from pointing at a link to pressing it. */
const DATA_CACHE = "public, max-age=60";

/**
 * Pages: kept, or rendered and finished. In: whether this is development, where nothing is kept and scripts
 * start at once.
 */
export function createPages({ development }: { development: boolean }) {
  const kept = new Map<string, FinishedPage>();
  let keptOn = "";

  return async (request: Request, render: (request: Request) => Promise<Response>): Promise<Response> => {
    // Dated content appears and closes with the day: what was rendered yesterday may not say so.
    const day = companyDay(new Date());
    if (day !== keptOn) kept.clear();
    keptOn = day;
    const { pathname, search } = new URL(request.url);
    // A loader's answer and a form's outcome are not kept, and neither is an address with a query.
    const keepable = !development && (request.method === "GET" || request.method === "HEAD") && search === "";
    const known = keepable ? kept.get(pathname) : undefined;
    if (known) return respond(request, known, 200, new Headers());

    const response = await render(request);
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) return reusable(request, response);
    // HEAD has no body to finish; it must not fill the place that a GET will read.
    if (request.method === "HEAD") return response;
    const page = await finish(await response.text(), development);
    if (keepable && response.status === 200 && kept.size < KEPT_PAGES) kept.set(pathname, page);
    return respond(request, page, response.status, new Headers(response.headers));
  };
}

/**
 * A loader's answer, the same for everyone as its page is. It may be used again for a moment: otherwise a browser
 * throws away what a link has fetched ahead, and fetches it again when the link is pressed.
 */
function reusable(request: Request, response: Response): Response {
  if (request.method !== "GET" || response.status !== 200 || response.headers.has("Cache-Control")) return response;
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", DATA_CACHE);
  return new Response(response.body, { status: response.status, headers });
}

function respond(request: Request, page: FinishedPage, status: number, headers: Headers): Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", page.policy);
  const cacheable = status === 200 && (request.method === "GET" || request.method === "HEAD");
  headers.set("Cache-Control", cacheable ? PAGE_CACHE : "no-store");
  if (!cacheable) return new Response(page.html, { status, headers });
  headers.set("ETag", page.etag);
  if (matches(request.headers.get("If-None-Match"), page.etag)) {
    headers.delete("Content-Type");
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === "HEAD" ? null : page.html, { status, headers });
}

/** If-None-Match compares weakly and is a list or `*` (RFC 9110, section 13.1.2): compression weakens the tag. */
function matches(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}

async function finish(rendered: string, development: boolean): Promise<FinishedPage> {
  const html = development ? rendered : startLater(rendered);
  const hashes = await Promise.all(inlineScripts(html).map(async (script) => `'sha256-${await sha256(script)}'`));
  // The module that is started later is inline script text too, so its hash has to be allowed as well.
  return {
    html,
    policy: pagePolicy([...new Set(hashes)], { development }),
    etag: `"${(await sha256(html)).slice(0, 27)}"`,
  };
}

/** The module that starts React, written by <Scripts>. */
const BOOT_MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** What waits in the page until React is wanted, and what starts it. */
const STARTER = `(()=>{let s=0;const e=["pointerdown","pointerover","touchstart","keydown","focusin"],g=()=>{if(s)return;s=1;for(const n of e)removeEventListener(n,g,true);const m=document.createElement("script");m.type="module";m.textContent=document.getElementById("boot").textContent;document.body.append(m)};for(const n of e)addEventListener(n,g,{capture:true,passive:true});addEventListener("load",()=>"requestIdleCallback"in window?requestIdleCallback(g,{timeout:2000}):setTimeout(g,200))})()`;

/**
 * Paint first, hydrate after: takes the modulepreload links out, so that scripts do not compete with the
 * stylesheet and the first picture, and lets React start after load and idle, or at the first touch, pointer,
 * key or focus event.
 */
function startLater(html: string): string {
  const withoutPreloads = html.replaceAll(/<link rel="modulepreload"[^>]*\/>/g, "");
  return withoutPreloads.replace(
    BOOT_MODULE,
    (_, boot: string) => `<script type="text/plain" id="boot">${boot}</script><script>${STARTER}</script>`,
  );
}

/** The text of each inline script that a browser runs, now or when the page starts it. */
function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  for (const [, attributes = "", text = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!/\bsrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes)) scripts.push(text);
  }
  return scripts;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
