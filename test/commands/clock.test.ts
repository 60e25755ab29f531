import { execFileSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copySite } from "#test/copy-site.ts";

const DAY = "2031-11-27T12:00:00Z";

/** Shifts the clock of a Node.js process and its child processes. */
const CLOCK = `const ahead = Date.parse("${DAY}") - Date.now();
globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [Date.now()]));
  }
  static now() {
    return super.now() + ahead;
  }
};
`;

test(`the site builds on ${DAY}`, { timeout: 300_000 }, ({ onTestFinished }) => {
  const folder = copySite();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "clock.mjs"), CLOCK);
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined, NODE_OPTIONS: `--import ${folder}/clock.mjs` };
  const run = (...args: string[]) => execFileSync("node", args, { cwd: folder, env, encoding: "utf8" });
  expect(run("-p", "new Date().toISOString()").slice(0, 10)).toBe(DAY.slice(0, 10));
  run("node_modules/vite/bin/vite.js", "build", "--logLevel", "error");
  expect(existsSync(join(folder, "build/server/index.js"))).toBe(true);
});
