import { execFileSync, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { expect } from "@playwright/test";
import { copySite } from "#test/copy-site.ts";
import { freePort } from "#test/free-port.ts";

export interface ServedCopy {
  folder: string;
  origin: string;
  log(): string;
  /** Removes the folder too. */
  stop(): void;
}

/**
 * Builds a copy of the site and serves it on a free port.
 * @param change Edits the copy in `folder`.
 */
export async function serveCopy(change: (folder: string) => void): Promise<ServedCopy> {
  const folder = copySite();
  // In case the build fails or nobody calls stop().
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  change(folder);
  execFileSync("react-router", ["build"], { cwd: folder, stdio: "pipe" });
  const served = await serve("wrangler", ["dev", "-c", "build/server/wrangler.json", "--inspector-port", "0"], folder);
  const stop = () => {
    served.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, ...served, stop };
}

/** Starts a server that accepts `--port`, and waits until it answers. */
export async function serve(command: string, args: string[], cwd = "."): Promise<Omit<ServedCopy, "folder">> {
  const port = await freePort();
  const env = { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" };
  const server = spawn(command, [...args, "--port", String(port)], { cwd, env });
  let log = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (text) => (log += text));
  const origin = `http://localhost:${port}`;
  const isUp = () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 90_000 }).toBe(true);
  return { origin, log: () => log, stop: () => server.kill("SIGTERM") };
}
