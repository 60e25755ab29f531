import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toString as textIn } from "mdast-util-to-string";
import { gfmTable } from "micromark-extension-gfm-table";
import { expect, test } from "vitest";
import { markdownPath } from "../../app/discovery/markdown-path.ts";
import { openingPath } from "../../app/entries/openings.ts";
import { longDate } from "../../app/lib/dates.ts";
import { blogsPage } from "../../content/blogs/index.ts";
import { privacy } from "../../content/legal/privacy.ts";
import { terms } from "../../content/legal/terms.ts";
import { notFoundPage } from "../../content/not-found.ts";
import { contact, siteOrigin } from "../../content/site.ts";
import { bodyOf } from "../../scripts/content/article-bodies.ts";
import { leaksUndefined, published, visitedArticles, visitedPages } from "../published.ts";
import { decode, tags, textOf, visit } from "./built-site.ts";

// The Markdown version of each page, read by a CommonMark parser, says what the page says.

const { posts, news, openings, services, projects, team } = published;
const listed = visitedPages;

/** What is not text: workers/pages/markdown-version.ts leaves it out. */
const NO_TEXT =
  /<(nav|form|dialog|script|style|svg|button)\b[\s\S]*?<\/\1>|<(div|span|p)\b[^>]*(?:data-nosnippet|aria-hidden="true")[\s\S]*?<\/\2>/g;

function parsed(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
}

/** All nodes of one type, in their order. */
function nodes<Type extends Nodes["type"]>(node: Nodes, type: Type): Extract<Nodes, { type: Type }>[] {
  const own = node.type === type ? [node as Extract<Nodes, { type: Type }>] : [];
  return [...own, ...("children" in node ? node.children.flatMap((child) => nodes(child, type)) : [])];
}

/** Spaces that only the layout makes are not compared. */
function letters(text: string): string {
  return decode(text.replaceAll(/<[^>]+>/g, "")).replaceAll(/[\s\u200b]/g, "");
}

test.for(listed)("$path has a Markdown version, which names the page as the one to index", async ({ path }) => {
  const alternate = tags(await textOf(path), "link").filter(({ type }) => type === "text/markdown");
  expect(alternate).toHaveLength(1);
  const response = await visit(alternate[0]?.href ?? "");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
  expect(response.headers.get("Link")).toBe(`<${siteOrigin}${path}>; rel="canonical"`);
  const text = await response.text();
  expect(text).toMatch(/^# \S.*\n\n\S/);
  expect(text.match(/^# /gm)).toHaveLength(1);
  expect(text).not.toMatch(/\{email\}|\[object/);
  expect(leaksUndefined(text)).toBe(false);
  expect(nodes(parsed(text), "html")).toEqual([]);
});

test.for(listed)("the headings and paragraphs of $path are those of its Markdown version", async ({ path }) => {
  const html = await textOf(path);
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>")).replaceAll(NO_TEXT, "");
  const markdown = parsed(await textOf(markdownPath(path)));
  const headings = [...main.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/g)];
  expect(headings.length).toBeGreaterThan(1);
  expect(nodes(markdown, "heading").map((heading) => `${heading.depth} ${letters(textIn(heading))}`)).toEqual(
    headings.map(([, depth, text = ""]) => `${depth} ${letters(text)}`),
  );
  const paragraphs = new Set(nodes(markdown, "paragraph").map((paragraph) => letters(textIn(paragraph))));
  const missing = [...main.matchAll(/<p\b[^>]*>([\s\S]*?)<\/p>/g)]
    .map(([, text = ""]) => letters(text))
    .filter((text) => !paragraphs.has(text));
  expect(missing).toEqual([]);
});

test.for(visitedArticles)("$url has the same headings, links, code and cells in both versions", async (article) => {
  const body = bodyOf(article);
  const markdown = parsed(await textOf(markdownPath(article.url)));
  const headings = nodes(markdown, "heading").filter(({ depth }) => depth === 2);
  expect(headings.map((heading) => textIn(heading))).toEqual(
    expect.arrayContaining(body.sections.map(({ heading }) => heading)),
  );
  const all = (pattern: RegExp) => [...body.html.matchAll(pattern)].map(([, found = ""]) => found);
  const addresses = all(/<a [^>]*?href="([^#"][^"]*)"/g).map((address) => new URL(decode(address), siteOrigin).href);
  expect(nodes(markdown, "link").map(({ url }) => url)).toEqual(expect.arrayContaining(addresses));
  expect(nodes(markdown, "tableCell").map((cell) => letters(textIn(cell)))).toEqual(
    all(/<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/g).map((cell) => letters(cell.replaceAll(NO_TEXT, ""))),
  );
  expect(nodes(markdown, "code").map(({ lang, value }) => `${lang} ${letters(value)}`)).toEqual(
    [...body.html.matchAll(/<code class="language-(\w+)">([\s\S]*?)<\/code>/g)].map(
      ([, language, code = ""]) => `${language} ${letters(code)}`,
    ),
  );
});

test("every link in a Markdown version leads somewhere, and is on its page", async () => {
  for (const { path } of listed) {
    const markdown = parsed(await textOf(markdownPath(path)));
    const addresses = new Set(nodes(markdown, "link").map(({ url }) => url));
    addresses.delete(`${siteOrigin}${path}`);
    expect(addresses.size, path).toBeGreaterThan(0);
    const onPage = new Set(
      tags(await textOf(path), "a").map(({ href = "" }) => new URL(href, `${siteOrigin}${path}`).href),
    );
    for (const address of addresses) expect(onPage, path).toContain(address);
    for (const address of addresses) expect(address).toMatch(/^(https:\/\/|mailto:|tel:)/);
    for (const address of addresses)
      if (address.startsWith(siteOrigin)) {
        expect((await visit(address.slice(siteOrigin.length))).status, address).toBe(200);
      }
  }
});

test("the facts of a page are in its Markdown version", async () => {
  const onBlogs = [...posts.slice(0, 12), ...news.slice(0, 3)];
  const facts: [string, string[]][] = [
    ...services.map(({ url, description, detail }): [string, string[]] => [
      url,
      [
        description,
        detail.description,
        ...[...detail.features, ...detail.process].flatMap((item) => [item.title, item.description]),
        ...detail.technologies.flatMap((technology) => [technology.name, technology.description]),
      ],
    ]),
    ...visitedArticles.map((article): [string, string[]] => [
      article.url,
      [
        article.title,
        article.description,
        longDate(article.date),
        article.category,
        ...article.tags,
        ...(article.author ? [article.author] : []),
        ...article.content.map(({ heading }) => heading),
      ],
    ]),
    ...(
      [
        ["/terms-of-services", terms],
        ["/privacy-policy", privacy],
      ] as const
    ).map(([path, page]): [string, string[]] => [
      path,
      [longDate(page.updated), ...page.sections.flatMap(({ title, content }) => [title, ...content])],
    ]),
    ["/contact-us", [contact.email, contact.phone.text, contact.hours, ...contact.address.lines]],
    ...openings.map((opening): [string, string[]] => [
      openingPath(opening),
      [opening.title, opening.label, opening.location, longDate(opening.datePosted), ...opening.requirements],
    ]),
    [
      "/careers",
      [
        contact.careersEmail,
        ...openings.flatMap(({ title, location, label, requirements }) => [title, location, label, ...requirements]),
      ],
    ],
    [
      "/portfolio",
      [
        ...projects.flatMap(({ title, description, liveUrl }) => [title, description, liveUrl]),
        ...team.map(({ name }) => name),
      ],
    ],
    ["/about-us", team.flatMap(({ name, position, linkedin }) => [name, position, linkedin])],
    ["/services", services.flatMap(({ title, description }) => [title, description])],
    ["/blogs", [blogsPage.heading, ...onBlogs.flatMap(({ title, excerpt }) => [title, excerpt])]],
    ["/", [...services.map(({ title }) => title), ...projects.slice(0, 3).map(({ title }) => title)]],
  ];
  for (const [path, texts] of facts) {
    const markdown = await textOf(markdownPath(path));
    const tree = parsed(markdown);
    const addresses = [...nodes(tree, "link").map(({ url }) => url), siteOrigin];
    const shown = [...nodes(tree, "text").map(({ value }) => value), ...addresses].join(" ").replaceAll("\u200b", "");
    for (const text of texts) expect(shown, path).toContain(text);
  }
});

test.for(["/no-such-page.md", "/blogs/no-such-article.md", "/.md", "/index.md.md", "/blogs/.md"])(
  "%s, the Markdown version of no page, is the page that is not found",
  async (path) => {
    const response = await visit(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
    expect(decode(await response.text())).toMatch(new RegExp(`${notFoundPage.heading}|Loading\\.\\.\\.`));
  },
);

test("a Markdown version is read, and nothing else", async () => {
  const head = await visit("/about-us.md", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const post = await visit("/about-us.md", { method: "POST" });
  expect(post.headers.get("Content-Type") ?? "").not.toContain("markdown");
  expect(post.status).toBeGreaterThanOrEqual(400);
});
