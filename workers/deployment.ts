import type { Context, MiddlewareHandler } from "hono";
import { contactEndpoint } from "./contact/admin-api.ts";

/**
 * Adds Worker-Version to every response, and noindex in the preview environment. It does not read the host.
 * public/_headers has the rule for files, which the preview serves on workers.dev.
 */
export function deploymentHeaders(): MiddlewareHandler<{ Bindings: Env }> {
  return async (c, next) => {
    await next();
    c.res.headers.set("Worker-Version", versionOf(c.env));
    if (c.env.ENVIRONMENT === "preview") c.res.headers.set("X-Robots-Tag", "noindex");
  };
}

/** GET /api/health, for monitors: 503 if the relay is not configured. Asks no other service. */
export function health(c: Context<{ Bindings: Env }>): Response {
  const { ADMIN_API_URL, CONTACT_RATE_LIMIT, ENVIRONMENT } = c.env;
  const checks = {
    adminApi: contactEndpoint(ADMIN_API_URL) !== undefined,
    rateLimit: CONTACT_RATE_LIMIT !== undefined,
  };
  const isOk = Object.values(checks).every(Boolean);
  const status = isOk ? "ok" : "misconfigured";
  return c.json({ status, environment: ENVIRONMENT, version: versionOf(c.env), checks }, isOk ? 200 : 503);
}

export function versionOf(env: Env): string {
  return env.CF_VERSION_METADATA?.id ?? "unknown";
}
