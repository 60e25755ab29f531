import type { Element, Root } from "hast";
import type { Node, Nodes, Paragraph, Parent, PhrasingContent, RootContent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { VFile } from "vfile";
import { findMistakes } from "./mistakes.ts";

declare module "mdast" {
  interface RootContentMap {
    figure: Figure;
  }
}

/** Markdown has none. remark-rehype makes the element that `data.hName` names. */
interface Figure extends Parent {
  type: "figure";
}

export interface MarkdownText {
  /** Plain HTML with relative addresses. A figure of the class "chart" has a table to draw. */
  tree: Root;
  links: Located<{ href: string }>[];
  /** Each continues the sentence "<file>: <place> ...". */
  problems: Located<{ message: string }>[];
}

/** `line` is counted from 1 within the text. */
type Located<Found> = Found & { line: number };

const parser = unified().use(remarkParse).use(remarkGfm);

const toHtml = unified().use(remarkRehype).use(headTables).freeze();

/** Reads a text of an article: GitHub-flavored Markdown, which may be indented. */
export function readMarkdown(text: string): MarkdownText {
  const file = new VFile(unindented(text));
  const markdown = parser.parse(file);
  findMistakes(markdown, file);
  addFigures(markdown);
  const links: MarkdownText["links"] = [];
  visit(markdown, (node) => {
    if (node.type === "link" || node.type === "definition") links.push({ href: node.url, line: lineOf(node) });
  });
  const problems = file.messages.map(({ reason, line }) => ({ message: reason, line: line ?? 1 }));
  return { tree: toHtml.runSync(markdown) as Root, links, problems };
}

function lineOf({ position }: Pick<Node, "position">): number {
  return position?.start.line ?? 1;
}

/** Removes the indentation that all lines share. */
function unindented(text: string): string {
  const lines = text.split(/\r?\n/);
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents))).join("\n");
}

/**
 * Makes figures: of a code block with the words that follow its language, of a table with the bold sentence before it,
 * and of a block of the language "chart", whose text is a sentence and a table.
 */
function addFigures(tree: Nodes): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.type === "code") {
      parent.children[index] =
        node.lang === "chart" ? chartFigure(node) : figure(["code"], captionText(node.meta), node);
      return SKIP;
    }
    if (node.type !== "table") return;
    const caption = boldSentence(parent.children[index - 1]);
    parent.children.splice(caption ? index - 1 : index, caption ? 2 : 1, figure(["titled"], caption, node));
    return [SKIP, caption ? index : index + 1];
  });
}

function chartFigure({ value, position }: Extract<Nodes, { type: "code" }>): Figure {
  // The empty lines make the lines of its nodes those of the whole text.
  const { children } = parser.parse("\n".repeat(position?.start.line ?? 0) + value);
  const [sentence, ...others] = children;
  return sentence?.type === "paragraph"
    ? figure(["titled", "chart"], sentence.children, ...others)
    : figure(["titled", "chart"], undefined, ...children);
}

function captionText(text: string | null | undefined): PhrasingContent[] | undefined {
  return text ? [{ type: "text", value: text }] : undefined;
}

function boldSentence(node: Nodes | undefined): PhrasingContent[] | undefined {
  const [bold, ...others] = node?.type === "paragraph" ? node.children : [];
  return bold?.type === "strong" && others.length === 0 ? bold.children : undefined;
}

function figure(className: string[], caption: PhrasingContent[] | undefined, ...children: RootContent[]): Figure {
  const [first] = children;
  const figcaption: Paragraph[] = caption
    ? [{ type: "paragraph", children: caption, data: { hName: "figcaption" } }]
    : [];
  return {
    type: "figure",
    data: { hName: "figure", hProperties: { className } },
    children: [...figcaption, ...children],
    ...(first?.position && { position: first.position }),
  };
}

/** Makes the first cell of each row its heading. An empty cell is no heading. */
function headTables() {
  return (tree: Root) => {
    visit(tree, "element", ({ tagName, children }) => {
      if (tagName !== "tr") return;
      const cells = children.filter((cell): cell is Element => cell.type === "element");
      for (const [place, cell] of cells.entries()) {
        if (cell.tagName === "th") cell.properties.scope = "col";
        else if (place === 0) Object.assign(cell, { tagName: "th", properties: { ...cell.properties, scope: "row" } });
        if (cell.children.length === 0) Object.assign(cell, { tagName: "td", properties: {} });
      }
    });
  };
}
