import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { toText } from "hast-util-to-text";
import { h } from "hastscript";
import type { CompiledArticle, CompiledSection } from "#app/entries/entries.ts";
import { slug } from "#app/lib/slug.ts";
import type { ArticleSection } from "#content/types.ts";
import { type BlockContext, blockElement } from "./blocks.ts";
import { feedTree } from "./feed-tree.ts";
import { inlineMarkdown } from "./inline-markdown.ts";

export interface CompiledBody extends Pick<CompiledArticle, "html" | "feedHtml" | "sections" | "minutes"> {
  words: number;
  /** All links. `field` is the path of the text that has the link: "content[2].detail[1].rows[0][1]". */
  links: { field: string; href: string }[];
  /** Mistakes in the texts. A message continues the sentence "<file>: <field> ...". */
  problems: { field: string; message: string }[];
}

const WORDS_PER_MINUTE = 220;

/**
 * Compiles the text of an article to HTML for the page and for feeds.
 *
 * @param content must be valid by its schema. Mistakes within its texts are returned as `problems`.
 * @param isDrawing whether the figure with this name is served as SVG
 */
export function compileBody(
  content: ArticleSection[],
  isDrawing: (name: string) => boolean = () => false,
): CompiledBody {
  // Cannot clash with ids of the frame, because those begin with "site:".
  const ids = new Set<string>();
  // Sections get their ids before blocks, so that a new table does not change the address of a section.
  const headings = content.map(({ heading }) => ({ id: uniqueId(slug(heading) || "section"), heading }));
  const links: CompiledBody["links"] = [];
  const problems: CompiledBody["problems"] = [];

  function uniqueId(name: string): string {
    let id = name;
    for (let number = 1; ids.has(id); number++) id = `${name}-${number}`;
    ids.add(id);
    return id;
  }

  function contextOf(field: string): BlockContext {
    const within = (name: string) => (name === "" ? field : `${field}.${name}`);
    return {
      isDrawing,
      id: uniqueId,
      foundLink: (href, name) => links.push({ field: within(name), href }),
      foundProblem: (message) => problems.push({ field, message }),
      inline: (text, name) => {
        const inline = inlineMarkdown(text);
        links.push(...inline.links.map((href) => ({ field: within(name), href })));
        problems.push(...inline.problems.map((message) => ({ field: within(name), message })));
        return inline.children;
      },
    };
  }

  const details = content.map(({ detail }, index) =>
    detail.map((part, place) => blockElement(part, contextOf(`content[${index}].detail[${place}]`))),
  );
  const tree: Root = {
    type: "root",
    children: details.map((detail, index) => h("section", [...headingElements(headings[index]), ...detail])),
  };
  const feed = feedTree(tree);
  const words = textOf(feed).split(" ").length;
  return {
    html: html(tree),
    feedHtml: html(feed),
    words,
    minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
    sections: headings.map((heading, index) => ({
      ...heading,
      text: separated(toText(feedTree({ type: "root", children: details[index] ?? [] }))),
    })),
    links,
    problems,
  };
}

/** The link is beside the heading, because inside it would be part of the heading's name. The styles add its sign. */
function headingElements(section: Pick<CompiledSection, "id" | "heading"> | undefined): Element[] {
  if (!section) return [];
  const { id, heading } = section;
  return [h("h2", { id }, heading), h("a.anchor", { href: `#${id}`, ariaLabel: `Link to this section: ${heading}` })];
}

function textOf(feed: Root): string {
  return toText(feed).replaceAll(/\s+/g, " ").trim();
}

/** Puts a dot between cells and items, so that the line of a search result reads well. */
function separated(text: string): string {
  return text
    .trim()
    .replaceAll(/(?<![.:;?!])\s*[\t\n]\s*/g, " · ")
    .replaceAll(/\s+/g, " ");
}

function html(tree: Root): string {
  return toHtml(tree, { characterReferences: { useNamedReferences: true } });
}
