import type { Element, Root, RootContent } from "hast";
import { toString as plainText } from "hast-util-to-string";
import { h } from "hastscript";
import rehypeHighlight from "rehype-highlight";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { chartDrawing } from "./chart.ts";

const highlighter = unified().use(rehypeHighlight).freeze();

/**
 * Adds what only the page shows to a text: colors and copy buttons of code, regions in which tables scroll, drawings of
 * charts, and the hosts of other sites.
 *
 * @param headingId of the section, which names a table that follows no paragraph
 * @param uniqueId makes an id that the page does not have: "table", "table-1"
 */
export function pageTree(text: Root, headingId: string, uniqueId: (name: string) => string): Root {
  const tree = highlighter.runSync(structuredClone(text)) as Root;
  visit(tree, "element", (element, index = 0, parent) => {
    const { tagName, properties } = element;
    const isChart = properties.className?.includes("chart") ?? false;
    if (tagName === "a") {
      parent?.children.splice(index + 1, 0, ...markOtherSite(element));
    } else if (tagName === "figure" && properties.className?.includes("code")) {
      addCopyButton(element);
    } else if (tagName === "figure") {
      const caption = find(element.children, "figcaption");
      const before = parent?.children.slice(0, index).findLast((node) => node.type === "element");
      const label = caption ?? (before?.tagName === "p" ? before : undefined);
      if (label) label.properties.id = uniqueId(isChart ? "chart" : "table");
      element.children = tableFigure(element, isChart, String(label?.properties.id ?? headingId));
    } else if (properties.align) {
      // An attribute only in feeds, whose readers have no styles of ours.
      properties.className = [String(properties.align)];
      delete properties.align;
    }
  });
  return tree;
}

/** @returns the cells of the table in a figure, as texts */
export function tableCells(figure: Element): string[][] {
  const rows: string[][] = [];
  visit(figure, "element", ({ tagName, children }) => {
    if (tagName === "tr") rows.push(children.filter(isElement).map((cell) => plainText(cell)));
  });
  return rows;
}

/** @returns the host, unless the words of the link name it. data-nosnippet keeps it out of search results. */
function markOtherSite(link: Element): Element[] {
  const href = String(link.properties.href);
  if (!href.startsWith("https:")) return [];
  link.properties.rel = ["noopener", "noreferrer"];
  const host = new URL(href).hostname.replace(/^www\./, "");
  return namesHost(plainText(link), host) ? [] : [h("span.host", { dataNosnippet: "" }, ` (${host})`)];
}

/** Whether the words of a link already name its site, as "github.com" or "GitHub" do. */
function namesHost(words: string, host: string): boolean {
  const said = words.toLowerCase();
  const [name = ""] = host.split(".").slice(-2);
  return said.includes(host) || (name.length > 2 && said.split(/[^\p{L}\p{N}-]+/u).includes(name));
}

/** app/routes/blogs/copy-area.tsx handles the button. */
function addCopyButton(figure: Element): void {
  const pre = find(figure.children, "pre");
  const code = pre && find(pre.children, "code");
  if (!pre || !code) return;
  // It scrolls, so the keyboard must reach it.
  pre.properties.tabIndex = 0;
  if (!find(figure.children, "figcaption")) {
    figure.properties.dataLanguage = /language-(\S+)/.exec(String(code.properties.className))?.[1];
  }
  figure.children.splice(
    -1,
    0,
    h("span", { role: "status" }),
    h("button.font-650.text-brand", { type: "button", dataCopy: "" }, "Copy"),
  );
}

function tableFigure(figure: Element, isChart: boolean, labelId: string): Element["children"] {
  const ariaLabelledBy = [labelId];
  const table = find(figure.children, "table");
  if (!table) return figure.children;
  table.properties.ariaLabelledBy = ariaLabelledBy;
  const before = figure.children.slice(0, figure.children.indexOf(table));
  return isChart
    ? [...before, chartDrawing(tableCells(figure)), h("div.sr-only", [table])]
    : [...before, h("section.scroll", { tabIndex: 0, ariaLabelledBy }, [table])];
}

function find(children: RootContent[], tagName: string): Element | undefined {
  return children.filter(isElement).find((child) => child.tagName === tagName);
}

function isElement(node: RootContent): node is Element {
  return node.type === "element";
}
