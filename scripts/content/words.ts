/** A mark in capitals, unless it is quoted as a word, and "todo:" where a line, cell, bold word or sentence begins. */
const UNFINISHED = /(?<!["“‘'])\b(TODO|FIXME|TBD|XXX+)\b|(?<![\p{L}\p{N},;"“‘'] ?)[Tt]odo:|[Ll]orem ipsum dolor/u;

/**
 * Soft hyphens and zero-width spaces, controls but line breaks, lone surrogates, private use, noncharacters, line
 * separators, and marks that reverse the direction of what follows. Joiners and isolates are no part of it, because some
 * scripts need them.
 */
const INVISIBLE =
  /(?![\n\r])[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u00ad\u200b\u2060\ufeff\u202a-\u202e]/u;

/** @returns what shows that a text is not finished, or undefined */
export function unfinishedIn(text: string): string | undefined {
  return UNFINISHED.exec(text)?.[0];
}

/** @returns a sentence on a sign that nobody sees, or undefined */
export function invisibleIn(text: string): string | undefined {
  const [sign] = INVISIBLE.exec(text) ?? [];
  if (sign === "\t") return "has a tab.";
  const code = sign?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return code && `has U+${code}, which nobody sees: delete it.`;
}
