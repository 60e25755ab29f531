import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

const NO_TABLE = 'has a line of dashes that makes no table: below its head, write "---" between "|" for each column.';

/** Paragraphs that show Markdown's marks, because the line is not quite what the author meant. */
const SHOWN_MARKS: [pattern: RegExp, mistake: string][] = [
  [/^[\s>]*#{2,6}[^\s#]/m, 'has a heading without a space: write "## Heading".'],
  [/^[\s>]*(?=.*([-–—]{2}|\|))[-–—|:+ \t]*[-–—][-–—|:+ \t]*$/m, NO_TABLE],
  [/^\[!\w+\]/, "has an alert, whose name would be shown: write a quotation without it."],
];

/** Languages that GitHub or an earlier version of this site draw. */
const DIAGRAMS = ["chart", "mermaid"];

/** Reports Markdown that pages leave out or show as it is. elements.ts reports links and pictures. */
export function remarkMistakes() {
  return (tree: Root, file: VFile) => {
    const first = tree.children.find(({ type }) => type !== "definition" && type !== "footnoteDefinition");
    if (first?.type !== "heading" || first.depth > 2) {
      file.message('must begin with a "## heading", because each text belongs to a section.', first);
    }
    visit(tree, (node) => {
      const source = String(file).slice(node.position?.start.offset, node.position?.end.offset);
      const mistake = mistakeOf(node, source);
      if (mistake) file.message(mistake, node);
    });
  };
}

function mistakeOf(node: Nodes, source: string): string | undefined {
  switch (node.type) {
    case "paragraph":
      return SHOWN_MARKS.find(([pattern]) => pattern.test(source))?.[1];
    case "thematicBreak":
      return /-{2}\s+-{2}/.test(source) ? NO_TABLE : undefined;
    case "code":
      return DIAGRAMS.includes(node.lang ?? "")
        ? `has a diagram as code (${node.lang}), which pages do not draw: show a picture (content/images/README.md).`
        : undefined;
    case "html":
      return `contains HTML (${node.value.slice(0, 20)}), which is removed. Use Markdown.`;
    case "heading":
      return node.depth === 1
        ? 'has a "# heading": "##" begins a section, and the title is in the .ts file.'
        : undefined;
    case "listItem":
      return typeof node.checked === "boolean" ? "has a task list: write a list without brackets." : undefined;
    case "image":
    case "imageReference":
      return node.alt
        ? undefined
        : 'has a picture without alt text: describe it in the brackets, as in "![A server room](server-room)".';
  }
}
