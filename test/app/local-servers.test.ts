import type { ViteDevServer } from "vite";
import { expect, test, vi } from "vitest";
import { VALID_MESSAGE } from "#test/fixtures/contact-message.ts";
import { localServers } from "#vite/local-servers.ts";

/** Starts the plugin as Vite does on every start and restart. @returns the URL of the admin API */
async function start() {
  const { configureServer } = localServers();
  if (typeof configureServer !== "function") throw new Error("The plugin has no configureServer().");
  await configureServer.call({} as never, { printUrls: () => undefined } as unknown as ViteDevServer);
  return process.env.ADMIN_API_URL;
}

test("the inbox keeps its URL and messages when Vite restarts", async ({ onTestFinished }) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("ADMIN_PORT", "0");
  vi.stubEnv("ADMIN_API_URL", undefined);
  const api = await start();
  const body = JSON.stringify({ ...VALID_MESSAGE, domain_key: 3 });
  expect((await fetch(`${api}contact-us`, { method: "POST", body })).status).toBe(200);
  expect(await start()).toBe(api);
  expect(await (await fetch(`${api}messages`)).json()).toMatchObject([VALID_MESSAGE]);
});

test("npm start leaves out CLOUDFLARE_ENV, because the built configuration has no environments", async ({
  onTestFinished,
}) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("CLOUDFLARE_ENV", "queue");
  const { config } = localServers();
  if (typeof config !== "function") throw new Error("The plugin has no config().");
  const read = (isPreview: boolean) => config.call({} as never, {}, { command: "serve", mode: "test", isPreview });
  await read(false);
  expect(process.env.CLOUDFLARE_ENV).toBe("queue");
  await read(true);
  expect(process.env.CLOUDFLARE_ENV).toBeUndefined();
});
