import type { ElementContent } from "hast";
import { h } from "hastscript";
import type { Link, Nodes, PhrasingContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString as plainText } from "mdast-util-to-string";
import type { Extension } from "micromark-util-types";
import { siteOrigin } from "#content/site.ts";

interface InlineText {
  children: ElementContent[];
  /** Addresses in the order of the text. */
  links: string[];
  /** Each continues the sentence "<file>: <field> ...". */
  problems: string[];
}

/** Turns off everything except inline Markdown, so that "1. ", "# " and "<b>" stay text. */
const WORDS_ONLY: Extension = {
  disable: {
    null: [
      "autolink",
      "blockQuote",
      "characterReference",
      "codeFenced",
      "codeIndented",
      "definition",
      "hardBreakEscape",
      "headingAtx",
      "htmlFlow",
      "htmlText",
      "labelStartImage",
      "list",
      "setextUnderline",
      "thematicBreak",
    ],
  },
};

const BACKSLASHED = /\\[!-/:-@[-`{-~]/g;

/** Stands for code and for a character after a backslash, in which no mark is a mistake. */
const SKIPPED = "\uFFFC";

const NOT_MARKDOWN_HERE: { pattern: RegExp; message: (found: string) => string }[] = [
  { pattern: /^#{1,6} /, message: (found) => `begins with "${found}". For a heading, start a section.` },
  { pattern: /^[-+*] /, message: (found) => `begins with "${found}". For a list, use a block of type "list".` },
  { pattern: /^> /, message: (found) => `begins with "${found}". For a quote, use a block of type "quote".` },
  {
    pattern: /\[[^\]\uFFFC]*\((?=\/|https?:|mailto:|tel:)/,
    message: (found) => `has "${found}" without a "]". Write a link as "[text](/address)".`,
  },
  { pattern: /\]\(/, message: (found) => `has "${found}", which is part of an incomplete link.` },
  { pattern: /<(\/?[a-z][^<>]*|!--.*)>/i, message: (found) => `has ${found}, but HTML does not work here.` },
  { pattern: /&(#\d+|#x[\da-fA-F]+|[a-z]{2,}\d*);/, message: (found) => `has "${found}". Write the character itself.` },
];

/**
 * Reads a text with inline Markdown: emphasis, strong, code, links and backslash escapes. Of a link with a problem only
 * the text remains.
 */
export function inlineMarkdown(text: string): InlineText {
  // Spaces, because a line break could become a <br>.
  const source = text.replaceAll(/[\t\n\r]/g, " ");
  const tree = fromMarkdown(source, { extensions: [WORDS_ONLY] });
  const links: string[] = [];
  const problems = problemsOf(source);
  if (/[\n\r]/.test(text)) problems.push("has a line break. Write each paragraph as a separate text.");
  const children = tree.children.flatMap((block) =>
    "children" in block ? (block.children as PhrasingContent[]).flatMap(convert) : [],
  );
  return { children, links, problems };

  function convert(node: PhrasingContent): ElementContent[] {
    switch (node.type) {
      case "text":
        return [{ type: "text", value: node.value }];
      case "inlineCode":
        return [h("code", node.value)];
      case "emphasis":
        return [h("em", node.children.flatMap(convert))];
      case "strong":
        return [h("strong", node.children.flatMap(convert))];
      case "link":
        return link(node);
      default:
        throw new Error(`inline Markdown has no ${node.type}`);
    }
  }

  function link(node: Link): ElementContent[] {
    const text = node.children.flatMap(convert);
    const problem = linkProblem(node);
    if (problem) {
      problems.push(problem);
      return text;
    }
    if (/(^|[^\\])!$/.test(source.slice(0, node.position?.start.offset))) {
      problems.push('has "![". For a picture, use a block of type "figure".');
    }
    links.push(node.url);
    if (!node.url.startsWith("https:")) return [h("a", { href: node.url }, text)];
    const host = new URL(node.url).hostname.replace(/^www\./, "");
    return [
      h("a", { href: node.url, rel: ["noopener", "noreferrer"] }, text),
      ...(namesHost(plainText(node), host) ? [] : [h("span.host", { dataNosnippet: "" }, ` (${host})`)]),
    ];
  }
}

function linkProblem({ url, title, children }: Link): string | undefined {
  if (children.length === 0) return `has a link to "${url}" without a text.`;
  if (title) return `has a link with the title "${title}", which nobody would see.`;
  if (url === siteOrigin || url.startsWith(`${siteOrigin}/`)) {
    return `links to "${url}". Write a page of this site as "${url.slice(siteOrigin.length) || "/"}".`;
  }
  // A browser reads "https:/web.dev" as a page of this site.
  const isWhole = url.startsWith("https://") ? URL.canParse(url) : /^(\/(?!\/)|mailto:.|tel:.)/.test(url);
  return isWhole
    ? undefined
    : `links to "${url}", but an address must begin with "/", "https://", "mailto:" or "tel:".`;
}

/** Whether the words of a link already name its site, as "github.com" or "GitHub" do. */
function namesHost(words: string, host: string): boolean {
  const said = words.toLowerCase();
  const [name = ""] = host.split(".").slice(-2);
  return said.includes(host) || (name.length > 2 && said.split(/[^\p{L}\p{N}-]+/u).includes(name));
}

/** Finds Markdown that has no effect. */
function problemsOf(source: string): string[] {
  const shown = shownText(fromMarkdown(source.replaceAll(BACKSLASHED, SKIPPED), { extensions: [WORDS_ONLY] }));
  const found = NOT_MARKDOWN_HERE.flatMap(({ pattern, message }) => {
    const match = pattern.exec(shown);
    return match ? [message(match[0].trim())] : [];
  });
  const marks = [...shown.matchAll(/\*+|_+|`+/g)].filter((match) => mayMark(shown, match[0], match.index));
  return [...found, ...new Set(marks.map(([mark]) => `has "${mark}", which is not closed.`))];
}

function shownText(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(shownText).join("") : SKIPPED;
}

/** False for the marks in "5 * 3" and "snake_case", which cannot open or close anything. */
function mayMark(text: string, mark: string, index: number): boolean {
  const [before = " ", after = " "] = [text[index - 1], text[index + mark.length]];
  if (mark.startsWith("`")) return true;
  if (/\s/.test(before) && /\s/.test(after)) return false;
  return !(mark.startsWith("_") && /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after));
}
