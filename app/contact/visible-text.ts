/**
 * Invisible characters: joiners, direction marks, variation selectors, tags and fillers (Unicode,
 * Default_Ignorable_Code_Point), annotation anchors, the blank Braille pattern, control characters except white space.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters
const INVISIBLE = /[\p{DI}\uFFF9-\uFFFB\u2800\0-\x08\x0E-\x1F\x7F-\x9F]/gu;

/** @returns the trimmed text without invisible characters */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, "").trim();
}

/** @returns the email address in half-width letters. Japanese keyboards type "ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ" */
export function normalizeEmail(text: string): string {
  return visibleText(text.normalize("NFKC"));
}
