import { siteOrigin } from "../../content/site";
import { pagePolicy } from "../security-headers";
import { inlineHashes } from "./inline-hashes";
import { sha256 } from "./sha256";

/** Renders a page, its data, or another document. */
type Render = (request: Request) => Promise<Response>;

const PAGE_CACHE = "public, max-age=0, must-revalidate";

/** Long enough from pointing at a link to pressing it. */
const DATA_CACHE = "public, max-age=60";

/**
 * Renders pages and other documents and finishes them: the policy, how long they may be kept, and an entity tag on what
 * is the same for every visitor. In: whether this is development.
 */
export function createPages({ development }: { development: boolean }) {
  return async (request: Request, render: Render): Promise<Response> => {
    if (request.method !== "GET" && request.method !== "HEAD") return finish(await render(request));
    const { pathname, search } = new URL(request.url);
    // No page looks at the query, so none is rendered for it; a loader's answer can be asked for in parts.
    const isData = pathname.endsWith(".data");
    // Nothing of the visitor's request gets into what everyone is given: not the host, not a header.
    const response = await render(new Request(new URL(isData ? pathname + search : pathname, siteOrigin)));
    return finish(response, isData ? DATA_CACHE : PAGE_CACHE);
  };

  /** `cache`: how an answer with status 200 may be kept. All others are for one visitor or one moment. */
  async function finish(response: Response, cache?: string): Promise<Response> {
    const headers = new Headers(response.headers);
    if (headers.get("Content-Type")?.startsWith("text/html")) {
      headers.set("Content-Security-Policy", pagePolicy({ ...(await inlineHashes()), development }));
    }
    // A page's data is no page of its own to a search engine.
    if (headers.get("Content-Type")?.startsWith("text/x-script")) headers.set("X-Robots-Tag", "noindex");
    if (response.status !== 200 || !cache) {
      headers.set("Cache-Control", "no-store");
      return new Response(response.body, { status: response.status, headers });
    }
    const body = new Uint8Array(await response.arrayBuffer());
    headers.set("Cache-Control", cache);
    headers.set("ETag", `"${(await sha256(body)).slice(0, 27)}"`);
    return new Response(body, { headers });
  }
}
