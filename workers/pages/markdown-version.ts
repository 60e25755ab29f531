import type { Element, ElementContent, Root } from "hast";
import { toMdast } from "hast-util-to-mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import { pageOfMarkdown } from "../../app/discovery/markdown-path.ts";
import { siteOrigin } from "../../content/site.ts";

/** Decoration, controls, navigation, and what is marked as no part of the text. */
const LEFT_OUT = [
  "nav, svg, button, form, dialog, script, style, template, noscript",
  '[hidden], [aria-hidden="true"], [data-nosnippet], a[href^="#"], img[alt=""]',
].join(", ");

const VOID_ELEMENTS = new Set(["br", "hr", "img", "input", "source", "wbr"]);

const ATTRIBUTES = ["href", "src", "alt", "title", "start", "align", "colspan"];

/** What React escapes; HTMLRewriter does not decode. */
const CHARACTERS: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/**
 * Responds with the Markdown version of a page ("/about-us.md", llmstxt.org): its rendered <main> as CommonMark with
 * tables, so that both always say the same. Out: undefined for any other address, and for a page that does not exist or
 * is noindex.
 */
export async function answerMarkdown(
  request: Request,
  renderPage: (request: Request) => Promise<Response>,
): Promise<Response | undefined> {
  const path = pageOfMarkdown(new URL(request.url).pathname);
  if (path === undefined) return undefined;
  const source = `${siteOrigin}${path}`;
  const page = await renderPage(new Request(source));
  if (page.status !== 200 || !page.headers.get("Content-Type")?.startsWith("text/html")) return undefined;
  const { root, isIndexed } = await readMain(page);
  if (!isIndexed) return undefined;
  const tree = toMdast(root, { document: true });
  const text = toMarkdown(tree, { bullet: "-", rule: "-", extensions: [gfmTableToMarkdown()] });
  return new Response(`${text}\n---\n\nSource: <${source}>\n`, {
    headers: { "Content-Type": "text/markdown; charset=utf-8", Link: `<${source}>; rel="canonical"` },
  });
}

async function readMain(page: Response): Promise<{ root: Root; isIndexed: boolean }> {
  const root: Root = { type: "root", children: [] };
  const open: (Root | Element)[] = [root];
  let isIndexed = true;
  let leftOut = 0;
  let text = "";

  const append = (node: ElementContent) => (open.at(-1) ?? root).children.push(node);
  const rewriter = new HTMLRewriter()
    .on("meta[name=robots]", {
      element: () => {
        isIndexed = false;
      },
    })
    .on(
      LEFT_OUT.split(", ")
        .map((selector) => `main ${selector}`)
        .join(", "),
      {
        element: (element) => {
          if (VOID_ELEMENTS.has(element.tagName)) {
            element.setAttribute("data-left-out", "");
            return;
          }
          leftOut += 1;
          element.onEndTag(() => {
            leftOut -= 1;
          });
        },
      },
    )
    .on("main *", {
      element: (element) => {
        if (leftOut > 0 || element.hasAttribute("data-left-out")) return;
        // The library expects plain text in a summary, but ours has a heading.
        const tagName = element.tagName === "summary" ? "div" : element.tagName;
        // Items that only the layout separates, as in a flex row, would be read as one word; colored code would not.
        const isInCode = open.some((node) => node.type === "element" && node.tagName === "pre");
        if (!isInCode && (open.at(-1) ?? root).children.at(-1)?.type === "element")
          append({ type: "text", value: " " });
        const node: Element = { type: "element", tagName, properties: propertiesOf(element), children: [] };
        append(node);
        if (VOID_ELEMENTS.has(tagName)) return;
        open.push(node);
        element.onEndTag(() => {
          open.pop();
        });
      },
    })
    .on("main", {
      text: (chunk) => {
        text += chunk.text;
        if (!chunk.lastInTextNode) return;
        if (leftOut === 0 && text) append({ type: "text", value: decoded(text) });
        text = "";
      },
    });
  await rewriter.transform(page).arrayBuffer();
  return { root, isIndexed };
}

function propertiesOf(element: globalThis.Element): Element["properties"] {
  const entries = ATTRIBUTES.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[name, isAddress(name) ? absolute(decoded(value)) : decoded(value)]];
  });
  // The language of code: "language-sql".
  const className = element.tagName === "code" ? element.getAttribute("class")?.split(" ") : undefined;
  return { ...Object.fromEntries(entries), ...(className && { className }) };
}

function isAddress(attribute: string): boolean {
  return attribute === "href" || attribute === "src";
}

function absolute(address: string): string {
  return new URL(address, siteOrigin).href;
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (reference) => CHARACTERS[reference] ?? reference);
}
