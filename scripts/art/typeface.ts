/** The file of the variable typeface, from which the site's fonts are cut and the share cards are drawn. */
export const TYPEFACE =
  "node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2";
