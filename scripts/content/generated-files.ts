/** Generates files: pictures, share cards, icons and fonts. */
import { hash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { typeface } from "#scripts/typeface.ts";
import type { CompiledText } from "./article-text/compile.ts";
import { brandIcons, iconSprite } from "./icons.ts";
import { type GeneratedFile, isPicture, pictureFile } from "./pictures.ts";
import { type ContentModule, entriesOf, fieldsOf } from "./read-content.ts";
import { shareCards } from "./share-cards.ts";

/**
 * Two hashes of each file, by the path of its first output: of its inputs and generator, and of its outputs. Detects
 * changes, because modification times do not survive a git clone.
 */
const MANIFEST = "content/images/manifest.json";

/** makeFiles() deletes every other file in these folders. Hand-drawn files are in their parent folders. */
const FOLDERS = ["public/images/*/*", "public/og/*"];

/** @param modules content without mistakes (check.ts) */
export function generatedFiles(modules: ContentModule[]): GeneratedFile[] {
  const entries = entriesOf(modules);
  return [iconSprite(), ...brandIcons(entries), ...pictureFiles(modules), ...shareCards(entries), ...typeface()];
}

/** @returns each picture that entries, pages and texts show, once */
function pictureFiles(modules: ContentModule[]): GeneratedFile[] {
  const inFields = modules.flatMap(fieldsOf).flatMap(({ value }) => (isPicture(value) ? [value] : []));
  const inTexts = modules.flatMap(({ exports }) => (exports as Partial<CompiledText>).pictures ?? []);
  const shown = [...inFields, ...inTexts.map(({ name }) => ({ kind: "articles" as const, name }))];
  return [...new Map(shown.map((picture) => [`${picture.kind}/${picture.name}`, picture])).values()].map(pictureFile);
}

/** @returns the files that are missing, edited by hand, or made from other inputs or by another generator */
export function outdatedFiles(files: GeneratedFile[]): GeneratedFile[] {
  const manifest: Record<string, string> = JSON.parse(readFileSync(MANIFEST, "utf8"));
  return files.filter((file) => manifest[keyOf(file)] !== hashesOf(file));
}

/**
 * Generates the outdated files, and removes unused ones.
 *
 * @returns a line for each picture that cannot be drawn
 */
export async function makeFiles(files: GeneratedFile[]): Promise<string[]> {
  const failures = new Map<GeneratedFile, string>();
  for (const file of outdatedFiles(files)) {
    try {
      await file.make();
      for (const output of file.outputs) console.log(`Made ${output}`);
    } catch (error) {
      failures.set(file, `${file.source ?? keyOf(file)}: cannot be drawn: ${(error as Error).message.trim()}`);
    }
  }
  const needed = new Set(files.flatMap(({ outputs }) => outputs));
  for (const file of FOLDERS.flatMap((folder) => globSync(folder)).toSorted()) {
    if (needed.has(file)) continue;
    rmSync(file);
    console.log(`Removed ${file}`);
  }
  const made = files.filter((file) => !failures.has(file)).map((file) => [keyOf(file), hashesOf(file)] as const);
  const manifest = Object.fromEntries(made.toSorted(([a], [b]) => Number(a > b) - Number(a < b)));
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
  return [...failures.values()];
}

function keyOf({ outputs: [first = ""] }: GeneratedFile): string {
  return first;
}

function hashesOf({ inputs, generator, outputs }: GeneratedFile): string {
  // Without its comments, because drawing all pictures takes minutes.
  const code = readFileSync(generator, "utf8").replaceAll(/^\s*(\/\/|\/?\*).*\n/gm, "");
  const made = outputs.filter(existsSync).map((file) => readFileSync(file, "base64"));
  const parts = [[inputs, code], made];
  return parts.map((part) => hash("sha256", JSON.stringify(part)).slice(0, 16)).join(" ");
}
