/**
 * The date of an article for machines. In: the text form of the content, "March 14, 2024". Out: "2024-03-14".
 * Throws a RangeError when the text is no date.
 */
export function isoDate(text: string): string {
  return new Date(`${text} UTC`).toISOString().slice(0, 10);
}
