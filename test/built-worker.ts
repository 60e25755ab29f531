import { unstable_startWorker } from "wrangler";
import { BUILT_CONFIG } from "#scripts/deploy/preflight.ts";

/** Starts the built Worker on a free port of this machine. The caller disposes of it. */
export function startBuiltWorker() {
  // Otherwise Wrangler requests an example of Request.cf from the network.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
  return unstable_startWorker({
    config: BUILT_CONFIG,
    dev: { server: { port: 0 }, inspector: false, watch: false, persist: false, logLevel: "error" },
  });
}
