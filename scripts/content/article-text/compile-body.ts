import type { Element, Root, RootContent } from "hast";
import { toText } from "hast-util-to-text";
import { h } from "hastscript";
import type { Root as MarkdownRoot } from "mdast";
import rehypeHighlight from "rehype-highlight";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import type { CompiledArticle } from "#app/entries/entries.ts";
import { slug } from "#app/lib/slug.ts";
import { fallbackUrl } from "#app/media/picture-sizes.ts";
import { siteOrigin } from "#content/site.ts";
import type { Article } from "#content/types.ts";
import type { Size } from "#scripts/content/pictures.ts";
import { figures, finishTexts, isElement } from "./figures.ts";
import { linkProblem, reportMistakes } from "./mistakes.ts";
import { addPageParts } from "./page-parts.ts";

/** In the text "content[2].detail[1]". `line` is counted from 1 within the text. */
type Located<Found> = Found & { field: string; line: number };

export interface CompiledBody extends Pick<CompiledArticle, "html" | "feedHtml" | "sections" | "minutes"> {
  links: Located<{ href: string }>[];
  /** Names of pictures in the texts. */
  pictures: Located<{ name: string }>[];
  /** Mistakes in the texts. A message continues the sentence "<file>: <place> ...". */
  problems: Located<{ message: string }>[];
}

const WORDS_PER_MINUTE = 220;

/** mdast-util-to-hast gives it to the heading of the notes. */
const NOTES_ID = "footnote-label";

/** Begins the ids of notes and their marks. An id that is made of a heading has no colon. */
const NOTE_PREFIX = "note:";

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
 * Compiles the texts of an article to HTML for the page and for feeds. They become one document, in which notes are
 * numbered, but what a text refers to is in that text: two texts may each have a `[^1]`.
 *
 * @param sizes of the pictures in content/images/articles/
 */
export function compileBody(
  { content, url }: Pick<Article, "content"> & { url: string },
  sizes: Map<string, Size>,
): CompiledBody {
  const file = new VFile();
  /** Of each line of the document. */
  const places: { field: string; line: number }[] = [];
  const placeOf = (line = 1) => places[line - 1] ?? { field: "content", line };

  function read(text: string, field: string): MarkdownRoot["children"] {
    const lines = unindented(text);
    // The lines of the document have its number, because this text stands below the others.
    const source = "\n".repeat(places.length) + lines.join("\n");
    const tree = parser.parse(source);
    reportMistakes(tree, source, file);
    visit(tree, (node) => {
      if ("identifier" in node) node.identifier = `${places.length}-${node.identifier}`;
    });
    places.push(...lines.map((_, above) => ({ field, line: above + 1 })));
    return tree.children;
  }

  const ids = new Set([NOTES_ID]);
  const headings = content.map(({ heading }, index) => {
    return { id: uniqueId(slug(heading) || `section-${index + 1}`, ids), heading };
  });
  const document = content.map(({ detail }, index) => {
    const texts = detail.flatMap((text, place) => read(text, `content[${index}].detail[${place}]`));
    return { type: "section", data: { hName: "section" }, children: texts };
  });
  const tree = toHtml.runSync({ type: "root", children: document } as unknown as MarkdownRoot, file);
  const parts = tree.children.filter(isElement);
  const smaller = parts.map((section) => nameSmallerHeadings(section, ids));
  finishTexts(tree);

  const links: CompiledBody["links"] = [];
  const pictures: CompiledBody["pictures"] = [];
  const notes: (Element & { field: string })[] = [];
  visit(tree, "element", (element) => {
    const { href, src, id } = element.properties;
    const place = placeOf(element.position?.start.line);
    if (src) pictures.push({ name: String(src), ...place });
    if (id?.startsWith(`${NOTE_PREFIX}fn-`)) notes.push({ ...element, ...place });
    if (href === undefined || href.startsWith(`#${NOTE_PREFIX}`)) return;
    links.push({ href, ...place });
    const problem = linkProblem(href);
    if (problem) file.message(problem, element);
  });
  const feed = feedTree(headings, parts, url);
  const sections = headings.map((heading, index) => {
    const own = notes.filter(({ field }) => field.startsWith(`content[${index}].`));
    return { ...heading, smaller: smaller[index] ?? [], text: searchText([...(parts[index]?.children ?? []), ...own]) };
  });
  highlighter.runSync(tree, file);
  addPageParts(tree, headings, sizes, file);
  return {
    html: stringifier.stringify(tree),
    feedHtml: stringifier.stringify(feed),
    minutes: Math.max(1, Math.round(toText(feed).split(/\s+/).length / WORDS_PER_MINUTE)),
    sections,
    links,
    pictures,
    problems: file.messages.map(({ reason, line }) => ({ ...placeOf(line), message: sentence(reason) })),
  };
}

/** Removes the indentation that all lines share. @returns the lines */
function unindented(text: string): string[] {
  const lines = text.split(/\r?\n/);
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents)));
}

/** @returns `wanted`, or with the first number behind it that makes it another than the `ids`, to which it is added */
function uniqueId(wanted: string, ids: Set<string>): string {
  let id = wanted;
  for (let count = 2; ids.has(id); count += 1) id = `${wanted}-${count}`;
  ids.add(id);
  return id;
}

/** Leaves no level out, as "####" may below a section, and has two. @returns the ids */
function nameSmallerHeadings(section: Element, ids: Set<string>): string[] {
  const named: string[] = [];
  let level = 2;
  visit(section, "element", (element) => {
    if (!/^h[3-6]$/.test(element.tagName)) return;
    level = Math.min(Number(element.tagName[1]), level + 1, 4);
    element.tagName = `h${level}`;
    named.push(uniqueId(slug(toText(element)) || "part", ids));
    element.properties.id = named.at(-1);
  });
  return named;
}

/** rehype-highlight has words of its own. */
function sentence(reason: string): string {
  const advice = 'has code in "$1", which is not known: write "text" for code without colors.';
  return reason.replace(/^Cannot highlight as `(.*)`.*/, advice);
}

/** Puts a dot between cells and items, so that the line of a search result reads well. */
function searchText(nodes: RootContent[]): string {
  return toText(without(NOTE_PREFIX, h(null, nodes)))
    .trim()
    .replaceAll(/(?<![.:;?!\s])\s*[\t\n]\s*/g, " · ")
    .replaceAll(/\s+/g, " ");
}

/** Classes and ids are gone, addresses are absolute, boxes are signs, and notes have no links back. */
function feedTree(headings: { heading: string }[], parts: Element[], url: string): Root {
  const sections = parts.map(({ children }, index) => {
    return [headings[index] && h("h2", headings[index].heading), ...children];
  });
  const feed = structuredClone(without(`${NOTE_PREFIX}fnref-`, h(null, sections.flat())));
  visit(feed, "element", (element) => {
    const { tagName, properties } = element;
    for (const name of ["className", "id", "ariaDescribedBy", "dataFootnoteRef"]) delete properties[name];
    if (properties.href?.startsWith("#")) properties.href = `${siteOrigin}${url}${properties.href}`;
    if (properties.href?.startsWith("/")) properties.href = `${siteOrigin}${properties.href}`;
    if (tagName === "img") properties.src = `${siteOrigin}${fallbackUrl("articles", String(properties.src))}`;
    if (tagName === "input") Object.assign(element, { type: "text", value: properties.checked ? "☑" : "☐" });
  });
  return feed;
}

/** @returns a copy without the links to ids that begin with `prefix` */
function without<Parent extends Root | Element>(prefix: string, parent: Parent): Parent {
  const kept = parent.children.filter((one) => !isElement(one) || !one.properties.href?.startsWith(`#${prefix}`));
  return { ...parent, children: kept.map((child) => (isElement(child) ? without(prefix, child) : child)) };
}
