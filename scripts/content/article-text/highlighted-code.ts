import type { ElementContent } from "hast";
import { common, createLowlight } from "lowlight";
import type { ArticleBlock } from "#content/types.ts";

type CodeLanguage = Extract<ArticleBlock, { type: "code" }>["language"];

/** Shown above a block without a caption. */
export const LANGUAGE_NAMES: Record<CodeLanguage, string> = {
  bash: "Shell",
  css: "CSS",
  html: "HTML",
  javascript: "JavaScript",
  json: "JSON",
  php: "PHP",
  python: "Python",
  sql: "SQL",
  text: "Text",
  typescript: "TypeScript",
  yaml: "YAML",
};

const lowlight = createLowlight(common);

/** Colors by class of highlight.js (article-blocks.css). Code with another class has no color. */
const COLORS: Record<string, string> = {
  comment: "comment",
  quote: "comment",
  keyword: "keyword",
  name: "keyword",
  "selector-tag": "keyword",
  string: "string",
  regexp: "string",
  number: "number",
  literal: "number",
  symbol: "number",
  attr: "name",
  attribute: "name",
  built_in: "name",
  property: "name",
  "selector-class": "name",
  "selector-id": "name",
  title: "name",
  type: "name",
};

/** @returns the code with a `<span class="hl-keyword">` around each keyword, and so on */
export function highlightedCode(code: string, language: CodeLanguage): ElementContent[] {
  return (lowlight.highlight(language, code, { prefix: "" }).children as ElementContent[]).flatMap(recolor);
}

function recolor(node: ElementContent): ElementContent[] {
  if (node.type !== "element") return [node];
  const children = node.children.flatMap(recolor);
  const [name = ""] = node.properties.className ?? [];
  const color = COLORS[name];
  return color ? [{ ...node, properties: { className: [`hl-${color}`] }, children }] : children;
}

/** Removes empty lines at the start and end, and the indentation that all lines share. */
export function trimmedCode(code: string): string {
  const lines = code
    .replaceAll("\r", "")
    .replace(/^(\s*\n)+/, "")
    .trimEnd()
    .split("\n");
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents)).trimEnd()).join("\n");
}
