import rehypeHighlight from "rehype-highlight";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { ArticleText } from "#content/types.ts";
import type { Size } from "#scripts/content/pictures.ts";
import { rehypeCode, rehypeLinks, rehypePictures, rehypeTables } from "./elements.ts";
import { remarkMistakes } from "./mistakes.ts";
import { rehypeSections } from "./sections.ts";

export interface CompiledText {
  text: ArticleText;
  pictures: Picture[];
  mistakes: Mistake[];
}

interface Picture {
  /** File name in content/images/articles/, without the extension. */
  name: string;
  /** Line of the Markdown file, counted from 1. */
  line: number;
}

interface Mistake {
  /** Text that follows file and line: "contains HTML (<b>), which is removed." */
  message: string;
  line: number;
}

declare module "vfile" {
  interface DataMap {
    sections: ArticleText["sections"];
    pictures: Picture[];
  }
}

const WORDS_PER_MINUTE = 220;

/** Soft hyphens and zero-width spaces, which word processors and chats insert into words. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** No-break spaces after Markdown markers. On macOS, Option+Space types one, and "#" needs Option on many keyboards. */
const NO_BREAK_SPACE = /(?<=^[ >]*(?:#+|[-*+]|\d+[.)]))\u00a0/gm;

/**
 * Compiles the text of an article. Never throws, because an exception would stop the development server. A build
 * reports mistakes as errors in its first step.
 *
 * @param markdown GitHub Flavored Markdown, in which "##" starts a section
 * @param sizes sizes of the pictures in content/images/articles/, by name
 */
export function compile(markdown: string, sizes: Map<string, Size>): CompiledText {
  const file = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMistakes)
    // remark-rehype removes raw HTML by default.
    .use(remarkRehype, { footnoteBackContent: "↩\ufe0e" })
    .use(rehypeSlug)
    .use(rehypeSections)
    .use(rehypeHighlight)
    .use(rehypeTables)
    .use(rehypeCode)
    .use(rehypePictures, sizes)
    .use(rehypeLinks)
    .use(rehypeStringify)
    .processSync(markdown.replaceAll(INVISIBLE, "").replaceAll(NO_BREAK_SPACE, " "));
  const { sections = [], pictures = [] } = file.data;
  const words = sections.flatMap(({ heading, text }) => `${heading} ${text}`.split(" "));
  // Code in an unknown language is allowed, without syntax highlighting.
  const mistakes = file.messages.filter(({ source }) => source !== "rehype-highlight");
  return {
    text: { html: String(file), sections, minutes: Math.max(1, Math.round(words.length / WORDS_PER_MINUTE)) },
    pictures,
    mistakes: mistakes.map(({ reason, line = 1 }) => ({ message: reason, line })),
  };
}

/** @returns the source of the JavaScript module that `import content from "./a-host.md"` loads */
export function moduleSource({ text, pictures, mistakes }: CompiledText): string {
  return [
    `export default ${JSON.stringify(text)};`,
    // scripts/content/check.ts imports these exports, but bundles leave them out.
    `export const pictures = ${JSON.stringify(pictures)};`,
    `export const mistakes = ${JSON.stringify(mistakes)};`,
  ].join("\n");
}
