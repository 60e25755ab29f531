import type { Nodes, Parents, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { pictureNameProblem } from "#scripts/content/pictures.ts";
import { isOfPictures } from "./figures.ts";

/** Signs that Markdown left as they are: a mark that nothing closes, half a link. */
const LEFT_OVER = /(?<![\\\s])(\*+|`+|~~)|(?<!\\)(\*+|`+|~~)(?=\S)|(?<!\\)(\]\(|\]\[)/;

const BULLET = /^[•●▪◦](?=\s)/m;
const SPACED_PICTURE = /!\[[^\]]*\]\(([^)"]*)/;
const LONELY_MARK = /(?<!\\)\[\^[^\]\s]+\]/;

/** Reports Markdown that is refused, words that nobody would see, and signs that readers would see by mistake. */
export function reportMistakes(tree: Root, source: string, file: VFile): void {
  const marks = new Set<string>();
  visit(tree, "footnoteReference", ({ identifier }) => void marks.add(identifier));
  visit(tree, (node, _, parent) => {
    const problem = problemOf(node, parent, source, marks);
    if (problem) file.message(problem, node);
    // A second note of this name would not be shown.
    if (node.type === "footnoteDefinition") marks.delete(node.identifier);
  });
}

function problemOf(node: Nodes, parent: Parents | undefined, source: string, marks: Set<string>): string | undefined {
  const written = source.slice(node.position?.start.offset, node.position?.end.offset);
  if (node.type === "html") return "has HTML, which does not work here.";
  if (node.type === "heading" && node.depth < 3) return headingProblem(written);
  if (node.type === "image" || node.type === "imageReference") {
    if (!node.alt) return 'has a picture without words: write what is seen into the brackets of "![]".';
    const isAlone = parent?.type === "paragraph" && isOfPictures(parent);
    return isAlone ? undefined : "has a picture inside a line of words: put it on a line of its own.";
  }
  if (node.type === "footnoteDefinition" && !marks.has(node.identifier)) {
    return `has a note "[^${node.label}]" that would not be shown: put its mark "[^${node.label}]" once into the same text.`;
  }
  return node.type === "text" ? leftOver(written) : undefined;
}

function headingProblem(written: string): string {
  return written.startsWith("#")
    ? 'has a heading of a section: start a section, or write "###" for a smaller heading.'
    : 'has words over "---" or "===", which makes them a heading: put an empty line between them.';
}

function leftOver(written: string): string | undefined {
  const [, picture] = SPACED_PICTURE.exec(written) ?? [];
  if (picture?.includes(" ")) return `has a picture: ${pictureNameProblem(picture)}`;
  const [mark] = LONELY_MARK.exec(written) ?? [];
  if (mark) return `has "${mark}" without its note: write "${mark}: The note." on a line of its own in the same text.`;
  const [bullet] = BULLET.exec(written) ?? [];
  if (bullet) return `has "${bullet}": begin each item of a list with "- ".`;
  const [sign] = LEFT_OVER.exec(written) ?? [];
  return sign && `shows "${sign}": close what it opens, or put a backslash before it.`;
}

/** @returns what is wrong with the address of a link, or undefined */
export function linkProblem(url: string): string | undefined {
  // A browser reads "https:/web.dev" as a page of this site.
  const isWhole = url.startsWith("https://") ? URL.canParse(url) : /^(\/(?!\/)|mailto:.|tel:.)/.test(url);
  return isWhole
    ? undefined
    : `links to "${url}", but an address must begin with "/", "https://", "mailto:" or "tel:".`;
}
