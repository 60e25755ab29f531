import type { CompiledArticle } from "../../app/entries/entries.ts";
import type { Article, NewsArticle } from "../../content/types.ts";
import { drawCover } from "../art/covers.ts";
import { bodyOf } from "./article-bodies.ts";

/**
 * Replaces the blocks of an article by what the site shows.
 *
 * @public vite/content.ts loads it.
 * @param article must be valid by its schema
 */
export function compileArticle({ content, ...head }: Article | NewsArticle): CompiledArticle {
  const { html, feedHtml, sections, minutes } = bodyOf({ content });
  return { ...head, html, feedHtml, sections, minutes, cover: inlineCover(head) };
}

/** Prefixes the drawing's ids, so that they differ from those of the article's headings. */
function inlineCover({ image, palette }: Pick<Article, "image" | "palette">): string | undefined {
  return palette && drawCover(image.name, palette).replaceAll(/id="|href="#|url\(#/g, "$&site:");
}
