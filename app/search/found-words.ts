/** About two lines of a result on a phone. */
const EXCERPT_LENGTH = 160;

/** How much of the text stands before the first word that was found. */
const LEAD_LENGTH = 50;

/** @returns the parts of `text`, of which every second one is one of the `words`, in any case */
export function splitAtWords(text: string, words: string[]): string[] {
  if (words.length === 0) return [text];
  // The words have only letters and digits (search.ts).
  return text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join("|")})(?![\\p{L}\\p{N}])`, "giu"));
}

/** @returns the part of `text` around the first of the `words` */
export function excerptAround(text: string, words: string[]): string {
  const [before = ""] = splitAtWords(text, words);
  const start = before.length <= LEAD_LENGTH ? 0 : text.indexOf(" ", before.length - LEAD_LENGTH) + 1;
  const rest = text.slice(start).replace(/^· /, "");
  const end = rest.length <= EXCERPT_LENGTH ? rest.length : rest.lastIndexOf(" ", EXCERPT_LENGTH);
  return `${start > 0 ? "… " : ""}${rest.slice(0, end)}${end < rest.length ? " …" : ""}`;
}
