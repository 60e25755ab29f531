import { join } from "node:path";
import { unstable_startWorker } from "wrangler";
import { BUILT_CONFIG } from "#scripts/wrangler-paths.ts";

/**
 * Starts the built Worker on a free port of this machine. The caller disposes of it.
 * @param project Folder in which the site is built.
 * @param failingAdminApi ADMIN_API_URL of a test that expects failures, which then are not printed.
 */
export function startBuiltWorker(project = ".", failingAdminApi?: string) {
  // Otherwise Wrangler requests an example of Request.cf from the network.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
  return unstable_startWorker({
    config: join(project, BUILT_CONFIG),
    bindings: failingAdminApi ? { ADMIN_API_URL: { type: "plain_text", value: failingAdminApi } } : {},
    dev: {
      server: { port: 0 },
      inspector: false,
      watch: false,
      persist: false,
      logLevel: failingAdminApi ? "none" : "error",
    },
  });
}
