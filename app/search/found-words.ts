/** The longest summary of a page, which a result shows whole. */
const EXCERPT_LENGTH = 160;

/** How much of the text stands before the first word that was found. */
const LEAD_LENGTH = 50;

/** Letters with their marks and invisible signs, digits, and the signs that tell "C", "C++" and "C#" apart. */
const WORD =
  /((?:[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Cf}]*)?\p{L}[+#]+(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Cf}]*)/u;

/** Without soft hyphens, joiners and the like, which readers do not see and may not type. */
function plain(word: string): string {
  return word
    .replaceAll(/\p{Cf}/gu, "")
    .normalize()
    .toLowerCase();
}

/** @returns the words of a text in lowercase, as the search compares them */
export function wordsOf(text: string): string[] {
  return text
    .split(WORD)
    .filter((_, index) => index % 2 === 1)
    .map(plain);
}

/**
 * @param words as `wordsOf` returns them
 * @returns the parts of `text`, of which every second one is one of the `words`
 */
export function splitAtWords(text: string, words: string[]): string[] {
  const parts = [""];
  for (const [index, part] of text.split(WORD).entries()) {
    if (index % 2 === 1 && words.includes(plain(part))) parts.push(part, "");
    else parts[parts.length - 1] += part;
  }
  return parts;
}

/** @returns the part of `text` around the first of the `words`, or its beginning without any of them */
export function excerptAround(text: string, words: string[]): string {
  const parts = splitAtWords(text, words);
  const lead = parts.length === 1 ? 0 : (parts[0]?.length ?? 0);
  const start = lead <= LEAD_LENGTH ? 0 : text.indexOf(" ", lead - LEAD_LENGTH) + 1;
  const rest = text.slice(start);
  const shown = rest.length <= EXCERPT_LENGTH ? rest : cutBetweenWords(rest);
  return `${start > 0 ? "… " : ""}${shown}${shown.length < rest.length ? " …" : ""}`;
}

/** Leaves out the first word of a sentence when there is room for no other. */
function cutBetweenWords(text: string): string {
  return text.slice(0, text.lastIndexOf(" ", EXCERPT_LENGTH)).replace(/(?<=[.!?]["”’)]*) \S+$/, "");
}
