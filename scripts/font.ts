/**
 * Cuts the site's typeface down to what it shows: node scripts/font.ts writes app/fonts/plus-jakarta-sans.woff2
 * with the characters of Latin-1, some punctuation, and the weights in use.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import subsetFont from "subset-font";

const SOURCE = "node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2";
const TARGET = "app/fonts/plus-jakarta-sans.woff2";

/** Weights of the design, lightest and heaviest. */
const WEIGHTS = { min: 400, max: 800 };

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/** ASCII and Latin-1, then dashes, quotation marks, bullet, ellipsis, euro and trade mark signs. */
const CHARACTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122`;

const font = await subsetFont(readFileSync(SOURCE), CHARACTERS, {
  targetFormat: "woff2",
  variationAxes: { wght: WEIGHTS },
});
mkdirSync(dirname(TARGET), { recursive: true });
writeFileSync(TARGET, font);
console.log(`${TARGET}: ${font.length} bytes.`);
