import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Plugin, PreviewServer, ViteDevServer } from "vite";
import { localAdminApi } from "./local-admin-api.ts";

/** Below wrangler's folder, which Vite does not watch. */
const MESSAGES = ".wrangler/local-admin-api.jsonl";

/**
 * Chooses the ports of `npm run dev` and `npm start`, and runs a stand-in for the admin API beside the site. Variables:
 *
 *   PORT            the site's port, 0 for a free one
 *   ADMIN_PORT      the same for the admin API and its inbox
 *   ADMIN_MESSAGES  the file in which the admin API keeps its messages
 *   ADMIN_API_URL   another admin API, so that no stand-in runs
 */
export function localServers(): Plugin {
  return {
    name: "local-servers",
    // Before Cloudflare's plugin reads ADMIN_API_URL.
    enforce: "pre",
    config: (_, { command, isPreview }) => {
      if (command === "build") return;
      // An example of Request.cf from the network, which the site does not read.
      process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
      const port = Number(process.env.PORT ?? (isPreview ? 8787 : 5173));
      // Without Vite's CORS headers, which only this machine would send.
      return { server: { port, strictPort: true }, preview: { port, strictPort: true, cors: false } };
    },
    configureServer: start,
    configurePreviewServer: start,
  };
}

async function start(server: ViteDevServer | PreviewServer): Promise<void> {
  // Also when Vite restarts in this process, because a file of its configuration has changed.
  if (process.env.ADMIN_API_URL) return;
  const api = createServer(getRequestListener(localAdminApi(process.env.ADMIN_MESSAGES ?? MESSAGES).fetch));
  api.listen(Number(process.env.ADMIN_PORT ?? 8788), "localhost");
  await once(api, "listening");
  const inbox = `http://localhost:${(api.address() as AddressInfo).port}/`;
  process.env.ADMIN_API_URL = `${inbox}api/`;
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    server.config.logger.info(`  ➜  Inbox:   ${inbox}`);
  };
}
