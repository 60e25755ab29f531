import type { Element, Root } from "hast";
import { toText } from "hast-util-to-text";
import { h } from "hastscript";
import type { Transformer } from "unified";
import { visit } from "unist-util-visit";
import { chartDrawing, chartProblem } from "./chart.ts";
import { childOf, isElement } from "./figures.ts";

/**
 * Adds what only the page shows to a text: copy buttons of code, regions in which tables scroll, and drawings of
 * charts. `file.data.heading` names a table that follows no paragraph.
 */
export function addPageParts(): Transformer<Root> {
  return (tree, file) => {
    visit(tree, "element", (element, index = 0, parent) => {
      const { tagName, properties } = element;
      if (tagName === "a") {
        if (String(properties.href).startsWith("https:")) properties.rel = ["noopener", "noreferrer"];
      } else if (tagName === "pre" && parent?.type === "element") {
        addCopyButton(parent, element);
        return index + 3;
      } else if (String(properties.className).includes("titled")) {
        const before = parent?.children.slice(0, index).findLast(isElement);
        const label = childOf(element, "figcaption") ?? (before?.tagName === "p" ? before : undefined);
        const shown = showTable(element, label ? toText(label) : String(file.data.heading));
        if (typeof shown === "string") file.message(shown, element);
        else element.children = shown;
      } else if (properties.align) {
        // An attribute only in feeds, whose readers have no styles of ours.
        properties.className = [String(properties.align)];
        delete properties.align;
      }
    });
  };
}

/** app/frame/page-main.tsx handles the button. */
function addCopyButton(figure: Element, pre: Element): void {
  // It scrolls, so the keyboard must reach it.
  pre.properties.tabIndex = 0;
  if (!childOf(figure, "figcaption")) {
    const [code] = pre.children.filter(isElement);
    figure.properties.dataLanguage = /language-(\S+)/.exec(String(code?.properties.className))?.[1];
  }
  const button = h("button.font-650.text-brand", { type: "button", dataCopy: "" }, "Copy");
  figure.children.splice(-1, 0, h("span", { role: "status" }), button);
}

/** @returns the children of a figure, or why its chart cannot be drawn */
function showTable(figure: Element, ariaLabel: string): Element[] | string {
  const table = childOf(figure, "table") ?? h("table");
  const others = figure.children.filter(isElement).filter((child) => child !== table);
  table.properties.ariaLabel = ariaLabel;
  if (!String(figure.properties.className).includes("chart")) {
    return [...others, h("section.scroll", { tabIndex: 0, ariaLabel }, [table])];
  }
  const cells = tableCells(table);
  return chartProblem(cells) ?? [...others, chartDrawing(cells), h("div.sr-only", [table])];
}

function tableCells(table: Element): string[][] {
  const rows: string[][] = [];
  visit(table, "element", ({ tagName, children }) => {
    if (tagName === "tr") rows.push(children.filter(isElement).map((cell) => toText(cell)));
  });
  return rows;
}
