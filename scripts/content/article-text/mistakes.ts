import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

/** Reports unsupported Markdown. elements.ts and tables.ts report links, pictures and charts. */
export function remarkMistakes() {
  return (tree: Root, file: VFile) => {
    const first = tree.children.find(({ type }) => type !== "definition" && type !== "footnoteDefinition");
    if (first?.type !== "heading" || first.depth > 2) {
      file.message('must begin with a "## heading", because each text belongs to a section.', first);
    }
    visit(tree, (node) => {
      const mistake = mistakeOf(node);
      if (mistake) file.message(mistake, node);
    });
  };
}

function mistakeOf(node: Nodes): string | undefined {
  switch (node.type) {
    case "html":
      return `has HTML (${node.value.slice(0, 20)}), which pages leave out: write Markdown.`;
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
