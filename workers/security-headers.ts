import type { MiddlewareHandler } from "hono";

/** For responses that are not pages. */
export const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Sent with every response of the Worker, except that a page has a Content-Security-Policy of its own and a feed a
 * Cross-Origin-Resource-Policy. The build writes them into _headers for files (vite/file-headers.ts).
 */
export const HEADERS = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // Not no-referrer: browsers would send `Origin: null` with the form, which the origin check refuses.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "Content-Security-Policy": CLOSED_POLICY,
};

/** Adds the security headers to every response, and no-store to responses without a Cache-Control. */
export function securityHeaders(): MiddlewareHandler<{ Bindings: Env }> {
  return async (c, next) => {
    await next();
    // Not c.header(), because it copies the response each time.
    const { headers } = c.res;
    for (const [name, value] of Object.entries(HEADERS)) {
      if (!headers.has(name)) headers.set(name, value);
    }
    // Not on this machine: Safari upgrades http://localhost too, where nothing answers.
    if (c.env.ENVIRONMENT !== "development") {
      const policy = headers.get("Content-Security-Policy");
      headers.set("Content-Security-Policy", `${policy}; upgrade-insecure-requests`);
    }
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  };
}
