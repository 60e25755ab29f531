import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toString as textIn } from "mdast-util-to-string";
import { gfmTable } from "micromark-extension-gfm-table";
import { expect, test } from "vitest";
import { contact, siteOrigin } from "#content/site.ts";
import { leaksUndefined, visitedPages } from "#test/published.ts";
import { decode, tags, textOf, visit } from "./built-site.ts";

// A CommonMark parser reads the Markdown version of each page.

/** Elements that workers/pages/markdown-version.ts leaves out. */
const NO_TEXT =
  /<(nav|form|dialog|script|style|svg|button)\b[\s\S]*?<\/\1>|<(section|div|span|p)\b[^>]*(?:data-nosnippet|aria-hidden="true")[\s\S]*?<\/\2>/g;

function parsed(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
}

/** @returns All nodes of a type, in order. */
function nodes<Type extends Nodes["type"]>(node: Nodes, type: Type): Extract<Nodes, { type: Type }>[] {
  const own = node.type === type ? [node as Extract<Nodes, { type: Type }>] : [];
  return [...own, ...("children" in node ? node.children.flatMap((child) => nodes(child, type)) : [])];
}

/** Removes whitespace, because some of it comes only from the layout. */
function letters(text: string): string {
  return decode(text.replaceAll(/<[^>]+>/g, "")).replaceAll(/[\s\u200b]/g, "");
}

test.for(visitedPages)("the Markdown version of $path has its headings, texts, cells and links", async ({ path }) => {
  const html = await textOf(path);
  const [alternate, ...more] = tags(html, "link").filter(({ type }) => type === "text/markdown");
  expect(more).toEqual([]);
  const response = await visit(alternate?.href ?? "");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
  expect(response.headers.get("Link")).toBe(`<${siteOrigin}${path}>; rel="canonical"`);
  const text = await response.text();
  expect(text).toMatch(/^# \S.*\n\n\S/);
  expect(text).not.toMatch(/\{email\}|\[object/);
  expect(leaksUndefined(text)).toBe(false);

  const markdown = parsed(text);
  expect(nodes(markdown, "html")).toEqual([]);
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>")).replaceAll(NO_TEXT, "");
  const onPage = (pattern: RegExp) => [...main.matchAll(pattern)].map(([, first = ""]) => letters(first));
  expect(nodes(markdown, "heading").map((heading) => letters(textIn(heading)))).toEqual(
    onPage(/<h[1-6]\b[^>]*>([\s\S]*?)<\/h[1-6]>/g),
  );
  const paragraphs = nodes(markdown, "paragraph").map((paragraph) => letters(textIn(paragraph)));
  expect(paragraphs).toEqual(expect.arrayContaining(onPage(/<p\b[^>]*>([\s\S]*?)<\/p>/g)));
  expect(nodes(markdown, "tableCell").map((cell) => letters(textIn(cell)))).toEqual(
    onPage(/<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/g),
  );
  expect(nodes(markdown, "code").map(({ value }) => letters(value))).toEqual(onPage(/<pre\b[^>]*>([\s\S]*?)<\/pre>/g));

  const addresses = new Set(nodes(markdown, "link").map(({ url }) => url));
  addresses.delete(`${siteOrigin}${path}`);
  expect(addresses.size).toBeGreaterThan(0);
  const links = tags(html, "a").map(({ href = "" }) => new URL(href, `${siteOrigin}${path}`).href);
  for (const address of addresses) {
    expect(address).toMatch(/^(https:\/\/|mailto:|tel:)/);
    expect(links).toContain(address);
  }
});

test("the Markdown version of the contact page has the contact details", async () => {
  const text = await textOf("/contact-us.md");
  for (const detail of [contact.email, contact.phone.text, contact.hours, ...contact.address.lines]) {
    expect(text).toContain(detail);
  }
});

test.for(["/no-such-page.md", "/search.md", "/blogs/no-such-article.md", "/.md", "/index.md.md"])(
  "%s shows the not-found page",
  async (path) => {
    const response = await visit(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
  },
);
