import type { Context } from "hono";
import { contactEndpoint } from "./contact/admin-api.ts";

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
