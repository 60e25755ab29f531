import type { Root } from "hast";
import { toText } from "hast-util-to-text";
import { h } from "hastscript";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { CompiledArticle } from "#app/entries/entries.ts";
import { slug } from "#app/lib/slug.ts";
import { siteOrigin } from "#content/site.ts";
import type { ArticleSection } from "#content/types.ts";
import { chartProblem } from "./chart.ts";
import { readMarkdown } from "./markdown.ts";
import { pageTree, tableCells } from "./page-tree.ts";

/** In the text "content[2].detail[1]", counted from 1. */
type Located<Found> = Found & { field: string; line: number };

export interface CompiledBody extends Pick<CompiledArticle, "html" | "feedHtml" | "sections" | "minutes"> {
  links: Located<{ href: string }>[];
  /** Mistakes in the texts. A message continues the sentence "<file>: <place> ...". */
  problems: Located<{ message: string }>[];
}

const WORDS_PER_MINUTE = 220;

const stringifier = unified().use(rehypeStringify, { characterReferences: { useNamedReferences: true } });

/** Compiles the text of an article to HTML for the page and for feeds. */
export function compileBody(content: ArticleSection[]): CompiledBody {
  // Cannot clash with ids of the frame, because those begin with "site:".
  const ids = new Set<string>();
  const uniqueId = (name: string) => {
    let id = name;
    for (let number = 1; ids.has(id); number++) id = `${name}-${number}`;
    ids.add(id);
    return id;
  };
  const links: CompiledBody["links"] = [];
  const problems: CompiledBody["problems"] = [];
  // Sections get their ids before tables, so that a new table does not change the address of a section.
  const sections = content.map(({ heading }) => ({ id: uniqueId(slug(heading) || "section"), heading }));
  const texts = content.map(({ detail }, index) =>
    detail.map((text, place) => {
      const field = `content[${index}].detail[${place}]`;
      const read = readMarkdown(text);
      links.push(...read.links.map((link) => ({ field, ...link })));
      problems.push(...[...read.problems, ...chartProblems(read.tree)].map((problem) => ({ field, ...problem })));
      return read.tree;
    }),
  );
  const page = sections.map(({ id, heading }, index) => {
    // The link is beside the heading, because inside it would be part of the heading's name. The styles add its sign.
    const anchor = h("a.anchor", { href: `#${id}`, ariaLabel: `Link to this section: ${heading}` });
    const detail = texts[index]?.flatMap((text) => pageTree(text, id, uniqueId).children) ?? [];
    return h("section", [h("h2", { id }, heading), anchor, ...detail]);
  });
  const feed = sections.flatMap(({ heading }, index) => [h("h2", heading), ...feedContent(texts[index])]);
  return {
    html: stringifier.stringify(h(null, page)),
    feedHtml: stringifier.stringify(h(null, feed)),
    minutes: Math.max(1, Math.round(toText(h(null, feed)).split(/\s+/).length / WORDS_PER_MINUTE)),
    sections: sections.map((section, index) => ({ ...section, text: searchText(texts[index]) })),
    links,
    problems,
  };
}

function chartProblems(tree: Root): { message: string; line: number }[] {
  const problems: ReturnType<typeof chartProblems> = [];
  visit(tree, "element", (element) => {
    const message = element.properties.className?.includes("chart") ? chartProblem(tableCells(element)) : undefined;
    if (message) problems.push({ message, line: element.position?.start.line ?? 1 });
  });
  return problems;
}

/** @returns the texts with absolute addresses and without classes */
function feedContent(texts: Root[] = []): Root["children"] {
  const root = h(null, structuredClone(texts.flatMap(({ children }) => children)));
  visit(root, "element", ({ properties }) => {
    delete properties.className;
    if (properties.href?.startsWith("/")) properties.href = `${siteOrigin}${properties.href}`;
  });
  return root.children;
}

/** Puts a dot between cells and items, so that the line of a search result reads well. */
function searchText(texts: Root[] = []): string {
  return toText(
    h(
      null,
      texts.flatMap(({ children }) => children),
    ),
  )
    .trim()
    .replaceAll(/(?<![.:;?!])\s*[\t\n]\s*/g, " · ")
    .replaceAll(/\s+/g, " ");
}
