import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import { BUILT_CONFIG } from "#scripts/deploy/preflight.ts";
import { type Measurement, measurementsOf } from "./figures.ts";

/** A busy machine takes minutes. */
const BUILD_LIMIT_MS = 600_000;
const UPLOAD_LIMIT_MS = 120_000;

const run = promisify(execFile);

/** Builds the site without caches. */
export async function buildSite(): Promise<Measurement[]> {
  for (const leftover of ["build", ".react-router", "node_modules/.vite"])
    rmSync(leftover, { recursive: true, force: true });
  const before = performance.now();
  await run("npm", ["run", "-s", "build", "--", "--logLevel", "error"], { timeout: BUILD_LIMIT_MS });
  return measurementsOf({ build: [(performance.now() - before) / 1_000] });
}

/** Reads the upload size from a dry run of Wrangler. */
export async function measureUpload(): Promise<Measurement[]> {
  const args = ["node_modules/wrangler/bin/wrangler.js", "deploy", "--dry-run", "-c", BUILT_CONFIG];
  const { stdout } = await run(process.execPath, args, { timeout: UPLOAD_LIMIT_MS });
  const size = stdout.match(/gzip: ([\d.]+)/)?.[1];
  if (!size) throw new Error(`Wrangler did not print the upload size:\n${stdout}`);
  return measurementsOf({ workerGzip: [Number(size)] });
}
