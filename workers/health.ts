import type { Context } from "hono";
import { contactEndpoint } from "./contact/admin-api.ts";
import type { OutboxBindings } from "./contact/outbox.ts";
import { outboxHealth } from "./contact/outbox-health.ts";

/**
 * GET /api/health: 503 when the relay is not configured. Monitors may poll it: it makes no request of its own, but with
 * an outbox it asks the queue for its length, at most twice a minute.
 */
export async function health(c: Context<{ Bindings: Env & OutboxBindings }>) {
  const checks = {
    adminApi: contactEndpoint(c.env.ADMIN_API_URL) !== undefined,
    rateLimit: c.env.CONTACT_RATE_LIMIT !== undefined,
    ...(c.env.CONTACT_OUTBOX && { deadLetters: c.env.CONTACT_DEAD_LETTERS !== undefined }),
  };
  const ok = Object.values(checks).every(Boolean);
  return c.json(
    {
      status: ok ? "ok" : "misconfigured",
      environment: c.env.ENVIRONMENT,
      version: c.env.CF_VERSION_METADATA?.id ?? "unknown",
      checks,
      outbox: await outboxHealth(c.env),
    },
    ok ? 200 : 503,
  );
}
