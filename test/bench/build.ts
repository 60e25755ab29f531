import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
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
  await runBuild(".");
  return measurementsOf({ build: [(performance.now() - before) / 1_000] });
}

/**
 * Builds another commit with the packages of this folder.
 *
 * @returns its folder, a worktree that the caller removes
 * @throws if git knows no such commit
 */
export async function buildCommit(commit: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  await run("git", ["worktree", "add", "--detach", folder, commit]);
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  await runBuild(folder);
  return folder;
}

export async function removeWorktree(folder: string): Promise<void> {
  await run("git", ["worktree", "remove", "--force", folder]);
}

async function runBuild(folder: string): Promise<void> {
  await run("npm", ["run", "-s", "build", "--", "--logLevel", "error"], { cwd: folder, timeout: BUILD_LIMIT_MS });
}

/** Reads the upload size from a dry run of Wrangler. */
export async function measureUpload(): Promise<Measurement[]> {
  const args = ["node_modules/wrangler/bin/wrangler.js", "deploy", "--dry-run", "-c", BUILT_CONFIG];
  const { stdout } = await run(process.execPath, args, { timeout: UPLOAD_LIMIT_MS });
  const size = stdout.match(/gzip: ([\d.]+)/)?.[1];
  if (!size) throw new Error(`Wrangler did not print the upload size:\n${stdout}`);
  return measurementsOf({ workerGzip: [Number(size)] });
}
