import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { BUILT_CONFIG } from "#scripts/deploy/preflight.ts";
import { newerThanBuild } from "#test/require-build.ts";

/** A folder whose files have been changed at these times, in seconds. */
function folderOf(files: Record<string, number>): string {
  const folder = mkdtempSync(join(tmpdir(), "built-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, time] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, "");
    utimesSync(path, time, time);
  }
  return folder;
}

test("tests of the built site do not run without a build, or with one that is older than a source", () => {
  expect(newerThanBuild(folderOf({ "workers/app.ts": 1 }))).toContain("not built");
  expect(newerThanBuild(folderOf({ [BUILT_CONFIG]: 2, "workers/app.ts": 1, "test/a.test.ts": 3 }))).toBeUndefined();
  expect(newerThanBuild(folderOf({ [BUILT_CONFIG]: 2, "workers/app.ts": 3 }))).toBe(
    "The build is older than workers/app.ts: run `npm run build`.",
  );
});
