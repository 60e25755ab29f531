import type { MiddlewareHandler } from "hono";

/**
 * Adds Worker-Version to every response, and noindex outside the public site: in the preview environment, and at any
 * address on workers.dev. public/_headers has the same rule for files.
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
