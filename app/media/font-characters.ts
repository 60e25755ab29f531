/** The characters of the font file that every page loads. Run `npm run art` after a change. */
export const SITE_CHARACTERS =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u00a0©·×–—‘’“”•…€™";

/** The Command key symbol, which the typeface lacks. */
export const OF_OTHER_TYPEFACES = "⌘";

/** The rest of Latin-1, in a font file that a page loads only when it shows one of them. */
export const TYPED_CHARACTERS = Array.from({ length: 0xff - 0xa0 }, (_, index) => String.fromCodePoint(0xa1 + index))
  .filter((character) => !SITE_CHARACTERS.includes(character))
  .join("");

const SHOWN = new Set(`\n${SITE_CHARACTERS}${OF_OTHER_TYPEFACES}${TYPED_CHARACTERS}`);

/** @returns the characters of `text` that the site's fonts lack, each once */
export function charactersNotShown(text: string): string[] {
  return [...new Set(text)].filter((character) => !SHOWN.has(character));
}
