import type { ElementContent } from "hast";
import { common, createLowlight } from "lowlight";
import type { ArticleBlock } from "../../../content/types.ts";

export type CodeLanguage = Extract<ArticleBlock, { type: "code" }>["language"];

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

/** @returns the code with a `<span class="hl-keyword">` around each keyword, and so on (article-blocks.css) */
export function highlightedCode(code: string, language: CodeLanguage): ElementContent[] {
  return lowlight.highlight(language, code, { prefix: "hl-" }).children as ElementContent[];
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
