import { join } from "node:path";
import { unstable_startWorker } from "wrangler";
import { BUILT_CONFIG } from "../scripts/wrangler-paths.ts";

/**
 * Starts the built Worker on a free port of this machine. The caller disposes of it.
 * @param project Folder in which the site is built.
 */
export function startBuiltWorker(project = ".") {
  // Otherwise Wrangler requests an example of Request.cf from the network.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
  return unstable_startWorker({
    config: join(project, BUILT_CONFIG),
    dev: { server: { port: 0 }, inspector: false, watch: false, persist: false, logLevel: "error" },
  });
}
