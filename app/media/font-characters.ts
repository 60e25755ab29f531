/** What each file of the typeface holds. `node scripts/art/font.ts` cuts the files to these, the pages' styles name them. */

/**
 * In the file that every page asks for first: ASCII, and what the site's own texts need besides. A text with another
 * character would make its page ask for a second file: the check of the content refuses it.
 */
export const SITE_CHARACTERS =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u00a0©·×–—‘’“”•…€™";

/** Used though the typeface does not have it: the key of Apple's keyboards. */
export const OF_OTHER_TYPEFACES = "⌘";

/** The rest of Latin-1, for what visitors type: letters with accents and a few signs. */
export function typedCharacters(): string {
  const latin1 = Array.from({ length: 0xff - 0xa0 }, (_, index) => String.fromCodePoint(0xa1 + index));
  return latin1.filter((character) => !SITE_CHARACTERS.includes(character)).join("");
}

/** Characters in ascending order as CSS's unicode-range: "U+a1-a8, U+aa". */
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
