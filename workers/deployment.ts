import type { Context, MiddlewareHandler } from "hono";
import { contactEndpoint } from "./contact/admin-api.ts";
import { outboxState } from "./contact/outbox.ts";

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

/**
 * GET /api/health, for monitors: 503 if the relay is not configured, or if the outbox is on but unreadable. The
 * outbox's database is the only service it asks.
 */
export async function health(c: Context<{ Bindings: Env }>): Promise<Response> {
  const { ADMIN_API_URL, CONTACT_OUTBOX, CONTACT_RATE_LIMIT, ENVIRONMENT } = c.env;
  const outbox = CONTACT_OUTBOX && (await outboxState(CONTACT_OUTBOX));
  const checks = {
    adminApi: contactEndpoint(ADMIN_API_URL) !== undefined,
    rateLimit: CONTACT_RATE_LIMIT !== undefined,
    ...(CONTACT_OUTBOX && { outbox: outbox !== undefined }),
  };
  const isOk = Object.values(checks).every(Boolean);
  const status = isOk ? "ok" : "misconfigured";
  return c.json({ status, environment: ENVIRONMENT, version: versionOf(c.env), checks, outbox }, isOk ? 200 : 503);
}

export function versionOf(env: Env): string {
  return env.CF_VERSION_METADATA?.id ?? "unknown";
}
