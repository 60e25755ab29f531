import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import compression from "compression";
import type { Connect, Plugin, PreviewServer, ViteDevServer } from "vite";
import { localAdminApi } from "./local-admin-api.ts";

/** Defaults for environment variables of Wrangler. */
const WRANGLER = {
  // Wrangler would write to the user's home directory, and hang if there is none.
  XDG_CONFIG_HOME: resolve(".wrangler/config"),
  // Wrangler would log that ADMIN_API_URL is a secret from the environment.
  WRANGLER_LOG: "warn",
  // Wrangler would download example data for Request.cf, which the site does not use.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/**
 * Runs a local admin API beside the site in `npm start` and `npm run dev`. Environment variables:
 *
 *   ADMIN_PORT      port of the local admin API, 0 for any free port
 *   ADMIN_API_URL   URL of another admin API, to use instead of the local one
 */
export function localServers(): Plugin {
  return {
    name: "local-servers",
    // Must run before Cloudflare's plugin reads ADMIN_API_URL.
    enforce: "pre",
    config: (_, { command, isPreview }) => {
      if (command === "build") return;
      Object.assign(process.env, { ...WRANGLER, ...process.env });
      // The built configuration contains a single environment.
      if (isPreview) delete process.env.CLOUDFLARE_ENV;
    },
    configureServer: startAdminApi,
    configurePreviewServer: (server) => {
      // Compresses with Brotli, as Cloudflare does, so that Lighthouse measures realistic downloads.
      // The cast is safe: compression() has Express types but uses plain Node.js requests.
      server.middlewares.use(compression() as unknown as Connect.NextHandleFunction);
      return startAdminApi(server);
    },
  };
}

async function startAdminApi(server: ViteDevServer | PreviewServer): Promise<void> {
  // Set by the user, or by the first start if Vite restarts in the same process, where the local admin API still runs.
  if (process.env.ADMIN_API_URL) return;
  const api = createServer(getRequestListener(localAdminApi().fetch));
  const port = Number(process.env.ADMIN_PORT || 8788);
  await once(api.listen(port, "localhost"), "listening").catch((cause: unknown) => {
    throw new Error(`The inbox cannot use port ${port}. Set ADMIN_PORT to another.`, { cause });
  });
  const inbox = `http://localhost:${(api.address() as AddressInfo).port}/`;
  process.env.ADMIN_API_URL = `${inbox}api/`;
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    server.config.logger.info(`  ➜  Inbox:   ${inbox}`);
  };
}
