import type { MiddlewareHandler } from "hono";

/**
 * Says on every response of the Worker which version made it, and keeps search engines from every deployment that
 * is not the public site: the preview environment, and any at an address on workers.dev. Files have the same rule
 * in public/_headers.
 */
export function deploymentHeaders(): MiddlewareHandler<{ Bindings: Env }> {
  return async (c, next) => {
    await next();
    c.res.headers.set("Worker-Version", c.env.CF_VERSION_METADATA?.id ?? "unknown");
    const { hostname } = new URL(c.req.url);
    if (c.env.ENVIRONMENT === "preview" || hostname.endsWith(".workers.dev")) {
      c.res.headers.set("X-Robots-Tag", "noindex");
    }
  };
}
