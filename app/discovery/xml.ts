const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Characters that XML 1.0 cannot represent, even escaped (XML 1.0, section 2.2). */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for elements and attributes of XML and HTML. Drops characters that XML forbids. */
function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** @param content text to escape, a list of elements, or undefined for an empty element */
export function xmlElement(
  name: string,
  content: string | string[] | undefined,
  attributes: Record<string, string> = {},
): string {
  const tag = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(" ");
  if (content === undefined) return `<${tag}/>`;
  return `<${tag}>${typeof content === "string" ? escapeXml(content) : content.join("")}</${name}>`;
}

export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
