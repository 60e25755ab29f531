import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { confirmSamples, copySite, runScript } from "#test/copy-site.ts";

test("the content is valid once the owner has confirmed every sample", async ({ onTestFinished }) => {
  const folder = copySite();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ["test", "vitest.config.ts"]) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  confirmSamples(folder);
  // Mistakes in the content would be listed instead of the pictures that show sample values.
  const { errors } = await runScript(folder, "scripts/content/content.ts", "--check");
  expect(
    errors
      .trim()
      .split("\n")
      .filter((line) => !/Run `npm run content`\.$/.test(line)),
  ).toEqual([]);
  run("vitest run --project=content specification published-urls");
  expect(run("npm run -s samples")).not.toMatch(/^content\//m);

  function run(command: string): string {
    const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined, NO_COLOR: "1" };
    const { status, stdout, stderr } = spawnSync(command, { cwd: folder, env, shell: true, encoding: "utf8" });
    expect(status, `${command}\n${stdout}${stderr}`).toBe(0);
    return stdout;
  }
}, 600_000);
