import type { Element, Root, RootContent } from "hast";
import { toText } from "hast-util-to-text";
import { h } from "hastscript";
import type { RootContent as MarkdownNode, Root as MarkdownRoot } from "mdast";
import rehypeHighlight from "rehype-highlight";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import { slug } from "#app/lib/slug.ts";
import type { ArticleText } from "#content/types.ts";
import type { Size } from "#scripts/content/pictures.ts";
import { figures, finishTexts, isElement } from "./figures.ts";
import { linkMistake, reportMistakes } from "./mistakes.ts";
import { addPageParts } from "./page-parts.ts";

/** A line of the Markdown file, counted from 1. */
type Located<Found> = Found & { line: number };

export interface CompiledText {
  text: ArticleText;
  links: Located<{ href: string }>[];
  /** Names of pictures in the text. */
  pictures: Located<{ name: string }>[];
  mistakes: Mistake[];
}

/** `isError`: a visitor would see something wrong. The message continues the sentence that begins with the place. */
type Mistake = Located<{ message: string; isError: boolean }>;

const WORDS_PER_MINUTE = 220;

/** mdast-util-to-hast gives it to the heading of the notes. */
const NOTES_ID = "footnote-label";

/** Begins the ids of notes and their marks. An id that is made of a heading has no colon. */
const NOTE_PREFIX = "note:";

/** Soft hyphens and zero-width spaces, which word processors and chats put into words. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const notesOptions = {
  clobberPrefix: NOTE_PREFIX,
  footnoteLabel: "Notes",
  footnoteLabelProperties: {},
  // The last sign keeps phones from showing a picture.
  footnoteBackContent: "↩\ufe0e",
};
const toHtml = unified()
  .use(remarkRehype, { handlers: figures, ...notesOptions })
  .freeze();
const highlighter = unified().use(rehypeHighlight).freeze();
const stringifier = unified()
  .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
  .freeze();

/**
 * Compiles the text of an article to HTML. Never fails: mistakes are a part of the result.
 *
 * @param written a Markdown file, in which "##" begins a section
 * @param sizes of the pictures in content/images/articles/
 */
export function compile(written: string, sizes: Map<string, Size>): CompiledText {
  const file = new VFile();
  const source = written.replaceAll(INVISIBLE, "");
  const markdown = parser.parse(source);
  reportMistakes(markdown, source, file);
  const { sections, isNamed } = splitAtHeadings(markdown);
  const document = { type: "root", children: sections.map((children) => section(children)) };
  const tree = toHtml.runSync(document as unknown as MarkdownRoot, file);
  const parts = isNamed ? tree.children.filter(isElement).slice(0, sections.length) : [];
  const headings = nameHeadings(parts);
  finishTexts(tree);

  const links: CompiledText["links"] = [];
  const pictures: CompiledText["pictures"] = [];
  visit(tree, "element", (element) => {
    const { href, src } = element.properties;
    const line = element.position?.start.line ?? 1;
    if (src) pictures.push({ name: String(src), line });
    if (href === undefined || href.startsWith(`#${NOTE_PREFIX}`)) return;
    links.push({ href, line });
    linkMistake(href, element, file);
  });
  const words = toText(without(`${NOTE_PREFIX}fnref-`, tree)).split(/\s+/);
  const texts = searchTexts(tree, parts);
  highlighter.runSync(tree, file);
  addPageParts(tree, headings, sizes, file);
  const text = {
    html: stringified(tree),
    minutes: Math.max(1, Math.round(words.length / WORDS_PER_MINUTE)),
    sections: headings.map((heading, index) => ({ ...heading, text: texts[index] ?? "" })),
  };
  return { text, links, pictures, mistakes: file.messages.map(mistake) };
}

/** @returns the source of a JavaScript module. Only the check imports what is beside the default export */
export function moduleSource({ text, ...others }: CompiledText): string {
  const named = Object.entries(others).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
  return `export default ${JSON.stringify(text)};\n${named.join("")}`;
}

/** @returns the parts of the document that begin with "##". What stands before the first joins it */
function splitAtHeadings({ children }: MarkdownRoot): { sections: MarkdownNode[][]; isNamed: boolean } {
  const starts = children.flatMap((node, index) => (isSectionHeading(node) ? [index] : []));
  const sections = starts.map((start, index) => children.slice(start, starts[index + 1]));
  const [first, ...others] = sections;
  if (!first) return { sections: [children], isNamed: false };
  const [heading, ...rest] = first;
  const before = children.slice(0, starts[0]);
  return { sections: [[...(heading ? [heading] : []), ...before, ...rest], ...others], isNamed: true };
}

function isSectionHeading(node: MarkdownNode): boolean {
  return node.type === "heading" && node.depth < 3;
}

function section(children: MarkdownNode[]) {
  return { type: "section", data: { hName: "section" }, children };
}

/** Gives all headings ids and levels. @returns those of the sections */
function nameHeadings(parts: Element[]): Omit<ArticleText["sections"][number], "text">[] {
  const ids = new Set([NOTES_ID]);
  const named = parts.map((part, index) => {
    const own = part.children.find(isElement) ?? h("h2");
    const heading = toText(own);
    const id = uniqueId(slug(heading) || `section-${index + 1}`, ids);
    Object.assign(own, { tagName: "h2", properties: { id } });
    return { id, heading, own };
  });
  return named.map(({ own, ...heading }, index) => {
    return { ...heading, smaller: nameSmallerHeadings(parts[index] ?? h(null), own, ids) };
  });
}

/** Leaves no level out, as "####" may below a section, and has two. @returns the ids */
function nameSmallerHeadings(part: Element | Root, own: Element, ids: Set<string>): string[] {
  const named: string[] = [];
  let level = 2;
  visit(part, "element", (element) => {
    if (!/^h[1-6]$/.test(element.tagName) || element === own) return;
    level = Math.max(3, Math.min(Number(element.tagName[1]), level + 1, 4));
    element.tagName = `h${level}`;
    named.push(uniqueId(slug(toText(element)) || "part", ids));
    element.properties.id = named.at(-1);
  });
  return named;
}

/** @returns `wanted`, or with the first number behind it that makes it another than the `ids`, to which it is added */
function uniqueId(wanted: string, ids: Set<string>): string {
  let id = wanted;
  for (let count = 2; ids.has(id); count += 1) id = `${wanted}-${count}`;
  ids.add(id);
  return id;
}

/** @returns the words of each section without its heading, with the notes that it is the first to refer to */
function searchTexts(tree: Root, parts: Element[]): string[] {
  const notes = new Map<string, Element>();
  visit(tree, "element", (element) => {
    const { id } = element.properties;
    if (id?.startsWith(`${NOTE_PREFIX}fn-`)) notes.set(`#${id}`, element);
  });
  return parts.map((part) => {
    const own: Element[] = [];
    visit(part, "element", ({ properties: { href } }) => {
      const note = notes.get(String(href));
      if (note) own.push(note);
      notes.delete(String(href));
    });
    return searchText([...part.children.slice(1), ...own]);
  });
}

/** Puts a dot between cells and items, so that the line of a search result reads well. */
function searchText(nodes: RootContent[]): string {
  return toText(without(NOTE_PREFIX, h(null, nodes)))
    .trim()
    .replaceAll(/(?<![.:;?!\s])\s*[\t\n]\s*/g, " · ")
    .replaceAll(/\s+/g, " ");
}

/** @returns a copy without the links to ids that begin with `prefix` */
function without<Parent extends Root | Element>(prefix: string, parent: Parent): Parent {
  const kept = parent.children.filter((one) => !isElement(one) || !one.properties.href?.startsWith(`#${prefix}`));
  return { ...parent, children: kept.map((child) => (isElement(child) ? without(prefix, child) : child)) };
}

/** Only tags have a "<", so that nothing which reads a page by patterns takes words of an attribute for one. */
function stringified(tree: Root): string {
  const tags = /<\w(?:[^">]|"[^"]*")*>/g;
  return stringifier.stringify(tree).replaceAll(tags, (tag) => `<${tag.slice(1).replaceAll("<", "&lt;")}`);
}

/** rehype-highlight has words of its own. */
function mistake({ reason, line, fatal }: VFile["messages"][number]): Mistake {
  const [, language] = /^Cannot highlight as `(.*)`/.exec(reason) ?? [];
  const message = language ? `has code in "${language}", which has no colors: write "text" for none.` : reason;
  return { line: line ?? 1, message, isError: fatal === false && !language };
}
