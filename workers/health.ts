import type { Context } from "hono";
import { contactEndpoint } from "./contact/admin-api";

/**
 * GET /api/health, for the smoke test and for monitors: which version of which environment answers, and whether it
 * is configured so that a message could be relayed. 503 when it is not. It asks nobody else, so it can be polled,
 * and it names no address.
 */
export function health(c: Context<{ Bindings: Env }>) {
  const checks = {
    adminApi: contactEndpoint(c.env.ADMIN_API_URL) !== undefined,
    rateLimit: c.env.CONTACT_RATE_LIMIT !== undefined,
  };
  const ok = Object.values(checks).every(Boolean);
  return c.json(
    {
      status: ok ? "ok" : "misconfigured",
      environment: c.env.ENVIRONMENT,
      version: c.env.CF_VERSION_METADATA?.id ?? "unknown",
      checks,
    },
    ok ? 200 : 503,
  );
}
