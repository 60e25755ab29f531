import type { Context } from "hono";
import { contactEndpoint } from "./contact/admin-api";

/** GET /api/health: 503 when the relay is not configured. Makes no request of its own, so monitors may poll it. */
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
