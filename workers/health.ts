import type { Context } from "hono";
import { contactEndpoint } from "./contact/admin-api.ts";
import { type OutboxBinding, outboxState } from "./contact/outbox.ts";

/**
 * GET /api/health, for monitors: 503 when the relay is not configured, or the outbox is on and cannot be read. It asks
 * nobody but the outbox's database, in one query.
 */
export async function health(c: Context<{ Bindings: Env & OutboxBinding }>) {
  const outbox = c.env.CONTACT_OUTBOX && (await outboxState(c.env.CONTACT_OUTBOX));
  const checks = {
    adminApi: contactEndpoint(c.env.ADMIN_API_URL) !== undefined,
    rateLimit: c.env.CONTACT_RATE_LIMIT !== undefined,
    ...(c.env.CONTACT_OUTBOX && { outbox: outbox !== undefined }),
  };
  const ok = Object.values(checks).every(Boolean);
  return c.json(
    {
      status: ok ? "ok" : "misconfigured",
      environment: c.env.ENVIRONMENT,
      version: c.env.CF_VERSION_METADATA?.id ?? "unknown",
      checks,
      outbox,
    },
    ok ? 200 : 503,
  );
}
