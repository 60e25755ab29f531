// The characters of two font files (fonts/fonts.css). Run `npm run art` after a change.

/** In the file that every page loads. */
export const SITE_CHARACTERS =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u00a0©·×–—‘’“”•…€™";

/** The rest of Latin-1 and other signs of Western European languages. */
export const WESTERN_CHARACTERS = Array.from({ length: 0xff - 0xa0 }, (_, index) => String.fromCodePoint(0xa1 + index))
  .filter((character) => !SITE_CHARACTERS.includes(character))
  .concat([..."ıŒœ‚„‹›′″−↑↓"])
  .join("");
