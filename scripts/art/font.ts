/**
 * node scripts/art/font.ts: cuts the typeface to the characters in use and writes app/media/fonts/. --check only
 * compares.
 */
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { SITE_CHARACTERS, TYPEFACE, WESTERN_CHARACTERS } from "./typeface.ts";

const FILES = {
  "app/media/fonts/plus-jakarta-sans.woff2": SITE_CHARACTERS,
  "app/media/fonts/plus-jakarta-sans-accents.woff2": WESTERN_CHARACTERS,
};

for (const [file, characters] of Object.entries(FILES)) {
  const font = await subsetFont(readFileSync(TYPEFACE.latin), characters, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 800 } },
    // What browsers apply by default. Fractions and tabular figures would make the file a fifth larger.
    keepFeatures: ["kern", "liga", "calt"],
  });
  if (!process.argv.includes("--check")) {
    writeFileSync(file, font);
    console.log(`${file}: ${font.length} bytes.`);
  } else if (!font.equals(readFileSync(file))) {
    console.error(`${file} is not up to date. Run \`npm run art\`.`);
    process.exitCode = 1;
  }
}
