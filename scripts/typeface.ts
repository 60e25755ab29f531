/** Subsets the typeface into the two files of app/media/fonts/. */
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import type { GeneratedFile } from "./content/pictures.ts";

const LATIN = "node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2";

/** Characters of the file that every page loads. */
export const SITE_CHARACTERS =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u00a0©°·×–—‘’“”…";

/**
 * Other characters of Latin-1 and of Western European languages. The bullet is left out, because every page with a list
 * would load this file for it. `unicode-range` in fonts.css repeats these characters.
 */
export const WESTERN_CHARACTERS = Array.from({ length: 0xff - 0xa0 }, (_, index) => String.fromCodePoint(0xa1 + index))
  .filter((character) => !SITE_CHARACTERS.includes(character))
  .concat([..."ıŒœ‚„‹›′″−↑↓€™"])
  .join("");

export function typeface(): GeneratedFile[] {
  return [
    { file: "app/media/fonts/plus-jakarta-sans.woff2", characters: SITE_CHARACTERS },
    { file: "app/media/fonts/plus-jakarta-sans-accents.woff2", characters: WESTERN_CHARACTERS },
  ].map(({ file, characters }) => ({
    generator: import.meta.filename,
    outputs: [file],
    // The inputs leave out the font, because a new version of its package must not fail a build.
    inputs: [],
    make: () => subset(file, characters),
  }));
}

async function subset(file: string, characters: string): Promise<void> {
  const font = await subsetFont(readFileSync(LATIN), characters, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 800 } },
    // Features that browsers apply by default. Fractions and tabular figures would enlarge the file by a fifth.
    keepFeatures: ["kern", "liga", "calt"],
    // Copyright, license and license URL, which the license requires.
    preserveNameIds: [0, 13, 14],
  });
  writeFileSync(file, font);
}
