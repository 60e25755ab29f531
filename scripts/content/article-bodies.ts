import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CompiledBody, compileBody } from "../../app/articles/body/compile-body.ts";
import { siteOrigin } from "../../content/site.ts";
import type { Article } from "../../content/types.ts";

const FIGURES = "content/images/figures";

/** By the article's content: the rules, the share card and the page need it, and a thousand take seconds. */
const bodies = new WeakMap<object, CompiledBody>();

/** The text of an article in each of its forms. */
export function bodyOf({ content }: Pick<Article, "content">): CompiledBody {
  const known = bodies.get(content);
  if (known) return known;
  const body = compileBody(content, siteOrigin, isDrawing);
  bodies.set(content, body);
  return body;
}

/** Whether a figure is served as the SVG it is. @param name of its file, without the extension */
export function isDrawing(name: string): boolean {
  const file = join(FIGURES, `${name}.svg`);
  return existsSync(file) && !hasText(readFileSync(file, "utf8"));
}

/** A text in an SVG file would be set in a font of the reader's machine: such a picture is served as pixels. */
export function hasText(svg: string): boolean {
  return /<(text|foreignObject)\b/.test(svg);
}
