/** Keeps the files that are made from content/ up to date. They are committed, and so is the manifest. */
import { hash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Problem } from "./problem.ts";

const MANIFEST = "content/images/manifest.json";

/** A hash of what each file was made from, by the path of its first output. */
type Manifest = Record<string, string>;

/** A picture, a share card or an icon. */
export interface GeneratedFile {
  /** The file to name when making fails. */
  source: string;
  /** Paths of the files that `make` writes. */
  outputs: string[];
  /** Everything that decides what is drawn. */
  madeFrom: string;
  make(): Promise<void>;
}

/**
 * Makes the files that are missing or out of date, and removes those in `folders` that are no longer needed.
 * @param files all files that `folders` should have
 * @param isCheck report files that are not up to date instead of making them
 * @param isComplete all of content/ is valid, so files that no entry needs can be removed
 * @returns what could not be made, or with `isCheck` what is not up to date
 */
export async function updateFiles(
  folders: string[],
  files: GeneratedFile[],
  { isCheck, isComplete }: { isCheck: boolean; isComplete: boolean },
): Promise<Problem[]> {
  const manifest: Manifest = JSON.parse(readFileSync(MANIFEST, "utf8"));
  const stale = files.filter((file) => manifest[keyOf(file)] !== versionOf(file) || !file.outputs.every(existsSync));
  const leftovers = isComplete ? unneededFiles(folders, files, manifest) : [];
  return isCheck ? outdatedFiles(stale, leftovers) : makeFiles(stale, leftovers, manifest);
}

function keyOf({ outputs }: GeneratedFile): string {
  return outputs[0] ?? "";
}

function versionOf({ madeFrom }: GeneratedFile): string {
  return hash("sha256", madeFrom);
}

function unneededFiles(folders: string[], files: GeneratedFile[], manifest: Manifest): string[] {
  const needed = new Set(files.flatMap(({ outputs }) => outputs));
  const present = folders.flatMap((folder) => globSync(`${folder}/*`));
  // Someone may have deleted a file by hand.
  const recorded = Object.keys(manifest).filter((file) => folders.includes(dirname(file)));
  return [...new Set([...present, ...recorded])].filter((file) => !needed.has(file)).toSorted();
}

function outdatedFiles(stale: GeneratedFile[], leftovers: string[]): Problem[] {
  const outdated = stale.flatMap(({ outputs }) => outputs);
  return [
    ...outdated.map((file) => ({ file, message: existsSync(file) ? "is out of date." : "is missing." })),
    ...leftovers.map((file) => ({ file, message: "is no longer needed." })),
  ].map(({ file, message }) => ({ file, message: `${message} Run \`npm run content\`.` }));
}

async function makeFiles(stale: GeneratedFile[], leftovers: string[], manifest: Manifest): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const generated of stale) {
    const { source, outputs, make } = generated;
    try {
      for (const file of outputs) mkdirSync(dirname(file), { recursive: true });
      await make();
      manifest[keyOf(generated)] = versionOf(generated);
      for (const file of outputs) console.log(`Made ${file}`);
    } catch (error) {
      const [cause] = (error as Error).message.trim().split("\n");
      problems.push({ file: source, message: `cannot be drawn: ${cause}` });
    }
  }
  for (const file of leftovers) {
    rmSync(file, { force: true });
    delete manifest[file];
    console.log(`Removed ${file}`);
  }
  const entries = Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(MANIFEST, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  return problems;
}
