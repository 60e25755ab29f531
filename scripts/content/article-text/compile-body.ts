import type { Root } from "hast";
import { toText } from "hast-util-to-text";
import { h } from "hastscript";
import rehypeHighlight from "rehype-highlight";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { type Transformer, unified } from "unified";
import { visit } from "unist-util-visit";
import type { CompiledArticle } from "#app/entries/entries.ts";
import { slug } from "#app/lib/slug.ts";
import { siteOrigin } from "#content/site.ts";
import type { ArticleSection } from "#content/types.ts";
import { headTables, makeFigures } from "./figures.ts";
import { reportMistakes } from "./mistakes.ts";
import { addPageParts } from "./page-parts.ts";

/** In the text "content[2].detail[1]". `line` is counted from 1 within the text. */
type Located<Found> = Found & { field: string; line: number };

export interface CompiledBody extends Pick<CompiledArticle, "html" | "feedHtml" | "sections" | "minutes"> {
  links: Located<{ href: string }>[];
  /** Mistakes in the texts. A message continues the sentence "<file>: <place> ...". */
  problems: Located<{ message: string }>[];
}

const WORDS_PER_MINUTE = 220;

const stringifyOptions = { characterReferences: { useNamedReferences: true } };
const stringifier = unified().use(rehypeStringify, stringifyOptions).freeze();

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(reportMistakes)
  .use(remarkRehype)
  .use(makeFigures)
  .use(headTables)
  .use(keepForFeeds)
  .use(rehypeHighlight)
  .use(addPageParts)
  .use(rehypeStringify, stringifyOptions)
  .freeze();

function keepForFeeds(): Transformer<Root> {
  return (tree, file) => {
    file.data.plain = structuredClone(tree);
  };
}

/** Compiles the text of an article to HTML for the page and for feeds. */
export function compileBody(content: ArticleSection[]): CompiledBody {
  const links: CompiledBody["links"] = [];
  const problems: CompiledBody["problems"] = [];
  const sections = content.map(({ heading, detail }, index) => {
    const files = detail.map((text, place) => {
      const field = `content[${index}].detail[${place}]`;
      const file = markdown.processSync({ value: unindented(text), data: { heading } });
      problems.push(...file.messages.map(({ reason, line = 1 }) => ({ field, line, message: sentence(reason) })));
      links.push(...finishForFeeds(file.data.plain as Root).map((link) => ({ field, ...link })));
      return file;
    });
    // Never an id of the frame, because those begin with "site:".
    const id = slug(heading) || `section-${index + 1}`;
    return { id, heading, html: files.join(""), plain: files.map(({ data }) => data.plain as Root) };
  });
  const feed = h(
    null,
    sections.flatMap(({ heading, plain }) => [h("h2", heading), ...plain]),
  );
  return {
    html: sections.map(({ id, heading, html }) => `<section>${headingHtml(id, heading)}${html}</section>`).join(""),
    feedHtml: stringifier.stringify(feed),
    minutes: Math.max(1, Math.round(toText(feed).split(/\s+/).length / WORDS_PER_MINUTE)),
    sections: sections.map(({ id, heading, plain }) => ({ id, heading, text: searchText(plain) })),
    links,
    problems,
  };
}

/** Removes the indentation that all lines share. */
function unindented(text: string): string {
  const lines = text.split(/\r?\n/);
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents))).join("\n");
}

/** rehype-highlight has words of its own. */
function sentence(reason: string): string {
  const advice = 'has code in "$1", which is not known: write "text" for code without colors.';
  return reason.replace(/^Cannot highlight as `(.*)`.*/, advice);
}

/** Removes classes and makes addresses absolute. @returns the links as they were */
function finishForFeeds(tree: Root): { href: string; line: number }[] {
  const links: ReturnType<typeof finishForFeeds> = [];
  visit(tree, "element", ({ properties, position }) => {
    delete properties.className;
    if (properties.href === undefined) return;
    links.push({ href: properties.href, line: position?.start.line ?? 1 });
    if (properties.href.startsWith("/")) properties.href = `${siteOrigin}${properties.href}`;
  });
  return links;
}

function headingHtml(id: string, heading: string): string {
  // The link is beside the heading, because inside it would be part of the heading's name. The styles add its sign.
  const anchor = h("a.anchor", { href: `#${id}`, ariaLabel: `Link to this section: ${heading}` });
  return stringifier.stringify(h(null, [h("h2", { id }, heading), anchor]));
}

/** Puts a dot between cells and items, so that the line of a search result reads well. */
function searchText(texts: Root[]): string {
  return toText(h(null, texts))
    .trim()
    .replaceAll(/(?<![.:;?!])\s*[\t\n]\s*/g, " · ")
    .replaceAll(/\s+/g, " ");
}
