/** Subsets the typeface into the two files of app/media/fonts/. Run `npm run typeface` after changing this file. */
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

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

if (import.meta.main) {
  await subset("app/media/fonts/plus-jakarta-sans.woff2", SITE_CHARACTERS);
  await subset("app/media/fonts/plus-jakarta-sans-accents.woff2", WESTERN_CHARACTERS);
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
  console.log(`Made ${file}`);
}
