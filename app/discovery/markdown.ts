/** Plain text as Markdown (CommonMark): what would be markup is escaped. */
export function markdownText(text: string): string {
  return (
    text
      .replace(/[\\`*_[\]<>]/g, "\\$&")
      // What makes a heading, a list or a rule at the start of a line.
      .replace(/^(\s*)([#+-])(?=\s|$|-)/gm, "$1\\$2")
      .replace(/^(\s*\d+)([.)])(?=\s|$)/gm, "$1\\$2")
  );
}

/** A link. In: its text, plain, and its address. */
export function markdownLink(text: string, address: string): string {
  return `[${markdownText(text)}](${address})`;
}

/** A heading of level 1 to 6. */
export function markdownHeading(level: number, text: string): string {
  return `${"#".repeat(level)} ${markdownText(text)}`;
}

/** A list of lines that are Markdown already, with bullets or numbered. */
export function markdownList(items: string[], { ordered = false } = {}): string {
  return items.map((item, index) => `${ordered ? `${index + 1}.` : "-"} ${item}`).join("\n");
}

/** A document of blocks with a blank line between them; empty ones are left out. */
export function markdownDocument(blocks: string[]): string {
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}
