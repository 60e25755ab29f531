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
