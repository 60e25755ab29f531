import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
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
  const body = compileBody(content, siteOrigin, figureDrawings());
  bodies.set(content, body);
  return body;
}

/** The names of the figures that are served as the SVG they are. */
export function figureDrawings(): ReadonlySet<string> {
  const files = existsSync(FIGURES) ? readdirSync(FIGURES) : [];
  const drawn = files.filter((file) => file.endsWith(".svg") && !hasText(readFileSync(join(FIGURES, file), "utf8")));
  return new Set(drawn.map((file) => parse(file).name));
}

/** A text in an SVG file would be set in a font of the reader's machine: such a picture is served as pixels. */
export function hasText(svg: string): boolean {
  return /<(text|foreignObject)\b/.test(svg);
}
