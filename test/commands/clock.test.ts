import { execFileSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copySite } from "#test/copy-site.ts";

/** Moves the clock of a Node process and of all that it starts. */
const CLOCK = `const ahead = Date.parse(process.env.CLOCK) - Date.now();
globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [Date.now()]));
  }
  static now() {
    return super.now() + ahead;
  }
};
`;

test.for(["2028-02-29T18:59:59Z", "2031-11-27T12:00:00Z"])(
  "the check passes and the site builds at %s",
  { timeout: 300_000 },
  (moment, { onTestFinished }) => {
    const folder = copySite();
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, "clock.mjs"), CLOCK);
    const env = {
      ...process.env,
      NODE_ENV: undefined,
      VITEST: undefined,
      CLOCK: moment,
      NODE_OPTIONS: `--import ${join(folder, "clock.mjs")}`,
    };
    const run = (...args: string[]) => execFileSync("node", args, { cwd: folder, env, encoding: "utf8" });
    expect(run("-p", "new Date().toISOString()").slice(0, 16)).toBe(moment.slice(0, 16));
    expect(run("scripts/content/content.ts", "--quick")).toContain("0 errors, ");
    run("node_modules/vite/bin/vite.js", "build", "--logLevel", "error");
    expect(existsSync(join(folder, "build/server/index.js"))).toBe(true);
  },
);
