import { existsSync, readFileSync } from "node:fs";
import type { CompiledArticle } from "#app/entries/entries.ts";
import type { Article, NewsArticle } from "#content/types.ts";
import { type CompiledBody, compileBody } from "./article-text/compile-body.ts";

/**
 * Replaces the blocks of an article by what the site shows.
 *
 * @param article must be valid by its schema
 */
export function compileArticle({ content, ...head }: Article | NewsArticle): Omit<CompiledArticle, "kind"> {
  const { html, feedHtml, sections, minutes } = bodyOf({ content });
  return { ...head, html, feedHtml, sections, minutes, cover: inlineCover(head.image.name) };
}

/** The rules, the share card and the page each need the body, and compiling a thousand takes seconds. */
const bodies = new WeakMap<object, CompiledBody>();

/** @returns the text of an article in each of its forms */
export function bodyOf({ content }: Pick<Article, "content">): CompiledBody {
  const known = bodies.get(content);
  if (known) return known;
  const body = compileBody(content, (name) => readDrawing("figures", name) !== undefined);
  bodies.set(content, body);
  return body;
}

/**
 * Reads the source of a cover or figure that pages show as SVG. Other pictures are served as pixels, in several sizes.
 *
 * @param name of the source, without the extension
 * @returns undefined if the source is no SVG file, or has more than shapes
 */
function readDrawing(kind: "covers" | "figures", name: string): string | undefined {
  const file = `content/images/${kind}/${name}.svg`;
  if (!existsSync(file)) return undefined;
  const svg = readFileSync(file, "utf8");
  return hasOnlyShapes(svg) ? svg : undefined;
}

/** An SVG file would show text in a font of the reader's machine, and styles or scripts in a page would affect it. */
function hasOnlyShapes(svg: string): boolean {
  return !/<(text|foreignObject|style|script)\b/.test(svg);
}

/** Prefixes the drawing's ids, so that they differ from those of the article's headings. */
function inlineCover(name: string): string | undefined {
  const svg = readDrawing("covers", name);
  return svg?.slice(svg.indexOf("<svg")).replaceAll(/id="|href="#|url\(#/g, "$&site:");
}
