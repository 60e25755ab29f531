/** In the font file that every page loads (scripts/art/font.ts cuts it). */
export const SITE_CHARACTERS =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u00a0©·×–—‘’“”•…€™";

/** The Command key symbol, which the font lacks. */
export const OF_OTHER_TYPEFACES = "⌘";

/** The rest of Latin-1, in a file that only pages with one of these load. */
export const TYPED_CHARACTERS = Array.from({ length: 0xff - 0xa0 }, (_, index) => String.fromCodePoint(0xa1 + index))
  .filter((character) => !SITE_CHARACTERS.includes(character))
  .join("");

const SHOWN = Array.from(
  SITE_CHARACTERS + OF_OTHER_TYPEFACES + TYPED_CHARACTERS,
  (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
);

/** One regular expression, as all letters of all texts are tested. */
const NOT_SHOWN = new RegExp(`[^\\n${SHOWN.join("")}]`, "gu");

/**
 * The characters of a text that our own typeface does not show, neither in its first file nor in the one with accents
 * that a page loads when it needs it. Line breaks count as shown.
 */
export function charactersNotShown(text: string): string[] {
  return [...new Set(text.match(NOT_SHOWN))];
}

/** CSS unicode-range of ascending characters: "U+a1-a8, U+aa". */
export function unicodeRange(characters: string): string {
  const ranges: { first: number; last: number }[] = [];
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    const range = ranges.at(-1);
    if (range?.last === code - 1) range.last = code;
    else ranges.push({ first: code, last: code });
  }
  const hex = (code: number) => code.toString(16);
  return ranges.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(", ");
}
