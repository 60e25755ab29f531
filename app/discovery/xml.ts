const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** What XML 1.0 has no way to write, not even escaped (its section 2.2). */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Plain text as text or attribute of XML or HTML; characters that XML forbids are left out. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/**
 * An element as XML. In: its name; its content, plain text (which is escaped) or a list of elements; and its
 * attributes. Without content it is empty: `<atom:link/>`.
 */
export function element(
  name: string,
  content: string | string[] | undefined,
  attributes: Record<string, string> = {},
): string {
  const tag = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(" ");
  if (content === undefined) return `<${tag}/>`;
  return `<${tag}>${typeof content === "string" ? escapeXml(content) : content.join("")}</${name}>`;
}

/** A whole document. In: its root element. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
