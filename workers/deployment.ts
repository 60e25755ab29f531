import type { Context, MiddlewareHandler } from "hono";
import { contactEndpoint } from "./contact/admin-api.ts";

/**
 * Adds Worker-Version to every response, and noindex to deployed copies outside the production domain. Every production
 * version has a workers.dev URL too. Local responses have no noindex, because Lighthouse would report it.
 * public/_headers has the rule for static files.
 */
export const deploymentHeaders: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  await next();
  c.res.headers.set("Worker-Version", versionOf(c.env));
  const isOnWorkersDev = new URL(c.req.url).hostname.endsWith(".workers.dev");
  const isIndexed = c.env.ENVIRONMENT === "production" && !isOnWorkersDev;
  if (c.env.ENVIRONMENT !== "development" && !isIndexed) c.res.headers.set("X-Robots-Tag", "noindex");
};

/** GET /api/health, for monitors: 503 if a setting of the relay is missing. Does not request the admin API. */
export function health(c: Context<{ Bindings: Env }>): Response {
  const { ADMIN_API_URL, CONTACT_RATE_LIMIT, ENVIRONMENT } = c.env;
  const checks = {
    adminApiConfigured: contactEndpoint(ADMIN_API_URL) !== undefined,
    rateLimitConfigured: CONTACT_RATE_LIMIT !== undefined,
  };
  const isOk = Object.values(checks).every(Boolean);
  const status = isOk ? "ok" : "misconfigured";
  return c.json({ status, environment: ENVIRONMENT, version: versionOf(c.env), checks }, isOk ? 200 : 503);
}

export function versionOf(env: Env): string {
  return env.CF_VERSION_METADATA?.id ?? "unknown";
}
