import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import compression from "compression";
import type { Connect, Plugin, PreviewServer, ViteDevServer } from "vite";
import { localAdminApi } from "./local-admin-api.ts";

/** Settings of wrangler, unless the environment has its own. */
const WRANGLER = {
  // By default wrangler writes into the user's home, and hangs if an account has none.
  XDG_CONFIG_HOME: resolve(".wrangler/config"),
  // By default wrangler says that ADMIN_API_URL is a secret from the environment.
  WRANGLER_LOG: "warn",
  // By default wrangler downloads an example of Request.cf, which the site does not read.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/**
 * Runs a stand-in for the admin API beside the site in `npm start` and `npm run dev`. Variables:
 *
 *   ADMIN_PORT      its port, 0 for a free one
 *   ADMIN_API_URL   another admin API, so that no stand-in runs
 */
export function localServers(): Plugin {
  return {
    name: "local-servers",
    // Before Cloudflare's plugin reads ADMIN_API_URL.
    enforce: "pre",
    config: (_, { command, isPreview }) => {
      if (command === "build") return;
      Object.assign(process.env, { ...WRANGLER, ...process.env });
      // The built configuration is already the environment's, and has no others.
      if (isPreview) delete process.env.CLOUDFLARE_ENV;
    },
    configureServer: startAdminApi,
    configurePreviewServer: (server) => {
      // Compresses with Brotli, as Cloudflare does, so that Lighthouse measures what visitors download.
      // Cast, because its types are those of Express, of which it uses nothing.
      server.middlewares.use(compression() as unknown as Connect.NextHandleFunction);
      return startAdminApi(server);
    },
  };
}

async function startAdminApi(server: ViteDevServer | PreviewServer): Promise<void> {
  // Also set when Vite restarts in this process because its configuration changed. The first stand-in still runs.
  if (process.env.ADMIN_API_URL) return;
  const api = createServer(getRequestListener(localAdminApi().fetch));
  await once(api.listen(Number(process.env.ADMIN_PORT || 8788), "localhost"), "listening");
  const inbox = `http://localhost:${(api.address() as AddressInfo).port}/`;
  process.env.ADMIN_API_URL = `${inbox}api/`;
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    server.config.logger.info(`  ➜  Inbox:   ${inbox}`);
  };
}
