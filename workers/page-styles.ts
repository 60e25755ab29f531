/**
 * A stylesheet taken apart: rules with the classes they ask for, and the at-rules around them. Kept as text, so
 * that what is chosen is written exactly as it was built.
 */
export type StylePart =
  | { kind: "rule"; selectors: { text: string; classes: string[] }[]; block: string }
  | { kind: "keyframes"; name: string; text: string }
  | { kind: "statement"; text: string }
  | { kind: "group"; open: string; parts: StylePart[] };

/** At-rules whose blocks hold rules; what other at-rules hold (a font, keyframes) is taken or left whole. */
const GROUPING = /^@(media|supports|layer|container|starting-style)/;

const KEYFRAMES = /^@keyframes ([\w-]+)/;

/** One selector of a list: commas in parentheses, two deep, are its own. */
const SELECTOR = /(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+/g;

/** What makes a selector match more or less, never which classes an element must have. */
const NEUTRAL = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;

/** A class in a selector, with its escapes. */
const CLASS = /\.((?:\\.|[\w-])+)/g;

/** Takes a minified stylesheet apart. In: CSS without comments. */
export function parseStylesheet(css: string): StylePart[] {
  const parts: StylePart[] = [];
  let start = 0;
  while (start < css.length) {
    const { end, open } = nextBlock(css, start);
    const text = css.slice(start, end);
    const prelude = open === -1 ? text : css.slice(start, open);
    if (open !== -1 && GROUPING.test(prelude)) {
      parts.push({ kind: "group", open: `${prelude}{`, parts: parseStylesheet(css.slice(open + 1, end - 1)) });
    } else if (KEYFRAMES.test(prelude)) {
      parts.push({ kind: "keyframes", name: KEYFRAMES.exec(prelude)?.[1] ?? "", text });
    } else if (prelude.startsWith("@")) {
      parts.push({ kind: "statement", text });
    } else {
      const selectors = (prelude.match(SELECTOR) ?? []).map((selector) => ({
        text: selector,
        classes: classesOf(selector),
      }));
      parts.push({ kind: "rule", selectors, block: text.slice(prelude.length) });
    }
    start = end;
  }
  return parts;
}

/** The styles that an HTML page needs: the rules whose classes all stand in it, and the keyframes that they name. */
export function stylesFor(html: string, stylesheet: StylePart[]): string {
  // Set by scripts on what is already there, so not yet in the page.
  const present = new Set(["dark", "entrance-waiting"]);
  for (const [, value = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of decode(value).split(/\s+/)) present.add(name);
  }
  const rules = select(stylesheet, present);
  const keyframes = stylesheet.filter((part) => part.kind === "keyframes").filter(({ name }) => rules.includes(name));
  return rules + keyframes.map(({ text }) => text).join("");
}

function select(parts: StylePart[], present: Set<string>): string {
  let css = "";
  for (const part of parts) {
    if (part.kind === "group") {
      const inner = select(part.parts, present);
      if (inner !== "") css += `${part.open}${inner}}`;
    } else if (part.kind === "statement") {
      css += part.text;
    } else if (part.kind === "rule") {
      const selectors = part.selectors.filter(({ classes }) => classes.every((name) => present.has(name)));
      if (selectors.length > 0) css += selectors.map(({ text }) => text).join(",") + part.block;
    }
  }
  return css;
}

/** Where the block or statement that starts here ends, and where its brace is, -1 for a statement. */
function nextBlock(css: string, start: number): { end: number; open: number } {
  let open = -1;
  let depth = 0;
  for (let index = start; index < css.length; index += 1) {
    const character = css[index];
    if (character === "\\") index += 1;
    else if (character === '"' || character === "'") index = closingQuote(css, index);
    else if (character === "{") {
      if (depth === 0) open = index;
      depth += 1;
    } else if (character === "}") {
      depth -= 1;
      if (depth === 0) return { end: index + 1, open };
    } else if (character === ";" && depth === 0) return { end: index + 1, open: -1 };
  }
  return { end: css.length, open };
}

function closingQuote(css: string, start: number): number {
  let index = start + 1;
  while (index < css.length && css[index] !== css[start]) index += css[index] === "\\" ? 2 : 1;
  return index;
}

/** The classes that an element or its surroundings must have. */
function classesOf(selector: string): string[] {
  return [...selector.replaceAll(NEUTRAL, "").matchAll(CLASS)].map(([, name = ""]) => name.replaceAll(/\\(.)/g, "$1"));
}

function decode(attribute: string): string {
  return attribute
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
