import type { Element, ElementContent, Root } from "hast";
import { toMdast } from "hast-util-to-mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import { pageOfMarkdown } from "#app/discovery/markdown-path.ts";
import { siteOrigin } from "#content/site.ts";

/** Decoration, controls, navigation, and parts marked as not belonging to the text. */
const LEFT_OUT = [
  "nav, svg, button, form, dialog, script, style, template, noscript",
  '[hidden], [aria-hidden="true"], [data-nosnippet], a[href^="#"], img[alt=""]',
].join(", ");

const VOID_ELEMENTS = ["br", "hr", "img", "input", "source", "wbr"];

const ADDRESSES = ["href", "src"];

const ATTRIBUTES = [...ADDRESSES, "alt", "title", "start", "colspan"];

/** React escapes these characters, and HTMLRewriter does not decode them. */
const CHARACTERS: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/**
 * Responds with the Markdown version of a page ("/about-us.md", llmstxt.org): its rendered <main> as CommonMark with
 * tables, so that both always say the same.
 *
 * @returns undefined for any other address, and for a page that does not exist or is noindex
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
  const text = toMarkdown(tree, {
    bullet: "-",
    rule: "-",
    extensions: [gfmTableToMarkdown()],
    // Also in the items of a list, where the library leaves out the blank line before a text without <p>.
    join: [({ type }) => (type === "heading" ? 1 : undefined)],
  });
  return new Response(`${text}\n---\n\nSource: <${source}>\n`, {
    headers: { "Content-Type": "text/markdown; charset=utf-8", Link: `<${source}>; rel="canonical"` },
  });
}

async function readMain(page: Response): Promise<{ root: Root; isIndexed: boolean }> {
  const root: Root = { type: "root", children: [] };
  const open: (Root | Element)[] = [root];
  let isIndexed = true;
  let text = "";

  const append = (node: ElementContent) => (open.at(-1) ?? root).children.push(node);
  // A rewriter of its own, because the handlers below would still get the elements inside a removed one.
  const shortened = new HTMLRewriter().on(LEFT_OUT, { element: (element) => void element.remove() }).transform(page);
  const reader = new HTMLRewriter()
    .on("meta[name=robots]", {
      element: () => {
        isIndexed = false;
      },
    })
    .on("main *", {
      element: (element) => {
        // The library expects plain text in a summary, but ours has a heading.
        const tagName = element.tagName === "summary" ? "div" : element.tagName;
        // Items that only the layout separates, as in a flex row, would be read as one word. Colored code would not.
        const isInCode = open.some((node) => node.type === "element" && node.tagName === "pre");
        if (!isInCode && (open.at(-1) ?? root).children.at(-1)?.type === "element") {
          append({ type: "text", value: " " });
        }
        const node: Element = { type: "element", tagName, properties: propertiesOf(element), children: [] };
        append(node);
        if (VOID_ELEMENTS.includes(tagName)) return;
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
        if (text) append({ type: "text", value: decoded(text) });
        text = "";
      },
    });
  await reader.transform(shortened).arrayBuffer();
  return { root, isIndexed };
}

function propertiesOf(element: globalThis.Element): Element["properties"] {
  const properties: Element["properties"] = {};
  for (const name of ATTRIBUTES) {
    const value = element.getAttribute(name);
    if (value === null) continue;
    properties[name] = ADDRESSES.includes(name) ? new URL(decoded(value), siteOrigin).href : decoded(value);
  }
  const className = element.getAttribute("class") ?? "";
  // The language of code: "language-sql".
  if (element.tagName === "code") properties.className = className.split(" ");
  // The cells of tables have no other class (scripts/content/article-text/blocks.ts).
  if (/^t[hd]$/.test(element.tagName)) properties.align = className;
  return properties;
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (reference) => CHARACTERS[reference] ?? reference);
}
