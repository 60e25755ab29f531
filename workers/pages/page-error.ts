import type { Context } from "hono";
import type { PageErrors } from "#app/lib/page-errors.ts";
import { versionOf } from "#workers/deployment.ts";

/**
 * The errors of one request. Each is logged as one JSON line, without the query, which may hold what a visitor searched
 * for. The visitor sees the same reference.
 */
export function pageErrors({ req, env }: Context<{ Bindings: Env }>): PageErrors {
  const reference = crypto.randomUUID().slice(0, 8);
  return {
    reference,
    log(error) {
      // For the terminal, with the lines of the source.
      if (import.meta.env.DEV) return console.error(error);
      const stack = error instanceof Error ? error.stack : String(error);
      const ray = req.header("CF-Ray");
      console.error(JSON.stringify({ evt: "page", path: req.path, reference, ray, version: versionOf(env), stack }));
    },
  };
}
