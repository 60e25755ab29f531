/** About three lines of a result on a phone, which shows all of it. */
const EXCERPT_LENGTH = 120;

/** How much of the text stands before the first word that was found. */
const LEAD_LENGTH = 50;

/** Letters with their marks, digits, and the signs that tell "C", "C++" and "C#" apart. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?<=\p{L})[+#]+(?![\p{L}\p{N}]))?/gu;

/** Soft hyphens, zero-width spaces, joiners and the like, which readers do not see and do not type. */
const INVISIBLE = "\\p{Default_Ignorable_Code_Point}";

/** @returns the words of a text in lowercase, as the search compares them */
export function wordsOf(text: string): string[] {
  const visible = text.replaceAll(new RegExp(INVISIBLE, "gu"), "").normalize();
  return visible.toLowerCase().match(WORD) ?? [];
}

/**
 * @param words as `wordsOf` returns them
 * @returns the parts of `text`, of which every second one is one of the `words`, in any case
 */
export function splitAtWords(text: string, words: string[]): string[] {
  if (words.length === 0) return [text];
  // The first that fits wins: "c++" before "c".
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const patterns = longestFirst.map((word) => [...word].map(escaped).join(`${INVISIBLE}*`));
  const pattern = `(?<![\\p{L}\\p{M}\\p{N}])(${patterns.join("|")})(?![\\p{L}\\p{M}\\p{N}])`;
  return text.normalize().split(new RegExp(pattern, "giu"));
}

/** `RegExp.escape` is too new. */
function escaped(sign: string): string {
  return sign.replace(/[$()*+.?[\\\]^{|}/]/, "\\$&");
}

/** @returns the part of `text` around the first of the `words`, or its beginning without any of them */
export function excerptAround(text: string, words: string[]): string {
  const parts = splitAtWords(text, words);
  const lead = parts.length === 1 ? 0 : (parts[0]?.length ?? 0);
  const whole = parts.join("");
  const start = lead <= LEAD_LENGTH ? 0 : whole.indexOf(" ", lead - LEAD_LENGTH) + 1;
  const rest = whole.slice(start).replace(/^· /, "");
  const end = rest.length <= EXCERPT_LENGTH ? rest.length : rest.lastIndexOf(" ", EXCERPT_LENGTH);
  return `${start > 0 ? "… " : ""}${rest.slice(0, end)}${end < rest.length ? " …" : ""}`;
}
