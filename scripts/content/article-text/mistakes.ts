import type { Element } from "hast";
import type { Blockquote, Code, Nodes, Parents, Root, Table } from "mdast";
import { toString as wordsOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { invisibleIn, unfinishedIn } from "#scripts/content/words.ts";

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

const ALERT = /^> ?(\[!\w+\])/;

/** Reports what readers would see wrong or not at all (errors), and what only looks wrong (notes). */
export function reportMistakes(tree: Root, source: string, file: VFile): void {
  const unclosed = tree.children.find((node) => node.type === "code" && !isClosed(node, source));
  if (/[\0\ufffd]/.test(source)) file.message("has letters that are not UTF-8: save it as UTF-8.");
  // The text below it is code by mistake, and would have others.
  if (unclosed) {
    const [fence] = /[`~]{3,}/.exec(writtenAs(unclosed, source)) ?? [];
    return void file.message(`has code that does not end: put a line of "${fence}" below it.`, unclosed);
  }
  reportSections(tree, source, file);
  const marks = new Set<string>();
  visit(tree, "footnoteReference", ({ identifier }) => void marks.add(identifier));
  visit(tree, (node, _, parent) => {
    if (node.type === "text") reportWords(node, source, file);
    const error = errorOf(node, parent, source, marks);
    if (error) file.message(error, placeOf(error, node, source));
    const note = noteOf(node, parent, source);
    if (note) file.info(note, placeOf(note, node, source));
    // A second note of this name would not be shown.
    if (node.type === "footnoteDefinition") marks.delete(node.identifier);
  });
}

function reportSections({ children }: Root, source: string, file: VFile): void {
  const first = children.findIndex((node) => node.type === "heading" && node.depth < 3);
  const [before] = children.slice(0, first < 0 ? undefined : first).filter(({ type }) => !/efinition$/.test(type));
  if (before) file.message('has words before the first "## heading", which begins a section.', before);
  if (children.length === 0) file.message('is empty: write "## A heading" and a text.');
  const known = new Set<string>();
  for (const node of children) {
    if (node.type !== "heading" || node.depth > 2) continue;
    const heading = wordsOf(node);
    if (heading === "") file.message("has a section whose heading has no words.", node);
    else if (known.has(heading))
      file.info(`has the heading "${heading}" again: the list of contents shows both.`, node);
    known.add(heading);
    const written = writtenAs(node, source);
    if (/^# /.test(written))
      file.message('has a "# heading": "##" begins a section, and the title is in the .ts file.', node);
    if (!written.startsWith("#"))
      file.info('has words over "---" or "===", which makes them the heading of a section.', node);
  }
}

function reportWords(node: Nodes, source: string, file: VFile): void {
  for (const [index, text] of writtenAs(node, source).split("\n").entries()) {
    const place = { line: (node.position?.start.line ?? 1) + index, column: 1 };
    const unfinished = unfinishedIn(text);
    if (unfinished) file.message(`still says "${unfinished}".`, place);
    const note = invisibleIn(text) ?? leftOver(text, source.slice(node.position?.end.offset));
    if (note) file.info(note, place);
  }
}

function errorOf(node: Nodes, parent: Parents | undefined, source: string, marks: Set<string>): string | undefined {
  const written = writtenAs(node, source);
  if (node.type === "html") return `has HTML (${written.slice(0, 20)}), which does not work here: write Markdown.`;
  if ((node.type === "image" || node.type === "imageReference") && !node.alt) {
    return 'has a picture without words: write what is seen into the brackets of "![]".';
  }
  if (node.type === "footnoteDefinition" && !marks.has(node.identifier)) {
    return `has a note "[^${node.label}]" that would not be shown: put its mark "[^${node.label}]" once into the text.`;
  }
  return node.type === "tableRow" && parent?.type === "table" ? rowProblem(node.children.length, parent) : undefined;
}

function noteOf(node: Nodes, parent: Parents | undefined, source: string): string | undefined {
  const written = writtenAs(node, source);
  if (node.type === "paragraph") return itemProblem(written);
  const [, alert] = ALERT.exec(written) ?? [];
  if (alert) return `shows "${alert}": begin the quotation with a bold word instead.`;
  if (node.type === "blockquote") return nameProblem(node, written);
  const isNested = node.type === "heading" && node.depth < 3 && parent?.type !== "root";
  return isNested ? 'has a "##" within a quotation or a list, which begins no section.' : undefined;
}

/** @returns where the first words stand that a message quotes, because a node may have many lines, or else the node's place */
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
  // Missing cells are empty ones, but others would not be shown.
  return cells > wanted ? `has a row of ${cells} cells in a table of ${wanted}: a "|" in words is "\\|".` : undefined;
}

function leftOver(written: string, after: string): string | undefined {
  const [, picture] = SPACED_PICTURE.exec(written) ?? [];
  if (picture?.trim().includes(" ")) return `shows no picture, because "${picture.trim()}" has a space.`;
  const [mark] = LONELY_MARK.exec(written) ?? [];
  if (mark) return `has "${mark}" without its note: write "${mark}: The note." on a line of its own.`;
  const [, bullet] = BULLET.exec(written) ?? [];
  if (bullet) return `has "${bullet}": begin each item of a list with "- ".`;
  // A whole address is a link of its own.
  if (SPACED_LINK.test(written + after.slice(0, 8))) return 'shows "] (": delete the space between the brackets.';
  const [sign] = LEFT_OVER.exec(written) ?? [];
  return sign && `shows "${sign}": close what it opens, or write "${sign.replaceAll(/./g, "\\$&")}".`;
}

/** Reports the address of a link that leads nowhere, or elsewhere than it seems. The check knows the pages. */
export function linkMistake(url: string, element: Element, file: VFile): void {
  const known =
    /^(#.|\/(?!\/)|mailto:.|tel:.|https:\/\/)/.test(url) && (!url.startsWith("https:") || URL.canParse(url));
  if (known) return;
  const message = `links to "${url}", but an address begins with "/", "#", "https://", "mailto:" or "tel:".`;
  // Browsers open it, whatever it is for. All else is a script, or a page below the article.
  if (/^(?!javascript|data|vbscript)[a-z][a-z+.-]*:(?!\/(?!\/))./.test(url)) file.info(message, element);
  else file.message(message, element);
}
