import type { Element, Root } from "hast";
import { toText } from "hast-util-to-text";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { fallbackUrl, PICTURE_SIZES, pictureUrl } from "#app/media/picture-sizes.ts";
import type { Size } from "#scripts/content/pictures.ts";
import { chartDrawing, chartProblem } from "./chart.ts";
import { childOf, isElement } from "./figures.ts";

/**
 * Adds what only the page shows to an article: headings with links to them, copy buttons of code, regions in which tables
 * scroll, drawings of charts, and pictures in several widths.
 */
export function addPageParts(
  tree: Root,
  headings: { id: string; heading: string }[],
  sizes: Map<string, Size>,
  file: VFile,
): void {
  const sections = tree.children.filter(isElement);
  for (const [index, { id, heading }] of headings.entries()) {
    // The link is beside the heading, because inside it would be part of the heading's name. The styles add its sign.
    const anchor = h("a.anchor", { href: `#${id}`, ariaLabel: `Link to this section: ${heading}` });
    const { children = [] } = sections[index] ?? {};
    children.splice(children.findIndex(isElement) + 1, 0, anchor);
  }
  /** Names a table that follows no paragraph and has no caption. */
  let title = "";
  visit(tree, "element", (element, index, parent) => {
    const { tagName, properties } = element;
    if (/^h\d$/.test(tagName)) title = toText(element);
    if (String(properties.href).startsWith("https:")) properties.rel = ["noopener", "noreferrer"];
    if (tagName === "input") properties.ariaLabel = properties.checked ? "Done" : "To do";
    if (tagName === "figure") {
      const before = parent?.children.slice(0, index).findLast(isElement);
      const parts = figureParts(element, before?.tagName === "p" ? toText(before) : title);
      if (typeof parts === "string") file.message(parts, element);
      else element.children = parts;
    }
    if (tagName === "img") {
      Object.assign(element, responsive(element, sizes));
      return SKIP;
    }
    if (properties.align) {
      properties.className = [String(properties.align)];
      delete properties.align;
    }
  });
}

/** @returns the children of a figure, or why its chart cannot be drawn */
function figureParts(figure: Element, title: string): Element[] | string {
  const kinds = [figure.properties.className].flat();
  const children = figure.children.filter(isElement);
  if (kinds.includes("code")) return codeParts(figure, children);
  if (kinds.includes("titled")) return tableParts(children, title, kinds.includes("chart"));
  return children;
}

/** app/routes/blogs/article-text.tsx handles the button. */
function codeParts(figure: Element, children: Element[]): Element[] {
  const [pre, caption] = children.toReversed();
  if (!pre) return children;
  // It scrolls, so the keyboard must reach it.
  pre.properties.tabIndex = 0;
  const language = /language-(\S+)/.exec(String(childOf(pre, "code")?.properties.className))?.[1];
  if (!caption) figure.properties.dataLanguage = language;
  const copying = [h("span", { role: "status" }), h("button.react-only", { type: "button" }, "Copy")];
  return [...(caption ? [caption] : []), ...copying, pre];
}

function tableParts(children: Element[], title: string, isChart: boolean): Element[] | string {
  const caption = children.filter(({ tagName }) => tagName === "figcaption");
  const others = children.filter(({ tagName }) => tagName !== "figcaption" && tagName !== "table");
  const table = children.find(({ tagName }) => tagName === "table") ?? h("table");
  const ariaLabel = caption[0] ? toText(caption[0]) : title;
  table.properties.ariaLabel = ariaLabel;
  if (!isChart) return [...caption, h("section.scroll", { tabIndex: 0, ariaLabel }, [table])];
  const cells = tableCells(table);
  return chartProblem(cells) ?? [...caption, ...others, chartDrawing(cells), h("div.sr-only", [table])];
}

/** The picture in several widths, of which the browser loads one. */
function responsive({ properties }: Element, sizes: Map<string, Size>): Element {
  const name = String(properties.src);
  const size = sizes.get(name);
  const srcSet = PICTURE_SIZES.articles.widths.map((width) => `${pictureUrl("articles", name, width)} ${width}w`);
  const column = "(min-width: 760px) 704px, calc(100vw - 2.5rem)";
  // A screen of a phone is not as wide as the text.
  const className = size && size.height > size.width ? ["tall"] : undefined;
  return h("picture", [
    h("source", { type: "image/avif", srcSet: srcSet.join(", "), sizes: column }),
    h("img", { ...properties, ...size, src: fallbackUrl("articles", name), loading: "lazy", className }),
  ]);
}

function tableCells(table: Element): string[][] {
  const rows: string[][] = [];
  visit(table, "element", ({ tagName, children }) => {
    if (tagName === "tr") rows.push(children.filter(isElement).map((cell) => toText(cell)));
  });
  return rows;
}
