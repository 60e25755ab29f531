import type { Element, ElementContent, Root, RootContent } from "hast";
import { toText } from "hast-util-to-text";
import { h } from "hastscript";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { type Transformer, unified } from "unified";
import { SKIP, visit } from "unist-util-visit";

const chartReader = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).freeze();

/**
 * Makes figures: of a code block with the words that follow its language, of a table with the bold sentence before it,
 * and of a block of the language "chart", whose text is a sentence and a table. Feeds have them too.
 */
export function makeFigures(): Transformer<Root> {
  return (tree) => {
    visit(tree, "element", (element, index, parent) => {
      if (!parent || index === undefined) return;
      if (element.tagName === "pre") {
        const code = childOf(element, "code");
        const isChart = String(code?.properties.className) === "language-chart";
        parent.children[index] = isChart ? chartFigure(element) : figure("code", code?.data?.meta, element);
        return SKIP;
      }
      if (element.tagName !== "table") return;
      const before = parent.children.slice(0, index).findLast(isElement);
      const caption = before && boldSentence(before);
      const start = before && caption ? parent.children.indexOf(before) : index;
      parent.children.splice(start, index - start + 1, figure("titled", caption, element));
      return [SKIP, start + 1];
    });
  };
}

/** Makes the first cell of each row its heading. An empty cell is no heading. */
export function headTables(): Transformer<Root> {
  return (tree) => {
    visit(tree, "element", ({ tagName, children }) => {
      if (tagName !== "tr") return;
      for (const [place, cell] of children.filter(isElement).entries()) {
        if (cell.tagName === "th") cell.properties.scope = "col";
        else if (place === 0) Object.assign(cell, { tagName: "th", properties: { ...cell.properties, scope: "row" } });
        if (cell.children.length === 0) Object.assign(cell, { tagName: "td", properties: {} });
      }
    });
  };
}

export function childOf({ children }: Element, tagName: string): Element | undefined {
  return children.filter(isElement).find((child) => child.tagName === tagName);
}

export function isElement(node: RootContent): node is Element {
  return node.type === "element";
}

function chartFigure(block: Element): Element {
  const { children } = chartReader.runSync(chartReader.parse(toText(block)));
  const [sentence, ...others] = children.filter(isElement);
  return { ...figure("titled.chart", sentence?.children, ...others), position: block.position };
}

function boldSentence({ tagName, children }: Element): ElementContent[] | undefined {
  const [bold, ...others] = children.filter((child) => tagName === "p" && !("value" in child && child.value === ""));
  return bold?.type === "element" && bold.tagName === "strong" && others.length === 0 ? bold.children : undefined;
}

function figure(kind: string, caption: string | ElementContent[] | null | undefined, ...children: Element[]): Element {
  return h(`figure.${kind}`, [caption && h("figcaption", caption), ...children]);
}
