import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SITE_CHARACTERS, WESTERN_CHARACTERS } from "#scripts/typeface.ts";

const fonts = readFileSync("app/media/fonts/fonts.css", "utf8");

/** @param pattern pattern with a group for the value of a `unicode-range` */
function charactersOf(pattern: RegExp): string[] {
  const ranges = [...fonts.matchAll(pattern)].flatMap(([, value = ""]) => value.split(","));
  return ranges.flatMap((range) => {
    const [from = 0, to = from] = (range.match(/[0-9a-f]+/g) ?? []).map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  });
}

test("the unicode-range in fonts.css lists exactly the characters of the second file", () => {
  expect(charactersOf(/accents\.woff2[^}]*unicode-range:([^;]*);/g).sort()).toEqual([...WESTERN_CHARACTERS].sort());
});

test("the typeface has every character in app/ and content/", () => {
  // The typeface lacks ⌘, which only visitors of macOS see.
  const known = new Set([...SITE_CHARACTERS, ...charactersOf(/unicode-range:([^;]*);/g), "\n", "⌘"]);
  const missing = globSync("{app,content}/**/*.{ts,tsx,md}").flatMap((file) => {
    const withoutComments = readFileSync(file, "utf8").replaceAll(/^\s*(\/\/|\/?\*).*/gm, "");
    const unknown = [...withoutComments].filter((character) => !known.has(character));
    return unknown.map((character) => `${file}: ${character}`);
  });
  expect(
    missing,
    "Browsers show these in another font. Replace them, or add those that the typeface has to scripts/typeface.ts",
  ).toEqual([]);
});
