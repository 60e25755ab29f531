import { execFileSync, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { expect } from "@playwright/test";
import { copySite } from "#test/copy-site.ts";
import { freePort } from "#test/free-port.ts";

export type ServedCopy = Awaited<ReturnType<typeof serveCopy>>;

/**
 * Builds a copy of the site, with pictures and share cards, and serves it on a free port. The copy is removed at the
 * end of this process.
 *
 * @param change edits the copy in `folder`
 */
export async function serveCopy(change: (folder: string) => void) {
  const folder = copySite();
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  change(folder);
  execFileSync("node", ["scripts/content/content.ts"], { cwd: folder, stdio: "pipe" });
  execFileSync("vite", ["build"], { cwd: folder, stdio: "pipe" });
  return { folder, ...(await serve("vite", ["preview"], folder)) };
}

/** Starts a Vite command on free ports, and waits until it logs its URL. */
export async function serve(command: string, args: string[], cwd: string) {
  const env = {
    ...process.env,
    CI: "true",
    PORT: "0",
    ADMIN_PORT: String(await freePort()),
    NO_COLOR: "1",
    FORCE_COLOR: undefined,
  };
  const server = spawn(command, args, { cwd, env });
  let log = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (text) => (log += text));
  const address = () => /Local: +(http.*)\/\n/.exec(log)?.[1] ?? "";
  await expect.poll(() => address() || log, { timeout: 120_000 }).toMatch(/^http/);
  return { origin: address(), log: () => log, stop: () => server.kill("SIGTERM") };
}
