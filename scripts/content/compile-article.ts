import { existsSync } from "node:fs";
import type { CompiledArticle } from "#app/entries/entries.ts";
import type { Article, NewsArticle } from "#content/types.ts";
import { type CompiledBody, compileBody } from "./article-text/compile-body.ts";

/**
 * Replaces the texts of an article by what the site shows.
 *
 * @param article must be valid by its schema
 */
export function compileArticle({ content, ...head }: Article | NewsArticle): Omit<CompiledArticle, "kind"> {
  const { html, feedHtml, sections, minutes } = bodyOf({ content });
  const isDrawn = existsSync(`content/images/covers/${head.image.name}.svg`);
  return { ...head, html, feedHtml, sections, minutes, isDrawn };
}

/** The rules, the share card and the page each need the body, and compiling a thousand takes seconds. */
const bodies = new WeakMap<object, CompiledBody>();

/** @returns the text of an article in each of its forms */
export function bodyOf({ content }: Pick<Article, "content">): CompiledBody {
  const body = bodies.get(content) ?? compileBody(content);
  bodies.set(content, body);
  return body;
}
