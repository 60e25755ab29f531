/** Keeps the files that are made from content/ up to date. They are committed, and so is the manifest. */
import { hash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Problem } from "./problem.ts";

/**
 * A hash of what each file was made from, by the path of its first output. Without it, nothing would tell that a
 * source has changed: the times of files do not survive a clone.
 */
const MANIFEST = "content/images/manifest.json";

/** Files that stand here by hand are in their parent. */
const FOLDERS = ["public/images/*/*", "public/og/*"];

/** A picture, a share card or an icon. */
export interface GeneratedFile {
  /** The file to name when making fails. */
  source: string;
  /** Paths of the files that `make` writes. */
  outputs: string[];
  /** @returns everything that decides what is drawn */
  madeFrom(): unknown[];
  make(): Promise<void>;
}

/**
 * Makes the files that are missing or out of date, one after the other, and removes those that are no longer needed.
 * @param files all files that there should be; a later one may show an earlier one
 * @param isCheck report files that are not up to date instead
 * @returns what could not be made, or with `isCheck` what is not up to date
 */
export async function updateFiles(files: GeneratedFile[], isCheck: boolean): Promise<Problem[]> {
  const before: Record<string, string> = JSON.parse(readFileSync(MANIFEST, "utf8"));
  const manifest: typeof before = {};
  const problems: Problem[] = [];
  for (const { source, outputs, madeFrom, make } of files) {
    const [key = source] = outputs;
    try {
      const version = hash("sha256", JSON.stringify(madeFrom()));
      const isFresh = before[key] === version && outputs.every((file) => existsSync(file));
      if (!isFresh && isCheck) problems.push(...outputs.map((file) => outdated(file, "is missing or out of date")));
      else if (!isFresh) {
        for (const file of outputs) mkdirSync(dirname(file), { recursive: true });
        await make();
        for (const file of outputs) console.log(`Made ${file}`);
      }
      manifest[key] = version;
    } catch (error) {
      const [cause] = (error as Error).message.trim().split("\n");
      problems.push({ file: source, message: `cannot be drawn: ${cause}` });
    }
  }
  const needed = new Set(files.flatMap(({ outputs }) => outputs));
  const leftover = FOLDERS.flatMap((folder) => globSync(folder)).filter((file) => !needed.has(file));
  if (isCheck) return [...problems, ...leftover.map((file) => outdated(file, "is no longer needed"))];
  for (const file of problems.length > 0 ? [] : leftover.toSorted()) {
    rmSync(file);
    console.log(`Removed ${file}`);
  }
  writeFileSync(MANIFEST, `${JSON.stringify(Object.fromEntries(Object.entries(manifest).toSorted()), null, 2)}\n`);
  return problems;
}

function outdated(file: string, message: string): Problem {
  return { file, message: `${message}. Run \`npm run content\`.` };
}
