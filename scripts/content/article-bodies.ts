import { existsSync, readFileSync } from "node:fs";
import { siteOrigin } from "../../content/site.ts";
import type { Article } from "../../content/types.ts";
import { type CompiledBody, compileBody } from "./article-text/compile-body.ts";

/** The rules, the share card and the page each need the body, and compiling a thousand takes seconds. */
const bodies = new WeakMap<object, CompiledBody>();

/** @returns the text of an article in each of its forms. */
export function bodyOf({ content }: Pick<Article, "content">): CompiledBody {
  const known = bodies.get(content);
  if (known) return known;
  const body = compileBody(content, siteOrigin, isSvgFigure);
  bodies.set(content, body);
  return body;
}

/** Whether a figure is served as SVG. @param name of its file, without the extension */
export function isSvgFigure(name: string): boolean {
  const file = `content/images/figures/${name}.svg`;
  return existsSync(file) && !hasText(readFileSync(file, "utf8"));
}

/** An SVG file would show its text in a font of the reader's machine, so such a picture is served as pixels. */
export function hasText(svg: string): boolean {
  return /<(text|foreignObject)\b/.test(svg);
}
