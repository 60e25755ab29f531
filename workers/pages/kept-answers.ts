import { companyDayNumber } from "../../app/lib/dates";

/** An answer as it is kept: the same bytes and headers for every visitor. */
interface KeptAnswer {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  headers: Record<string, string>;
}

/** The site map bounds what is kept: each page, its data and its Markdown. This bounds a mistake. */
const KEPT_ANSWERS = 500;

/**
 * Keeps the answers that are the same for everybody in memory, whole and with all their headers: what has status 200 and
 * an entity tag, by its address. Only for the company's day, as dated content appears and closes with it, and for the
 * bindings that its headers were made with: on the platform these never change. Out: a function that answers a request
 * from memory, or has `make` answer it.
 */
export function keepAnswers() {
  const kept = new Map<string, KeptAnswer>();
  let keptOn = 0;
  let keptFor: Env | undefined;

  return (request: Request, env: Env, make: () => Response | Promise<Response>): Response | Promise<Response> => {
    const day = companyDayNumber(Date.now());
    if (day !== keptOn || env !== keptFor) kept.clear();
    keptOn = day;
    keptFor = env;
    const address = addressOf(request.url);
    const known = request.method === "GET" || request.method === "HEAD" ? kept.get(address) : undefined;
    return known ? respond(request, known) : answer(request, { address, day, env }, make);
  };

  async function answer(
    request: Request,
    { address, day, env }: { address: string; day: number; env: Env },
    make: () => Response | Promise<Response>,
  ): Promise<Response> {
    const response = await make();
    const etag = response.headers.get("ETag");
    if (request.method !== "GET" || response.status !== 200 || !etag) return response;
    const body = new Uint8Array(await response.arrayBuffer());
    const fresh = { body, etag, headers: Object.fromEntries(response.headers) };
    // What was begun before midnight is of yesterday.
    if (day === keptOn && env === keptFor && !address.includes("?") && kept.size < KEPT_ANSWERS)
      kept.set(address, fresh);
    return respond(request, fresh);
  }
}

/** No page looks at its query; only a loader's data can be asked for in parts. */
function addressOf(url: string): string {
  const query = url.indexOf("?");
  return query === -1 || url.startsWith(".data", query - 5) ? url : url.slice(0, query);
}

function respond(request: Request, { body, etag, headers }: KeptAnswer): Response {
  const condition = request.headers.get("If-None-Match");
  if (condition !== null && matches(condition, etag)) {
    const { "content-type": _, ...rest } = headers;
    return new Response(null, { status: 304, headers: rest });
  }
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

/** If-None-Match compares weakly and is a list or `*` (RFC 9110, section 13.1.2): compression weakens the tag. */
function matches(condition: string, etag: string): boolean {
  return condition.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}
