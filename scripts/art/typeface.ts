const FILES = "node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans";

/** Files of the variable typeface. The site's fonts are cut from `latin`, and the share cards are drawn with all. */
export const TYPEFACE = {
  latin: `${FILES}-latin-wght-normal.woff2`,
  latinExtended: `${FILES}-latin-ext-wght-normal.woff2`,
  vietnamese: `${FILES}-vietnamese-wght-normal.woff2`,
};
