import { type ArticleBody, bodyPath } from "../../app/articles/article-body.ts";
import type { ArticleHead, Entries } from "../../app/entries/entries.ts";
import { drawCover } from "../art/covers.ts";
import { bodyOf } from "./article-bodies.ts";
import type { ContentEntries, SourceArticle } from "./read-content.ts";

export interface CompiledContent {
  /** Entries (app/entries/entries.ts) as JSON, for the Worker. */
  json: string;
  /** The bodies of articles as JSON, by the path of their files beside the Worker. */
  bodies: Map<string, string>;
}

/**
 * @public vite/content.ts loads it.
 * @param entries the valid entries
 */
export function compileContent({ articles, ...rest }: ContentEntries): CompiledContent {
  const entries: Entries = { ...rest, articles: articles.map(headOf) };
  return {
    json: JSON.stringify(entries),
    bodies: new Map(articles.map((article) => [bodyPath(article.url), JSON.stringify(articleBody(article))])),
  };
}

function headOf(article: SourceArticle): ArticleHead {
  const { description: _, content, ...head } = article;
  return { ...head, minutes: bodyOf(article).minutes, headings: content.map(({ heading }) => heading) };
}

function articleBody(article: SourceArticle): ArticleBody {
  const { html, sections, feedHtml } = bodyOf(article);
  return { description: article.description, html, sections, cover: inlineCover(article), feedHtml };
}

/** Prefixes the drawing's ids, so that they differ from those of the article's headings. */
function inlineCover({ image, palette }: SourceArticle): string | undefined {
  return palette && drawCover(image.name, palette).replaceAll(/id="|href="#|url\(#/g, "$&site:");
}
