import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { confirmSamples, copySite } from "#test/copy-site.ts";

test("once the owner has confirmed every sample, the check and the tests of the content pass", ({ onTestFinished }) => {
  const folder = copySite();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = ["vitest.config.ts", "playwright.config.ts", "biome.json", "knip.json"];
  for (const part of ["test", ".gitignore", ...files]) cpSync(part, join(folder, part), { recursive: true });
  confirmSamples(folder);
  for (const command of [
    "npm run format",
    "npm run content",
    "npm run typecheck",
    "biome check --error-on-warnings .",
    "knip",
    "node scripts/content/content.ts --check",
    "vitest run test/content/specification.test.ts test/content/check.test.ts",
  ]) {
    const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined, NO_COLOR: "1" };
    const { status, stdout, stderr } = spawnSync(command, { cwd: folder, env, shell: true, encoding: "utf8" });
    expect(status, `${command}\n${stdout}${stderr}`).toBe(0);
    if (command.endsWith("--check")) expect(stdout).toContain("; 0 samples to confirm");
  }
}, 600_000);
