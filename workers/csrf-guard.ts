import type { MiddlewareHandler } from "hono";
import { SUBMISSION_FALLBACK } from "#app/contact/contract.ts";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses state-changing requests from other sites (ASVS 3.5.1). Browsers send Origin with every method but
 * GET and HEAD, "null" from a sandboxed page. Requests without Origin need `Sec-Fetch-Site: same-origin`. hono/csrf does
 * not check JSON, and React Router accepts every POST without Origin.
 */
export const csrfGuard: MiddlewareHandler = async (c, next) => {
  if (SAFE_METHODS.includes(c.req.method)) return next();
  const origin = c.req.header("Origin");
  const site = c.req.header("Sec-Fetch-Site");
  const { origin: expected } = new URL(c.req.url);
  const isOwnOrigin = origin === undefined ? site !== undefined : origin === expected;
  if (isOwnOrigin && (site === undefined || site === "same-origin")) return next();
  const ray = c.req.header("CF-Ray");
  console.warn(JSON.stringify({ evt: "post_refused", path: c.req.path, origin, expected, site, ray }));
  const isApi = c.req.path.startsWith("/api/");
  return isApi ? c.json({ success: false, message: SUBMISSION_FALLBACK }, 403) : c.text(SUBMISSION_FALLBACK, 403);
};
