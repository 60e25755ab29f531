import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./processes.ts";
import { SITE_CONFIG, WRANGLER } from "./servers.ts";
import type { Measurement } from "./targets.ts";

const RUNS = 3;

const LIMIT_MS = 120_000;

/** A build of many articles takes as much longer. */
const BUILD_LIMIT_MS = 600_000;

/** In: the project's folder. */
export async function buildSite(folder = "."): Promise<void> {
  await run("npm", ["run", "-s", "build"], { limitMs: BUILD_LIMIT_MS, folder });
}

export async function measureBuild(): Promise<Measurement[]> {
  const runs: number[] = [];
  for (let count = 0; count < RUNS; count++) {
    for (const leftover of ["build", ".react-router", "node_modules/.vite"])
      rmSync(leftover, { recursive: true, force: true });
    const before = performance.now();
    await buildSite();
    runs.push((performance.now() - before) / 1_000);
  }
  return [{ figure: "build", runs }];
}

/** Upload size as Wrangler counts it, without an upload. */
export async function measureUpload(): Promise<Measurement[]> {
  const output = await run(process.execPath, [WRANGLER, "deploy", "--dry-run", "-c", SITE_CONFIG], {
    limitMs: LIMIT_MS,
  });
  return [{ figure: "workerGzip", runs: [numberAfter("gzip", output)] }];
}

export async function measureStartUpProfile(): Promise<Measurement[]> {
  const profile = join(tmpdir(), `bench-start-up-${process.pid}.cpuprofile`);
  const runs: number[] = [];
  for (let count = 0; count < RUNS; count++) {
    const args = [WRANGLER, "check", "startup", "-c", SITE_CONFIG, "--outfile", profile];
    runs.push(numberAfter("Active", await run(process.execPath, args, { limitMs: LIMIT_MS })));
  }
  rmSync(profile, { force: true });
  return [{ figure: "startUpActive", runs }];
}

function numberAfter(word: string, output: string): number {
  const number = output.match(new RegExp(`${word}: ([\\d.]+)`))?.[1];
  if (!number) throw new Error(`Wrangler did not say ${word}:\n${output}`);
  return Number(number);
}
