import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { unstable_startWorker as startWorker } from "wrangler";
import { freePort } from "../free-port.ts";
import type { Measurement } from "./figures.ts";

/** What the build leaves for Wrangler, in the project's folder. */
export const BUILT_CONFIG = "build/server/wrangler.json";

/** A build of many articles takes minutes. */
const BUILD_LIMIT_MS = 600_000;
const UPLOAD_LIMIT_MS = 120_000;

const run = promisify(execFile);

/** @param project Its folder. */
export async function buildSite(project = "."): Promise<Measurement[]> {
  for (const leftover of ["build", ".react-router", "node_modules/.vite"])
    rmSync(join(project, leftover), { recursive: true, force: true });
  const before = performance.now();
  await run("npm", ["run", "-s", "build", "--", "--logLevel", "error"], { timeout: BUILD_LIMIT_MS, cwd: project });
  return [{ figure: "build", runs: [(performance.now() - before) / 1_000] }];
}

/** Upload size as Wrangler counts it, without an upload. */
export async function measureUpload(project = "."): Promise<Measurement[]> {
  const args = ["node_modules/wrangler/bin/wrangler.js", "deploy", "--dry-run", "-c", join(project, BUILT_CONFIG)];
  const { stdout } = await run(process.execPath, args, { timeout: UPLOAD_LIMIT_MS });
  const size = stdout.match(/gzip: ([\d.]+)/)?.[1];
  if (!size) throw new Error(`Wrangler did not say the size:\n${stdout}`);
  return [{ figure: "workerGzip", runs: [Number(size)] }];
}

/** Serves the built site as `npm start` does. */
export async function serveSite(project = "."): Promise<{ origin: string; stop(): Promise<void> }> {
  const port = await freePort();
  const site = await startWorker({
    config: join(project, BUILT_CONFIG),
    dev: { server: { port }, persist: false, inspector: false, watch: false, logLevel: "error" },
  });
  await site.ready;
  return { origin: `http://localhost:${port}`, stop: () => site.dispose() };
}
