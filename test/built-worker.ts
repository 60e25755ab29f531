import { unstable_startWorker } from "wrangler";

/** Starts what is built, on a free port of this machine. The caller disposes of it. */
export function startBuiltWorker() {
  // Wrangler would ask the network for an example of Request.cf.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
  return unstable_startWorker({
    config: "build/server/wrangler.json",
    dev: { server: { port: 0 }, inspector: false, watch: false, persist: false, logLevel: "error" },
  });
}
