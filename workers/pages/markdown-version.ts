import type { Element, ElementContent, Root } from "hast";
import { toMdast } from "hast-util-to-mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import { pageOfMarkdown } from "../../app/discovery/markdown-path";
import { siteOrigin } from "../../content/site";

/** What is there for the eye or the hand, or leads around the page: a text has no use for it. */
const LEFT_OUT = [
  "nav, svg, button, form, dialog, script, style, template, noscript",
  '[hidden], [aria-hidden="true"], [data-nosnippet], a[href^="#"], img[alt=""]',
].join(", ");

const VOID_ELEMENTS = new Set(["br", "hr", "img", "input", "source", "wbr"]);

/** What is kept of an element's attributes. */
const ATTRIBUTES = ["href", "src", "alt", "title", "start", "align", "colspan"];

/** What React escapes in texts and attributes. */
const CHARACTERS: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/**
 * Answers a request for the Markdown version of a page ("/about-us.md", llmstxt.org): the page's rendered <main> as
 * CommonMark with tables, so that it can't say anything else. In: the request, and what renders a page. Out: undefined
 * when the address is none of a Markdown version, or the page does not exist or is not to be indexed.
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

/** Reads the elements and texts inside a page's <main>. */
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
        // A summary is one line to the library, but may have a heading and more.
        const tagName = element.tagName === "summary" ? "div" : element.tagName;
        // What only the layout sets apart, as words in a row of flex items.
        if ((open.at(-1) ?? root).children.at(-1)?.type === "element") append({ type: "text", value: " " });
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

function propertiesOf(element: globalThis.Element): Record<string, string> {
  const entries = ATTRIBUTES.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[name, isAddress(name) ? absolute(decoded(value)) : decoded(value)]];
  });
  return Object.fromEntries(entries);
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
