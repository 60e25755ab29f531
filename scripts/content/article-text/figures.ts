import type { Element, ElementContent, Root, RootContent } from "hast";
import { toText } from "hast-util-to-text";
import { h } from "hastscript";
import type { Code, Image, ImageReference, Nodes, Paragraph, Parents, Table } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype, { defaultHandlers, type Options } from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";

type Handlers = NonNullable<Options["handlers"]>;
type State = Parameters<NonNullable<Handlers["image"]>>[0];

const chartReader = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).freeze();

/**
 * Makes figures: of a code block with the words that follow its language, of a block of the language "chart", whose text
 * is a sentence and a table, of a table with the bold sentence before it, of a quotation whose last line is "— Name", and
 * of a picture.
 */
export const figures: Handlers = {
  code(state, node: Code) {
    const isChart = node.lang === "chart";
    const made = isChart ? chartFigure(node) : figure("code", node.meta, defaultHandlers.code(state, node));
    state.patch(node, made);
    return made;
  },

  paragraph(state, node: Paragraph, parent) {
    if (isCaption(node) && neighbor(node, parent, 1)?.type === "table") return undefined;
    return isOfPictures(node)
      ? node.children.filter(isPicture).map((picture) => pictureFigure(state, picture))
      : defaultHandlers.paragraph(state, node);
  },

  table(state, node: Table, parent) {
    const before = neighbor(node, parent, -1);
    const [caption] = before && isCaption(before) ? before.children : [];
    const made = figure("titled", caption && state.all(caption), defaultHandlers.table(state, node));
    state.patch(node, made);
    return made;
  },

  blockquote(state, node) {
    const quote = defaultHandlers.blockquote(state, node);
    const name = takeName(quote);
    return name.length > 0 ? h("figure.quote", [quote, h("figcaption", name)]) : quote;
  },
};

/** Makes the first cell of each row its heading, unless it is empty, and "www.example.com" a link without http. */
export function finishTexts(tree: Root): void {
  visit(tree, "element", (element) => {
    const { tagName, properties, children } = element;
    if (properties.href === `http://${toText(element)}`) properties.href = `https://${toText(element)}`;
    if (tagName !== "tr") return;
    for (const [place, cell] of children.filter(isElement).entries()) {
      if (cell.tagName === "th") cell.properties.scope = "col";
      else if (place === 0) Object.assign(cell, { tagName: "th", properties: { ...cell.properties, scope: "row" } });
      if (cell.children.length === 0) Object.assign(cell, { tagName: "td", properties: {} });
    }
  });
}

export function childOf({ children }: Element, tagName: string): Element | undefined {
  return children.filter(isElement).find((child) => child.tagName === tagName);
}

export function isElement(node: RootContent): node is Element {
  return node.type === "element";
}

/** Whether a paragraph has only pictures, one or several lines of them. */
function isOfPictures({ children }: Paragraph): boolean {
  const isSpace = (node: Nodes) => node.type === "break" || (node.type === "text" && node.value.trim() === "");
  return children.some(isPicture) && children.every((node) => isPicture(node) || isSpace(node));
}

function neighbor(node: Nodes, parent: Parents | undefined, distance: 1 | -1): Nodes | undefined {
  const siblings: Nodes[] = parent?.children ?? [];
  return siblings[siblings.indexOf(node) + distance];
}

function isPicture(node: Nodes): node is Image | ImageReference {
  return node.type === "image" || node.type === "imageReference";
}

function isCaption(node: Nodes): node is Paragraph {
  return node.type === "paragraph" && node.children.length === 1 && node.children[0]?.type === "strong";
}

function pictureFigure(state: State, node: Image | ImageReference): Element {
  const { url, title } = node.type === "image" ? node : (state.definitionById.get(node.identifier.toUpperCase()) ?? {});
  const img = h("img", { src: url, alt: node.alt });
  state.patch(node, img);
  return h("figure.picture", [img, title && h("figcaption", title)]);
}

function chartFigure({ value }: Code): Element {
  const { children } = chartReader.runSync(chartReader.parse(value));
  const [sentence, ...others] = children.filter(isElement);
  return figure("titled.chart", sentence?.children, ...others);
}

const NAME_LINE = /(?<![^\n])[—–] [^\n]*$/;

/** Takes the last line off a quotation, if it is "— Name". */
function takeName(quote: Element): ElementContent[] {
  const last = quote.children.findLast(isElement) ?? quote;
  const at = last.children.findLastIndex((child) => child.type === "text" && NAME_LINE.test(child.value));
  const text = last.children[at];
  if (text?.type !== "text") return [];
  const [name = ""] = NAME_LINE.exec(text.value) ?? [];
  const after = last.children.splice(at).slice(1);
  last.children.push({ type: "text", value: text.value.replace(NAME_LINE, "").trimEnd() });
  if (toText(last) === "") quote.children = quote.children.filter((child) => child !== last);
  return [{ type: "text", value: name }, ...after];
}

function figure(kind: string, caption: string | ElementContent[] | null | undefined, ...children: Element[]): Element {
  return h(`figure.${kind}`, [caption && h("figcaption", caption), ...children]);
}
