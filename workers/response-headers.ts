import type { MiddlewareHandler } from "hono";
import { versionOf } from "./deployment.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

/**
 * Adds to every response the security headers and Worker-Version, no-store to errors and to responses without a
 * Cache-Control, and noindex to deployed copies outside the production domain. Every production version has a
 * workers.dev URL too. Local responses have no noindex, because Lighthouse would report it. public/_headers has the
 * rules for static files.
 */
export const responseHeaders: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  await next();
  // A route may return a response with immutable headers, such as that of fetch().
  c.res = new Response(c.res.body, c.res);
  const { status, headers } = c.res;
  const isDevelopment = c.env.ENVIRONMENT === "development";
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  // Safari upgrades http://localhost too, where no server speaks https.
  if (!isDevelopment) {
    const policy = headers.get("Content-Security-Policy");
    headers.set("Content-Security-Policy", `${policy}; upgrade-insecure-requests`);
  }
  // The browser keeps a refused form, because Back would otherwise ask to send it again.
  const isKept = status === 200 || status === 422;
  if (!isKept || !headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  headers.set("Worker-Version", versionOf(c.env));
  const isOnWorkersDev = new URL(c.req.url).hostname.endsWith(".workers.dev");
  const isIndexed = c.env.ENVIRONMENT === "production" && !isOnWorkersDev;
  if (!isDevelopment && !isIndexed) headers.set("X-Robots-Tag", "noindex");
};
