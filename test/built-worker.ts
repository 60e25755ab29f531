import { unstable_startWorker } from "wrangler";
import { BUILT_CONFIG } from "#scripts/deploy/preflight.ts";

/** Starts the built Worker on a free port. The caller must dispose of it. */
export function startBuiltWorker() {
  // Wrangler would otherwise download example data for Request.cf.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
  return unstable_startWorker({
    config: BUILT_CONFIG,
    dev: { server: { port: 0 }, inspector: false, watch: false, persist: false, logLevel: "error" },
  });
}
