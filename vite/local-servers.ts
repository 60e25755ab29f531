import { once } from "node:events";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import compression from "compression";
import type { Connect, Plugin, PreviewServer, ViteDevServer } from "vite";
import { localAdminApi } from "./local-admin-api.ts";

const WRANGLER_DEFAULTS = {
  // Wrangler would write to the user's home directory, and hang if there is none.
  XDG_CONFIG_HOME: resolve(".wrangler/config"),
  // Wrangler would log that ADMIN_API_URL is a secret from the environment.
  WRANGLER_LOG: "warn",
  // Wrangler would download example data for Request.cf, which the site does not use.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/** Sets the environment variables of Wrangler that are not set. */
export function setWranglerDefaults(): void {
  Object.assign(process.env, { ...WRANGLER_DEFAULTS, ...process.env });
}

/**
 * Sets the environment variables that Wrangler and Cloudflare's plugin read. Call before the plugins are made.
 *
 * @returns the URL of the local admin API to start. Undefined if ADMIN_API_URL names another one, or if this process has
 *   set it before, as when Vite restarts
 */
export function setServerEnvironment(isPreview = false): string | undefined {
  // The built configuration contains a single environment.
  if (isPreview) delete process.env.CLOUDFLARE_ENV;
  if (process.env.ADMIN_API_URL) return undefined;
  const inbox = `http://localhost:${process.env.ADMIN_PORT || 8788}/`;
  process.env.ADMIN_API_URL = `${inbox}api/`;
  return inbox;
}

/**
 * Runs a local admin API beside the site in `npm start` and `npm run dev`.
 *
 * @param inbox its URL; undefined to start none
 */
export function localServers(inbox: string | undefined): Plugin {
  const startAdminApi = async (server: ViteDevServer | PreviewServer): Promise<void> => {
    if (!inbox) return;
    const { port } = new URL(inbox);
    const api = createServer(getRequestListener(localAdminApi().fetch));
    await once(api.listen(Number(port), "localhost"), "listening").catch((cause: unknown) => {
      throw new Error(`The inbox cannot use port ${port}. Set ADMIN_PORT to another.`, { cause });
    });
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      server.config.logger.info(`  ➜  Inbox:   ${inbox}`);
    };
  };
  return {
    name: "local-servers",
    configureServer: startAdminApi,
    configurePreviewServer: (server) => {
      // Compresses with Brotli, as Cloudflare does, so that Lighthouse measures realistic downloads.
      // The cast is safe: compression() has Express types but uses plain Node.js requests.
      server.middlewares.use(compression() as unknown as Connect.NextHandleFunction);
      return startAdminApi(server);
    },
  };
}
