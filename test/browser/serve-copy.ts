import { execFileSync, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { expect } from "@playwright/test";
import { copySite } from "../copy-site.ts";
import { freePort } from "../free-port.ts";

export interface ServedCopy {
  folder: string;
  origin: string;
  log(): string;
  /** Removes the folder too. */
  stop(): void;
}

/**
 * A copy of the site, built and served on a free port. In: what changes it in its folder before. The caller stops it.
 */
export async function serveCopy(change: (folder: string) => void): Promise<ServedCopy> {
  const folder = copySite();
  // Also when the copy does not build, or is never stopped.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  change(folder);
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
  const stop = () => {
    server.kill("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, origin, log: () => log, stop };
}
