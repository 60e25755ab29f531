/**
 * A stylesheet taken apart: rules with the classes they ask for, and the at-rules around them. Kept as text, so
 * that what is chosen is written exactly as it was built.
 */
export type StylePart =
  | { kind: "rule"; selectors: { text: string; classes: string[] }[]; block: string }
  | { kind: "statement"; text: string }
  | { kind: "group"; open: string; parts: StylePart[] };

/** At-rules whose blocks hold rules; what other at-rules hold (a font, keyframes) is taken or left whole. */
const GROUPING = /^@(media|supports|layer|container|starting-style)/;

/** What makes a selector match more or less, never which classes an element must have. */
const NEUTRAL = /:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g;

/** One selector of a list: an escaped comma is part of a class, one in parentheses (two deep) of the selector. */
const SELECTOR = /(?:\\.|[^,()\\]|\((?:\\.|[^()\\]|\([^()]*\))*\))+/g;

/** A class in a selector, with its escapes. */
const CLASS = /\.((?:\\.|[\w-])+)/g;

/**
 * What no first paint shows: it applies on paper, in forced colors, while something moves, or once the visitor has a
 * pointer on something. The whole stylesheet is there by then; without JavaScript from the start.
 */
const LATER = {
  atRule: /^@(page|keyframes|starting-style|media (print|\((forced-colors|prefers-reduced-motion)))/,
  selector: /:hover|:active|:disabled|::selection/,
  declaration: /(?<=[{;])transition(?:-[a-z-]+)?:[^;}]*;?/g,
};

/** Takes a minified stylesheet apart and keeps what a first paint may need. In: CSS without comments. */
export function parseStylesheet(css: string): StylePart[] {
  const parts: StylePart[] = [];
  let start = 0;
  while (start < css.length) {
    const { end, open } = nextBlock(css, start);
    const text = css.slice(start, end);
    const prelude = open === -1 ? text : css.slice(start, open);
    if (open !== -1 && GROUPING.test(prelude)) {
      if (!LATER.atRule.test(prelude)) {
        parts.push({ kind: "group", open: `${prelude}{`, parts: parseStylesheet(css.slice(open + 1, end - 1)) });
      }
    } else if (prelude.startsWith("@")) {
      if (!LATER.atRule.test(prelude)) parts.push({ kind: "statement", text });
    } else {
      const block = css.slice(open, end).replaceAll(LATER.declaration, "");
      const selectors = (prelude.match(SELECTOR) ?? []).filter((selector) => !LATER.selector.test(selector));
      if (block !== "{}") {
        parts.push({
          kind: "rule",
          selectors: selectors.map((selector) => ({ text: selector, classes: classesOf(selector) })),
          block,
        });
      }
    }
    start = end;
  }
  return parts;
}

/** The styles that the first paint of an HTML page needs: of what was kept, the selectors whose classes all stand in it. */
export function stylesFor(html: string, stylesheet: StylePart[]): string {
  // Set by scripts on what is already there, so not yet in the page.
  const present = new Set(["dark", "entrance-waiting"]);
  for (const value of classAttributes(html)) {
    for (const name of decode(value).split(/\s+/)) present.add(name);
  }
  return select(stylesheet, present);
}

/** The values of the page's class attributes, each once: most elements share theirs with others. */
function classAttributes(html: string): Set<string> {
  const values = new Set<string>();
  const opening = ' class="';
  for (let start = html.indexOf(opening); start !== -1; start = html.indexOf(opening, start)) {
    start += opening.length;
    const end = html.indexOf('"', start);
    values.add(html.slice(start, end));
    start = end;
  }
  return values;
}

function select(parts: StylePart[], present: Set<string>): string {
  let css = "";
  for (const part of parts) {
    if (part.kind === "group") {
      const inner = select(part.parts, present);
      if (inner !== "") css += `${part.open}${inner}}`;
    } else if (part.kind === "statement") {
      css += part.text;
    } else {
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
