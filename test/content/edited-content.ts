/** A copy of content/, with the entries of invented-entries.ts, for tests that break it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { problemText } from "#scripts/content/problem.ts";
import { readContent } from "#scripts/content/read-content.ts";
import { ruleProblems } from "#scripts/content/rules.ts";
import { addInventedEntries } from "#test/invented-entries.ts";

/** `after` replaces the first match of `before` in a copy of the file. */
export type Edit = [file: string, before: string | RegExp, after: string];

/** One copy for all cases, because unchanged files need no second reading. */
export let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", join(root, "content"), { recursive: true });
  cpSync("public", join(root, "public"), { recursive: true });
  cpSync("package.json", join(root, "package.json"));
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  addInventedEntries(root);
});

/** The files that a test has edited, as they were. */
const originals = new Map<string, string>();

// Not by printed(), which may go on after its test ran out of time.
afterEach(() => {
  for (const [file, source] of originals) writeFileSync(join(root, file), source);
  originals.clear();
});

afterAll(() => rmSync(root, { recursive: true }));

/**
 * @param edits Applied to the copy.
 * @returns The printed lines, without the numbers of lines, which depend on the rest of the file.
 */
export async function printed(edits: Edit[]): Promise<string[]> {
  for (const [file, before, after] of edits) {
    const source = readFileSync(join(root, file), "utf8");
    expect(source).toMatch(before);
    if (!originals.has(file)) originals.set(file, source);
    writeFileSync(join(root, file), source.replace(before, after));
  }
  const content = await readContent(root);
  return problemText([...content.problems, ...(await ruleProblems(content, root))], root)
    .replaceAll(/^(\S+\.ts|\S+_redirects):\d+:/gm, "$1:")
    .split("\n")
    .filter(Boolean);
}
