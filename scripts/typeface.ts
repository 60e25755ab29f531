/** Cuts the variable typeface to the two files of app/media/fonts/: `npm run typeface`, after a change of this file. */
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const LATIN = "node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2";

/** In the file that every page loads. */
export const SITE_CHARACTERS =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u00a0©°·×–—‘’“”…";

/**
 * The rest of Latin-1 and other characters of Western European languages, except the bullet, for which lists would load
 * this file. The `unicode-range` in fonts.css repeats them.
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
    // The features that browsers apply by default. Fractions and tabular figures would make the file a fifth larger.
    keepFeatures: ["kern", "liga", "calt"],
    // Copyright, license and its address, which the license asks to keep.
    preserveNameIds: [0, 13, 14],
  });
  writeFileSync(file, font);
  console.log(`Made ${file}`);
}
