import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { today } from "../../app/lib/dates";
import { sitePages } from "../../app/lib/site-pages";
import { postForm, SITE, visit } from "./site";

/** A class in a selector, with its escapes. */
const CLASS = /\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi;

const PATHS = [...sitePages(today()).map(({ path }) => path), "/no-such-page", "/blogs/no-such-article"];

test.for(PATHS)("every class of %s has a rule in the stylesheet", async (path) => {
  expect(await withoutRule(await (await visit(path)).text())).toEqual([]);
});

test("so has every class of the form that comes back with its mistakes", async () => {
  expect(await withoutRule(await (await postForm({ name: "", email: "x" })).text())).toEqual([]);
});

test("utilities are called by one or two letters", async () => {
  const names = classesIn(await (await visit("/")).text());
  expect(names.filter((name) => name.length <= 2).length).toBeGreaterThan(names.length * 0.9);
  expect(names.filter((name) => /[:[\]/]/.test(name))).toEqual([]);
});

test("every variable of the stylesheet is declared", async () => {
  const css = await stylesheetOf(await (await visit("/")).text());
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((name) => !css.includes(`{${name}:`) && !css.includes(`;${name}:`))).toEqual([]);
});

async function stylesheetOf(html: string): Promise<string> {
  const [, path = ""] = /<link rel="stylesheet" data-href="([^"]+)"/.exec(html) ?? [];
  return (await env.ASSETS.fetch(`${SITE}${path}`)).text();
}

async function withoutRule(html: string): Promise<string[]> {
  const css = await stylesheetOf(html);
  const ruled = new Set([...css.matchAll(CLASS)].map(([, name = ""]) => name.replaceAll(/\\(.)/g, "$1")));
  return classesIn(html).filter((name) => !ruled.has(name));
}

/** Each class of a page once. */
function classesIn(html: string): string[] {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, value = ""]) => value.trim());
  return [...new Set(lists.filter((list) => list !== "").flatMap((list) => list.split(/\s+/)))];
}
