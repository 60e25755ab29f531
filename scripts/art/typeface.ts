import { readFileSync } from "node:fs";
import subsetFont from "subset-font";

const FILES = "node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans";

/** Files of the variable typeface. The site's fonts are cut from `latin`, and the share cards are drawn with all. */
export const TYPEFACE = {
  latin: `${FILES}-latin-wght-normal.woff2`,
  latinExtended: `${FILES}-latin-ext-wght-normal.woff2`,
  vietnamese: `${FILES}-vietnamese-wght-normal.woff2`,
};

// The characters of the two font files that are cut (app/media/fonts/fonts.css). Run `npm run art` after a change.

/** In the file that every page loads. */
export const SITE_CHARACTERS =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u00a0©°·×–—‘’“”…";

/** The rest of Latin-1 and other signs of Western European languages. Not the bullet, which lists would load. */
export const WESTERN_CHARACTERS = Array.from({ length: 0xff - 0xa0 }, (_, index) => String.fromCodePoint(0xa1 + index))
  .filter((character) => !SITE_CHARACTERS.includes(character))
  .concat([..."ıŒœ‚„‹›′″−↑↓€™"])
  .join("");

/** satori cannot read variable fonts, so each weight is cut out of each file. It leaves a gap for unknown letters. */
export function cutFonts<Weight extends 400 | 600 | 700 | 800>(weights: Weight[]) {
  const options = { targetFormat: "truetype", keepAllGlyphs: true } as const;
  const cuts = Object.entries(TYPEFACE).flatMap(([name, file]) => weights.map((weight) => ({ name, file, weight })));
  return Promise.all(
    cuts.map(async ({ name, file, weight }) => {
      const data = await subsetFont(readFileSync(file), undefined, { ...options, variationAxes: { wght: weight } });
      return { name, weight, data };
    }),
  );
}
