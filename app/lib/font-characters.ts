/** What each file of the typeface holds. `node scripts/font.ts` cuts the files to these, the pages' styles name them. */

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/**
 * In the file that every page asks for first: ASCII, and what the site's own texts need besides. A text with another
 * character would make its page ask for a second file: the check of the content refuses it.
 */
export const SITE_CHARACTERS = `${between(0x20, 0x7e)}\u00a0©·×–—‘’“”•…€™`;

/** Used though the typeface has neither: the hyphen that keeps its line together, and the key of Apple's keyboards. */
export const OF_OTHER_TYPEFACES = "\u2011⌘";

/** The rest of Latin-1, for what visitors type: letters with accents and a few signs. */
export const TYPED_CHARACTERS = [...between(0xa1, 0xff)].filter((it) => !SITE_CHARACTERS.includes(it)).join("");

/** Characters in ascending order as CSS's unicode-range: "U+a1-a8,U+aa". */
export function unicodeRange(characters: string): string {
  const ranges: { first: number; last: number }[] = [];
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    const range = ranges.at(-1);
    if (range?.last === code - 1) range.last = code;
    else ranges.push({ first: code, last: code });
  }
  const hex = (code: number) => code.toString(16);
  return ranges.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(",");
}
