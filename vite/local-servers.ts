import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import compression from "compression";
import type { Connect, Plugin, PreviewServer, ViteDevServer } from "vite";
import { fail } from "#scripts/command-line.ts";
import { localAdminApi } from "./local-admin-api.ts";

/**
 * Chooses the ports of `npm run dev` and `npm start`, and runs a stand-in for the admin API beside the site. Variables:
 *
 *   PORT            the site's port, 0 for a free one
 *   ADMIN_PORT      the same for the admin API and its inbox
 *   ADMIN_API_URL   another admin API, so that no stand-in runs
 */
export function localServers(): Plugin {
  return {
    name: "local-servers",
    // Before Cloudflare's plugin reads ADMIN_API_URL.
    enforce: "pre",
    config: ({ server, preview }, { command, isPreview }) => {
      if (command === "build") return;
      // Otherwise Miniflare and wrangler write into the home of the user, and an account of a machine may have none.
      process.env.XDG_CONFIG_HOME ??= resolve(".wrangler/config");
      process.env.WRANGLER_WRITE_LOGS ??= "false";
      // An example of Request.cf from the network, which the site does not read.
      process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
      // The built configuration is that of the environment already, and has no other.
      if (isPreview) delete process.env.CLOUDFLARE_ENV;
      // The command line's options, which this plugin would replace.
      const { port: chosen, strictPort = true } = (isPreview ? preview : server) ?? {};
      const port = chosen ?? portOf("PORT", isPreview ? 8787 : 5173);
      // Without Vite's CORS headers, which only this machine would send.
      return { server: { port, strictPort }, preview: { port, strictPort, cors: false } };
    },
    configureServer: (server) => start(server, server.config.server.port),
    configurePreviewServer: (server) => {
      // Compresses with Brotli, as Cloudflare does, so that Lighthouse measures what visitors download.
      // Cast, because its types are those of Express, of which it uses nothing.
      server.middlewares.use(compression() as unknown as Connect.NextHandleFunction);
      return start(server, server.config.preview.port);
    },
  };
}

/** Stays when Vite restarts in this process, because a file of its configuration has changed: it loads this module again. */
const running = globalThis as { localServers?: true };

async function start(server: ViteDevServer | PreviewServer, sitePort: number): Promise<void> {
  if (running.localServers) return;
  running.localServers = true;
  await requireFree(sitePort, "PORT");
  if (process.env.ADMIN_API_URL) return;
  const api = createServer(getRequestListener(localAdminApi().fetch));
  const adminPort = portOf("ADMIN_PORT", 8788);
  await requireFree(adminPort, "ADMIN_PORT");
  await once(api.listen(adminPort, "localhost"), "listening");
  const inbox = `http://localhost:${(api.address() as AddressInfo).port}/`;
  process.env.ADMIN_API_URL = `${inbox}api/`;
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    server.config.logger.info(`  ➜  Inbox:   ${inbox}`);
  };
}

/** A server listens at one of the addresses that "localhost" means, and a browser may ask the other one. */
async function requireFree(port: number, variable: string): Promise<void> {
  for (const host of ["127.0.0.1", "::1"]) {
    const probe = createServer().listen(port, host);
    await once(probe, "listening").catch(({ code }: NodeJS.ErrnoException) => {
      // Not every machine has IPv6.
      if (code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT") return;
      fail(`Port ${port} is not free (${code}). Stop what uses it, or choose another port with ${variable}=<number>.`);
    });
    probe.close();
  }
}

function portOf(variable: "PORT" | "ADMIN_PORT", usual: number): number {
  const value = process.env[variable] ?? String(usual);
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  return fail(`${variable} must be a port number such as ${usual}, not "${value}".`);
}
