import type { Server } from "node:http";
import { resolve } from "node:path";
import type { ViteDevServer } from "vite";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { VALID_MESSAGE } from "#test/contact-message.ts";
import { localServers } from "#vite/local-servers.ts";

/** Where the plugin keeps what stays when Vite restarts. */
const running = globalThis as { localServers?: { api?: Server } };

// How `npm start` and `npm run dev` listen: commands/start.

afterEach(() => vi.unstubAllEnvs());

/** @returns What the plugin makes of the options of Vite's command line. */
function configOf(options: object, isPreview: boolean) {
  const { config } = localServers();
  if (typeof config !== "function") throw new Error("The plugin has no config().");
  return config.call({} as never, options, { command: "serve", mode: "test", isPreview });
}

test.for([
  ["server", false, 5173],
  ["preview", true, 8787],
] as const)("a port of the command line counts more than PORT, and PORT more than the usual one: %s", async (row) => {
  const [name, isPreview, usual] = row;
  const port = async (options: object) => (await configOf({ [name]: options }, isPreview))?.[name]?.port;
  // Vite names each option that is not there, too.
  expect(await port({ port: undefined, strictPort: undefined })).toBe(usual);
  vi.stubEnv("PORT", "8900");
  expect(await port({})).toBe(8900);
  expect(await port({ port: 8931 })).toBe(8931);
});

test("the next free port is taken only if the command line says so", async () => {
  const strictPort = async (options: object) => (await configOf({ server: options }, false))?.server?.strictPort;
  expect(await strictPort({ strictPort: undefined })).toBe(true);
  expect(await strictPort({ strictPort: false })).toBe(false);
});

test("nothing is written outside the project, so that an account without a home can run it", async () => {
  vi.stubEnv("XDG_CONFIG_HOME", undefined);
  await configOf({}, true);
  expect(process.env.XDG_CONFIG_HOME).toBe(resolve(".wrangler/config"));
  vi.stubEnv("XDG_CONFIG_HOME", "/elsewhere");
  await configOf({}, true);
  expect(process.env.XDG_CONFIG_HOME).toBe("/elsewhere");
});

test("when Vite restarts, the admin API stays where it is, with its messages", async () => {
  onTestFinished(() => {
    running.localServers?.api?.close();
    running.localServers = undefined;
  });
  for (const name of ["PORT", "ADMIN_PORT"]) vi.stubEnv(name, "0");
  vi.stubEnv("ADMIN_API_URL", undefined);
  const start = async () => {
    const { configureServer } = localServers();
    if (typeof configureServer !== "function") throw new Error("The plugin has no configureServer().");
    const server = { config: { server: { port: 0 } }, printUrls: () => undefined };
    await configureServer.call({} as never, server as unknown as ViteDevServer);
    return process.env.ADMIN_API_URL;
  };
  const api = await start();
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ ...VALID_MESSAGE, domain_key: 3 });
  expect((await fetch(`${api}contact-us`, { method: "POST", headers, body })).status).toBe(200);
  expect(await start()).toBe(api);
  expect(await (await fetch(`${api}messages`)).json()).toMatchObject([VALID_MESSAGE]);
});
