import type { Element, Root as HtmlRoot } from "hast";
import { toText } from "hast-util-to-text";
import { h } from "hastscript";
import type { Blockquote, Code, Nodes, Paragraph, PhrasingContent, Root, Table } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { chartDrawing, isDrawable } from "./chart.ts";
import { isElement } from "./elements.ts";

const UNDRAWABLE =
  "has a chart that cannot be drawn: its table needs one to three columns of numbers from zero up, and two rows or more.";

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/**
 * Converts tables and charts to figures. A bold paragraph right above a table is its caption. A chart is a code block
 * in the language "chart" that contains a caption and a table.
 */
export function remarkFigures() {
  return (tree: Root) => {
    visit(tree, (node, index = 0, parent) => {
      const siblings: Nodes[] = parent?.children ?? [];
      if (node.type === "code" && node.lang === "chart") siblings[index] = chartFigure(node);
      if (node.type !== "table") return;
      const caption = captionIn(siblings[index - 1]);
      const start = caption ? index - 1 : index;
      siblings.splice(start, index - start + 1, figure(["titled"], caption, node));
      return [SKIP, start + 1];
    });
  };
}

function captionIn(node: Nodes | undefined): PhrasingContent[] | undefined {
  const [bold, ...others] = node?.type === "paragraph" ? node.children : [];
  return bold?.type === "strong" && others.length === 0 ? bold.children : undefined;
}

function chartFigure({ value, position }: Code): Blockquote {
  // The leading empty lines give the nodes the line numbers of the file.
  const { children } = parser.parse("\n".repeat(position?.start.line ?? 0) + value);
  const sentence = children.find((child) => child.type === "paragraph");
  const table = children.find((child) => child.type === "table");
  return { ...figure(["titled", "chart"], sentence?.children, table), position };
}

/** The type of the node does not matter, because remark-rehype creates the element in `hName`. */
function figure(className: string[], caption: PhrasingContent[] | undefined, table: Table | undefined): Blockquote {
  const figcaption: Paragraph = { type: "paragraph", data: { hName: "figcaption" }, children: caption ?? [] };
  return {
    type: "blockquote",
    data: { hName: "figure", hProperties: { className } },
    children: [...(caption ? [figcaption] : []), ...(table ? [table] : [])],
  };
}

/**
 * Completes the figures of remarkFigures(). A table gets a focusable scroll region. A chart gets a drawing, and its
 * table is for screen readers only.
 */
export function rehypeTables() {
  return (tree: HtmlRoot, file: VFile) => {
    visit(tree, "element", (figure) => {
      if (figure.tagName !== "figure") return;
      const caption = figure.children.find((child) => isElement(child, "figcaption"));
      const table = figure.children.find((child) => isElement(child, "table")) ?? h("table");
      const ariaLabel = caption ? toText(caption) : "Table";
      const isChart = [figure.properties.className].flat().includes("chart");
      const cells = finishCells(table);
      table.properties.ariaLabel = ariaLabel;
      if (isChart && !isDrawable(cells)) return void file.message(UNDRAWABLE, figure);
      const shown = isChart
        ? [chartDrawing(cells), h("div.sr-only", [table])]
        : [h("section.scroll", { tabIndex: 0, ariaLabel }, [table])];
      figure.children = [...(caption ? [caption] : []), ...shown];
    });
  };
}

/** Makes the first cell of each row a heading, and turns alignments into classes. @returns the text of all cells */
function finishCells(table: Element): string[][] {
  const rows: string[][] = [];
  visit(table, "element", ({ tagName, children }) => {
    if (tagName !== "tr") return;
    const cells = children.filter((child) => child.type === "element");
    for (const [column, cell] of cells.entries()) {
      const { align } = cell.properties;
      const scope = cell.tagName === "th" ? "col" : column === 0 ? "row" : undefined;
      const isHeading = scope !== undefined && cell.children.length > 0;
      cell.tagName = isHeading ? "th" : "td";
      cell.properties = { scope: isHeading ? scope : undefined, className: align ? [String(align)] : undefined };
    }
    rows.push(cells.map((cell) => toText(cell)));
  });
  return rows;
}
