import type { MiddlewareHandler } from "hono";
import { SECURITY_HEADERS } from "./response-headers.ts";

/** Adds the security headers to every response, and no-store to errors and to responses without a Cache-Control. */
export const securityHeaders: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  await next();
  // c.header() would copy the response for every header.
  const { headers } = c.res;
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  // Safari upgrades http://localhost too, where no server speaks https.
  if (c.env.ENVIRONMENT !== "development") {
    const policy = headers.get("Content-Security-Policy");
    headers.set("Content-Security-Policy", `${policy}; upgrade-insecure-requests`);
  }
  if (c.res.status !== 200 || !headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
};
