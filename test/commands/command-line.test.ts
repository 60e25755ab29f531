import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import packageJson from "#package.json" with { type: "json" };

const ours = Object.entries(packageJson.scripts).filter(([, script]) => /^node \S+$/.test(script));

test.for(ours)("npm run %s shows its usage, and answers a mistake with a sentence before it", ([name, script]) => {
  for (const [written, sentence, expected] of [
    ["--help", /^/, 0],
    ["--no-such-option", /^\n {2}Unknown option '--no-such-option'\.\n\n/, 1],
    ["--help=", /^\n {2}Option '--help' does not take an argument\.\n\n/, 1],
    ["one word too many", /^\n {2}(Unexpected argument '(one|word)'\.\n\n|Say what is new\. )/, 1],
  ] as const) {
    const { status, stdout, stderr } = spawnSync(`${script} ${written}`, { shell: true, encoding: "utf8" });
    const [said, silent] = expected === 0 ? [stdout, stderr] : [stderr, stdout];
    expect(said).toMatch(sentence);
    expect(said).toContain(`npm run ${name}`);
    expect(said).not.toContain("    at ");
    expect([status, silent]).toEqual([expected, ""]);
  }
});
