/**
 * Characters that nobody sees: joiners, marks of direction, variation selectors, tags, fillers (Unicode,
 * Default_Ignorable_Code_Point), annotation anchors, the blank Braille pattern, C1 controls.
 */
const UNSEEN = /[\p{DI}\uFFF9-\uFFFB\u2800\x7F-\x9F]/gu;

/** @returns the text without what nobody sees, and without white space at its ends */
export function visibleText(text: string): string {
  return text.replace(UNSEEN, "").trim();
}
