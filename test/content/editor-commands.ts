import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, type TestContext } from "vitest";
import { copySite } from "#test/copy-site.ts";

// The commands of an editor, on a copy of the site.

/** The commands take seconds, but longer on a busy machine. */
export const SLOW = { timeout: 240_000 };

export function copied({ onTestFinished }: TestContext): string {
  const folder = copySite();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

interface Result {
  code: number;
  lines: string[];
}

/** Runs a command of package.json in a copy. */
export function run(folder: string, command: "content" | "new", ...args: string[]): Promise<Result> {
  // Without npm, which takes as long to start as the command.
  const [program = "", ...script] = scripts[command].split(" ");
  const path = `${join(process.cwd(), "node_modules/.bin")}:${process.env.PATH}`;
  return new Promise((resolve) => {
    // No command may need a browser.
    const options = { cwd: folder, env: { ...process.env, PATH: path, CHROMIUM_PATH: "/no-browser" } };
    execFile(program, [...script, ...args], options, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`;
      const lines = output.split("\n").filter((line) => line.trim() !== "");
      resolve({ code: error ? Number(error.code) : 0, lines });
    });
  });
}

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<"content" | "new", string> };

export const IN_ORDER = expect.stringMatching(
  /^The content is in order; \d+ sample values to confirm: npm run samples\.$/,
);

export const counted = (count: number) =>
  expect.stringMatching(new RegExp(`^${count} problems?; \\d+ sample values to confirm: npm run samples\\.$`));
