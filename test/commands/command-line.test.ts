import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import packageJson from "#package.json" with { type: "json" };

const ours = Object.entries(packageJson.scripts).filter(([, script]) => script.startsWith("node "));

test.for(ours)("npm run %s answers a mistyped option with a sentence and its usage", ([name, script]) => {
  for (const [option, sentence] of [
    ["--no-such-option", "Unknown option '--no-such-option'."],
    ["--help=", "Option '--help' does not take an argument."],
  ] as const) {
    const { status, stdout, stderr } = spawnSync(`${script} ${option}`, { shell: true, encoding: "utf8" });
    expect(stderr).toContain(`\n  ${sentence}\n\n`);
    expect(stderr).toContain(`npm run ${name}`);
    expect(stderr).not.toContain("    at ");
    expect([status, stdout]).toEqual([1, ""]);
  }
});
