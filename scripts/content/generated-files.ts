/** Generates files from content/: pictures, share cards and icons. */
import { hash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import tabler from "@iconify-json/tabler/icons.json" with { type: "json" };
import * as simpleIcons from "simple-icons";
import { colors } from "#app/colors.ts";
import type { Entries } from "#app/entries/entries.ts";
import { brandIconUrl } from "#app/media/brand-icon-url.ts";
import { ICONS } from "#content/icons.ts";
import type { CompiledText } from "./article-text/compile.ts";
import { type GeneratedFile, isPicture, pictureFile } from "./pictures.ts";
import { type ContentModule, entriesOf, fieldsOf } from "./read-content.ts";
import { shareCards } from "./share-cards.ts";

/**
 * Hashes of the inputs of each file, by the path of its first output. Detects changed sources, because modification
 * times do not survive a git clone.
 */
const MANIFEST = "content/images/manifest.json";

/** makeFiles() deletes every other file in these folders. Hand-drawn files are in their parent folders. */
const FOLDERS = ["public/images/*/*", "public/og/*"];

/** @param modules content without mistakes (check.ts) */
export function generatedFiles(modules: ContentModule[]): GeneratedFile[] {
  const entries = entriesOf(modules);
  return [iconSprite(), ...brandIcons(entries), ...pictureFiles(modules), ...shareCards(entries)];
}

/** @returns each picture that entries, pages and texts show, once */
function pictureFiles(modules: ContentModule[]): GeneratedFile[] {
  const inFields = modules.flatMap(fieldsOf).flatMap(({ value }) => (isPicture(value) ? [value] : []));
  const inTexts = modules.flatMap(({ exports }) => (exports as Partial<CompiledText>).pictures ?? []);
  const shown = [...inFields, ...inTexts.map(({ name }) => ({ kind: "articles" as const, name }))];
  return [...new Map(shown.map((picture) => [`${picture.kind}/${picture.name}`, picture])).values()].map(pictureFile);
}

/** Draws the interface's icons into one file, with a group for each. */
function iconSprite(): GeneratedFile {
  const file = "app/media/icons.svg";
  const group = (name: string) => {
    const { body } = tabler.icons[name as keyof typeof tabler.icons] ?? {};
    if (body === undefined) throw new Error(`https://tabler.io/icons has no icon "${name}".`);
    // app.css sets the stroke width in px for every icon size, so the shapes need `vector-effect`, which is not
    // inherited.
    const shapes = body
      .replaceAll(' stroke-width="2"', "")
      .replaceAll(/<(?=[^g/])\w+/g, '$& vector-effect="non-scaling-stroke"');
    return `<g id="${name}">${shapes}</g>`;
  };
  const draw = () => `<svg xmlns="http://www.w3.org/2000/svg">\n${ICONS.map(group).join("\n")}\n</svg>\n`;
  // The inputs leave out the drawings, because a new version of Tabler Icons must not fail a build.
  return {
    source: "content/icons.ts",
    outputs: [file],
    inputs: [ICONS],
    make: async () => writeFileSync(file, draw()),
  };
}

/** `viewBox` values that show the first letter of a wordmark, which as a whole would be a few pixels high. */
const FIRST_LETTERS: Record<string, string> = { odoo: "-.1 9.9 6 6", woo: "-.1 6.4 11.2 11.2" };

function brandIcons({ services }: Entries): GeneratedFile[] {
  const named = new Set(services.flatMap(({ detail }) => detail.technologies.map(({ icon }) => icon)));
  const icons = Object.values(simpleIcons).filter(({ slug }) => named.has(slug));
  return icons.map(({ slug, path }) => {
    const file = `public${brandIconUrl(slug)}`;
    // service.css inverts the color in the dark theme.
    const shape = `<path d="${path}"/>`;
    const viewBox = FIRST_LETTERS[slug] ?? "0 0 24 24";
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="${colors.ink.light}">${shape}</svg>\n`;
    // The inputs leave out the path, because a new version of simple-icons must not mark all icons as out of date.
    return { outputs: [file], inputs: [slug, viewBox, colors.ink.light], make: async () => writeFileSync(file, svg) };
  });
}

/** @returns the files that are missing or have changed inputs */
export function outdatedFiles(files: GeneratedFile[]): GeneratedFile[] {
  const manifest: Record<string, string> = JSON.parse(readFileSync(MANIFEST, "utf8"));
  return files.filter((file) => manifest[keyOf(file)] !== inputHash(file) || !file.outputs.every(existsSync));
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
  const made = files.filter((file) => !failures.has(file)).map((file) => [keyOf(file), inputHash(file)] as const);
  const manifest = Object.fromEntries(made.toSorted(([a], [b]) => Number(a > b) - Number(a < b)));
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
  return [...failures.values()];
}

function keyOf({ outputs: [first = ""] }: GeneratedFile): string {
  return first;
}

function inputHash({ inputs }: GeneratedFile): string {
  return hash("sha256", JSON.stringify(inputs));
}
