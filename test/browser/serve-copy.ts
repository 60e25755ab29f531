import { execFileSync, spawn } from "node:child_process";
import { type AddressInfo, createServer } from "node:net";
import { expect } from "@playwright/test";

export interface ServedCopy {
  origin: string;
  log(): string;
  stop(): void;
}

/** Builds a folder of copySite() and serves the bundle on a free port. The caller stops it. */
export async function serveCopy(folder: string): Promise<ServedCopy> {
  const port = await freePort();
  let log = "";
  execFileSync("react-router", ["build"], { cwd: folder, stdio: "pipe" });
  const server = spawn(
    "wrangler",
    ["dev", "-c", "build/server/wrangler.json", "--port", String(port), "--inspector-port", "0"],
    { cwd: folder, env: { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" } },
  );
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (text) => (log += text));
  const origin = `http://localhost:${port}`;
  await expect.poll(() => log, { timeout: 60_000 }).toContain("Ready on");
  const status = () =>
    fetch(origin).then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
  return { origin, log: () => log, stop: () => server.kill("SIGTERM") };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
