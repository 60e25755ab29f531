/** Keeps the files that are made from content/ up to date. They are committed, and so is the manifest. */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Problem } from "./problem.ts";

/** A hash of what each file was made from, by the path of its first output. */
const MANIFEST = "content/images/manifest.json";

/** A picture, a share card or an icon. */
export interface GeneratedFile {
  /** The file to name when making fails. */
  source: string;
  /** Paths of the files that `make` writes. */
  outputs: string[];
  /** Everything that decides what is drawn. */
  madeFrom: (string | Buffer)[];
  make(): Promise<void>;
}

export interface UpdateOptions {
  /** Report files that are not up to date instead of making them. */
  isCheck: boolean;
  /** All of content/ is valid, so files that no entry needs can be removed. */
  isComplete: boolean;
}

/**
 * Makes the files that are missing or out of date, and removes those in `folders` that are no longer needed.
 * @param files all files that `folders` should have
 * @returns what could not be made, or with `isCheck` what is not up to date
 */
export async function updateFiles(
  folders: string[],
  files: GeneratedFile[],
  { isCheck, isComplete }: UpdateOptions,
): Promise<Problem[]> {
  const manifest: Record<string, string> = JSON.parse(readFileSync(MANIFEST, "utf8"));
  const hashed = files.map((file) => ({ ...file, key: file.outputs[0] ?? "", hash: hashOf(file.madeFrom) }));
  const stale = hashed.filter(({ key, hash, outputs }) => manifest[key] !== hash || !outputs.every(existsSync));
  const needed = new Set(files.flatMap(({ outputs }) => outputs));
  const present = isComplete ? folders.flatMap((folder) => globSync(`${folder}/*`)).toSorted() : [];
  const leftovers = present.filter((file) => !needed.has(file));
  if (isCheck) {
    const outdated = stale.flatMap(({ outputs }) => outputs);
    return [
      ...outdated.map((file) => ({ file, message: existsSync(file) ? "is out of date." : "is missing." })),
      ...leftovers.map((file) => ({ file, message: "is no longer needed." })),
    ].map(({ file, message }) => ({ file, message: `${message} Run \`npm run content\`.` }));
  }
  const problems: Problem[] = [];
  for (const { source, outputs, key, hash, make } of stale) {
    try {
      for (const file of outputs) mkdirSync(dirname(file), { recursive: true });
      await make();
      manifest[key] = hash;
      for (const file of outputs) console.log(`Made ${file}`);
    } catch (error) {
      const [cause] = String(error instanceof Error ? error.message : error)
        .trim()
        .split("\n");
      problems.push({ file: source, message: `cannot be drawn: ${cause}` });
    }
  }
  for (const file of leftovers) {
    rmSync(file);
    delete manifest[file];
    console.log(`Removed ${file}`);
  }
  const entries = Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(MANIFEST, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  return problems;
}

function hashOf(parts: (string | Buffer)[]): string {
  const sha256 = createHash("sha256");
  for (const part of parts) sha256.update(part);
  return sha256.digest("hex");
}
