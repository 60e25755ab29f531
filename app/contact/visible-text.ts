/**
 * Characters that nobody sees: joiners, marks of direction, variation selectors, tags, fillers (Unicode,
 * Default_Ignorable_Code_Point), annotation anchors, the blank Braille pattern, controls that are no white space.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters
const UNSEEN = /[\p{DI}\uFFF9-\uFFFB\u2800\0-\x08\x0E-\x1F\x7F-\x9F]/gu;

/** @returns the text without what nobody sees, and without white space at its ends */
export function visibleText(text: string): string {
  return text.replace(UNSEEN, "").trim();
}

/** @returns the address in the usual letters: a keyboard for Japanese writes "ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ" */
export function normalizeEmail(text: string): string {
  return visibleText(text.normalize("NFKC"));
}
