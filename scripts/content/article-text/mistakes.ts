import type { Nodes, Root } from "mdast";
import type { Transformer } from "unified";
import { visit } from "unist-util-visit";

/** What an article does not show. */
const REFUSED: Partial<Record<Nodes["type"], string>> = {
  blockquote: 'has a quotation (">"), which does not work here: write it as a paragraph.',
  footnoteDefinition: "has a footnote, which does not work here: write it into the text.",
  footnoteReference: "has a footnote, which does not work here: write it into the text.",
  heading: "has a heading, which does not work in a text: start a section.",
  html: "has HTML, which does not work here.",
  image: "has a picture, which does not work here.",
  imageReference: "has a picture, which does not work here.",
  thematicBreak: "has a line, which does not work here: start a section.",
};

/** Signs that Markdown left as they are: a mark that nothing closes, half a link, a bullet. */
const LEFT_OVER = /(?<![\\\s])(\*+|`+|~~)|(?<!\\)(\*+|`+|~~)(?=\S)|(?<!\\)(\]\(|\]\[)|^[•●▪◦](?=\s)/m;

/** Reports Markdown that is refused, and signs that readers would see by mistake. */
export function reportMistakes(): Transformer<Root> {
  return (tree, file) => {
    visit(tree, (node) => {
      const problem = REFUSED[node.type] ?? problemOf(node, String(file));
      if (problem) file.message(problem, node);
    });
  };
}

function problemOf(node: Nodes, source: string): string | undefined {
  if (node.type === "link" || node.type === "definition") return linkProblem(node.url);
  if (node.type === "listItem" && typeof node.checked === "boolean") {
    return "has a check box, which does not work here.";
  }
  if (node.type !== "text") return undefined;
  const [found] = LEFT_OVER.exec(source.slice(node.position?.start.offset, node.position?.end.offset)) ?? [];
  if (found === undefined) return undefined;
  return /[•●▪◦]/.test(found)
    ? `has "${found}": begin each item of a list with "- ".`
    : `shows "${found}": close what it opens, or put a backslash before it.`;
}

function linkProblem(url: string): string | undefined {
  // A browser reads "https:/web.dev" as a page of this site.
  const isWhole = url.startsWith("https://") ? URL.canParse(url) : /^(\/(?!\/)|mailto:.|tel:.)/.test(url);
  return isWhole
    ? undefined
    : `links to "${url}", but an address must begin with "/", "https://", "mailto:" or "tel:".`;
}
