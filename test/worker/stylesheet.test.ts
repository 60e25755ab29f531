import { decodeHTML } from "entities";
import { expect, inject, test } from "vitest";
import { postForm, visit } from "./requests.ts";

const CLASS = /\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi;

const PATHS = [...inject("visitedPaths"), "/no-such-page", "/blogs/no-such-article"];

test.for(PATHS)("every class of %s has a rule in the page's styles", async (path) => {
  expect(await withoutRule(await visit(path))).toEqual([]);
});

test("so has every class of a form with errors", async () => {
  expect(await withoutRule(await postForm({ name: "", email: "x" }))).toEqual([]);
});

test("every page has the same styles, and every variable that they use is declared", async () => {
  const css = styles(await (await visit("/")).text());
  expect(styles(await (await visit("/careers")).text())).toBe(css);
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((name) => !css.includes(`{${name}:`) && !css.includes(`;${name}:`))).toEqual([]);
});

function styles(html: string): string {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join("");
}

async function withoutRule(page: Response): Promise<string[]> {
  const html = await page.text();
  const ruled = new Set([...styles(html).matchAll(CLASS)].map(([, name = ""]) => name.replaceAll(/\\(.)/g, "$1")));
  expect(ruled.size).toBeGreaterThan(100);
  return classesIn(html).filter((name) => !ruled.has(name));
}

function classesIn(html: string): string[] {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, value = ""]) => value.trim());
  const names = lists.filter((list) => list !== "").flatMap((list) => list.split(/\s+/));
  // The language of a block of code is for its Markdown version.
  return [...new Set(names.map((name) => decodeHTML(name)))].filter((name) => !name.startsWith("language-"));
}
