/**
 * node scripts/art/font.ts: subsets the typeface into app/media/fonts/: one file with the characters of the site's own
 * texts, one with those that visitors may type. --check only compares.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { SITE_CHARACTERS, TYPED_CHARACTERS, unicodeRange } from "../../app/media/font-characters.ts";

const SOURCE = "node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2";
const FOLDER = "app/media/fonts";

const FILES = {
  "plus-jakarta-sans.woff2": SITE_CHARACTERS,
  "plus-jakarta-sans-accents.woff2": TYPED_CHARACTERS,
};

const WEIGHTS = { min: 400, max: 800 };

/** Features that browsers apply by default. Fractions and tabular figures would add a fifth to the file. */
const FEATURES = ["kern", "liga", "calt"];

const source = readFileSync(SOURCE);
mkdirSync(FOLDER, { recursive: true });
for (const [name, characters] of Object.entries(FILES)) {
  const file = `${FOLDER}/${name}`;
  const font = await subsetFont(source, characters, {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  });
  if (!process.argv.includes("--check")) {
    writeFileSync(file, font);
    console.log(`${file}: ${font.length} bytes.`);
  } else if (!font.equals(readFileSync(file))) {
    console.error(`${file} is not up to date: run \`npm run art\`.`);
    process.exitCode = 1;
  }
}

const range = `unicode-range: ${unicodeRange(TYPED_CHARACTERS)};`;
if (!readFileSync(`${FOLDER}/fonts.css`, "utf8").includes(range)) {
  console.error(`${FOLDER}/fonts.css has not the right \`${range}\``);
  process.exitCode = 1;
}
