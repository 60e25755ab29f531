import type { Blockquote, Code, Nodes, Parents, Root, Table } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { pictureNameProblem } from "#scripts/content/pictures.ts";
import { isOfPictures } from "./figures.ts";

/** Signs that Markdown left as they are: a mark that nothing closes, half a link. */
const LEFT_OVER = /(?<![\\\s])(\*+|`+|~~)|(?<!\\)(\*+|`+|~~)(?=\S)|(?<!\\)(\]\(|\]\[)/;

const BULLET = /^\s*([•●▪◦])(?=\s)/;
const SPACED_PICTURE = /!\[[^\]]*\]\(([^)"]*)/;
const LONELY_MARK = /(?<!\\)\[\^[^\]\s]+\]/;
const SPACED_LINK = /(?<!\\)\] \((?=\/|https?:|mailto:|tel:)/;

/** "-Open the shop", "1.Open the shop". */
const UNSPACED_ITEM = /^[> ]*(-|\d+[.)])([\p{L}*`"“[]\S*)/gmu;

/** "- Name" as the last line of several. */
const HYPHENED_NAME = /\n[> ]*(--? ?(?=\p{L}).*)$/u;

const UNCLOSED_CODE = 'has code that does not end: put a line of "~~~" below each block of code.';

/** What Markdown has for a tag. */
const INSTEAD: Record<string, string> = {
  a: '"[words](/address)"',
  b: '"**words**"',
  br: "an empty line",
  em: '"*words*"',
  i: '"*words*"',
  img: '"![What is seen](name-of-the-picture)"',
  li: '"- words"',
  ol: '"1. words"',
  p: "an empty line",
  strong: '"**words**"',
  ul: '"- words"',
};

/** Reports Markdown that is refused, words that nobody would see, and signs that readers would see by mistake. */
export function reportMistakes(tree: Root, source: string, file: VFile): void {
  const unclosed = tree.children.find((node) => node.type === "code" && !isClosed(node, source));
  // The text below it is code by mistake, and would have others.
  if (unclosed) return void file.message(UNCLOSED_CODE, unclosed);
  const marks = new Set<string>();
  visit(tree, "footnoteReference", ({ identifier }) => void marks.add(identifier));
  visit(tree, (node, _, parent) => {
    for (const [line, text] of node.type === "text" ? writtenAs(node, source).split("\n").entries() : []) {
      const sign = leftOver(text, source.slice(node.position?.end.offset));
      if (sign) file.message(sign, { line: (node.position?.start.line ?? 1) + line, column: 1 });
    }
    const problem = problemOf(node, parent, source, marks);
    if (problem) file.message(problem, placeOf(problem, node, source));
    // A second note of this name would not be shown.
    if (node.type === "footnoteDefinition") marks.delete(node.identifier);
  });
}

function problemOf(node: Nodes, parent: Parents | undefined, source: string, marks: Set<string>): string | undefined {
  const written = writtenAs(node, source);
  if (node.type === "html") return htmlProblem(written);
  if (node.type === "heading" && node.depth < 3) return headingProblem(written);
  if (node.type === "image" || node.type === "imageReference") {
    if (!node.alt) return 'has a picture without words: write what is seen into the brackets of "![]".';
    const isAlone = parent?.type === "paragraph" && isOfPictures(parent);
    return isAlone ? undefined : "has a picture inside a line of words: put it on a line of its own.";
  }
  if (node.type === "footnoteDefinition" && !marks.has(node.identifier)) {
    return `has a note "[^${node.label}]" that would not be shown: put its mark "[^${node.label}]" once into the same text.`;
  }
  if (node.type === "paragraph") return itemProblem(written);
  if (node.type === "blockquote") return nameProblem(node, written);
  return node.type === "tableRow" && parent?.type === "table" ? rowProblem(node.children.length, parent) : undefined;
}

/** @returns where the words stand that a message quotes, because a node may have many lines, or else the node's place */
function placeOf(message: string, { position }: Nodes, source: string) {
  const [, quoted = ""] = /"([^"]+)"/.exec(message) ?? [];
  const found = source.slice(0, position?.end.offset).indexOf(quoted, position?.start.offset);
  return found < 0 ? position : { line: source.slice(0, found).split("\n").length, column: 1 };
}

function writtenAs({ position }: Nodes, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

/** Whether code ends with the fence that it begins with, and has no beginning of another block. */
function isClosed(code: Code, source: string): boolean {
  const [, fence] = /^(~{3,}|`{3,})/.exec(writtenAs(code, source)) ?? [];
  const [last = "", ...others] = writtenAs(code, source).split("\n").slice(1).toReversed();
  return !fence || (last.trim().startsWith(fence) && !others.some((line) => line.trim().startsWith(fence)));
}

function htmlProblem(written: string): string {
  const [, tag = ""] = /^<\/?(\w+)/.exec(written) ?? [];
  const instead = INSTEAD[tag.toLowerCase()];
  return instead ? `has <${tag}>: write ${instead} instead.` : "has HTML, which does not work here.";
}

function headingProblem(written: string): string {
  return written.startsWith("#")
    ? 'has a heading of a section: start a section, or write "###" for a smaller heading.'
    : 'has words over "---" or "===", which makes them a heading: put an empty line between them.';
}

function itemProblem(written: string): string | undefined {
  const [[, mark, word] = [], second] = written.matchAll(UNSPACED_ITEM);
  return second && `has "${mark}${word}" without a space: begin each item of a list with "${mark} ".`;
}

function nameProblem({ children }: Blockquote, written: string): string | undefined {
  const last = children.at(-1);
  const [, name] = HYPHENED_NAME.exec(written) ?? [];
  if (!name || (last?.type === "list" && last.children.length > 1)) return undefined;
  return `ends a quotation with "${name}": write a name below it as "— ${name.replace(/^[- ]+/, "")}".`;
}

function rowProblem(cells: number, { children: [head] }: Table): string | undefined {
  const wanted = head?.children.length ?? 0;
  if (cells === wanted) return undefined;
  const advice = 'An empty cell is "| |", a "|" in words "\\\\|", and an empty line ends the table';
  return `has a row of ${cells} ${cells === 1 ? "cell" : "cells"} in a table of ${wanted}. ${advice}.`;
}

function leftOver(written: string, after: string): string | undefined {
  const [, picture] = SPACED_PICTURE.exec(written) ?? [];
  if (picture?.trim().includes(" ")) return `has a picture: ${pictureNameProblem(picture.trim())}`;
  const [mark] = LONELY_MARK.exec(written) ?? [];
  if (mark) return `has "${mark}" without its note: write "${mark}: The note." on a line of its own in the same text.`;
  const [, bullet] = BULLET.exec(written) ?? [];
  if (bullet) return `has "${bullet}": begin each item of a list with "- ".`;
  // A whole address is a link of its own.
  if (SPACED_LINK.test(written + after.slice(0, 8))) return 'shows "] (": delete the space between the brackets.';
  const [sign] = LEFT_OVER.exec(written) ?? [];
  return sign && `shows "${sign}": close what it opens, or write "${sign.replaceAll(/./g, "\\\\$&")}".`;
}

/** @returns what is wrong with the address of a link, or undefined */
export function linkProblem(url: string): string | undefined {
  // A browser reads "https:/web.dev" as a page of this site.
  const isWhole = url.startsWith("https://") ? URL.canParse(url) : /^(\/(?!\/)|mailto:.|tel:.)/.test(url);
  return isWhole
    ? undefined
    : `links to "${url}", but an address must begin with "/", "https://", "mailto:" or "tel:".`;
}
