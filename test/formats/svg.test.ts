import { globSync, readFileSync } from "node:fs";
import { SVGPathData } from "svg-pathdata";
import { expect, test } from "vitest";
import { visitedPages } from "#test/published.ts";
import { decode, visit } from "./built-site.ts";

// Engines differ in what they forgive: Firefox ignores viewBox="0-25 9 9", Chromium and WebKit draw it.

const NUMBER = String.raw`[+-]?(\d*\.)?\d+(e[+-]?\d+)?`;
const SEPARATOR = String.raw`(\s+,?\s*|,\s*)`;
const numbers = (repeated: string) => new RegExp(String.raw`^\s*${NUMBER}(${SEPARATOR}${NUMBER})${repeated}\s*$`, "i");

/** SVG 2, sections 8.2 (viewBox), 9.3 (d) and 10.5 (points). */
const GRAMMARS: Record<string, (value: string) => boolean> = {
  viewBox: (value) => numbers("{3}").test(value),
  points: (value) => numbers("*").test(value) && [...value.matchAll(new RegExp(NUMBER, "gi"))].length % 2 === 0,
  d: (value) => /^\s*m/i.test(value) && isReadable(value),
};

function isReadable(path: string): boolean {
  try {
    return new SVGPathData(path).commands.length > 0;
  } catch {
    return false;
  }
}

/** @returns The attributes that break their grammar, and the number of all. */
function drawnIn(text: string): { wrong: string[]; count: number } {
  const found = [...text.matchAll(/\s(viewBox|points|d)=(["'])(.*?)\2/gs)];
  const wrong = found.filter(([, name = "", , value = ""]) => !GRAMMARS[name]?.(decode(value)));
  return { wrong: wrong.map(([attribute]) => attribute.slice(0, 200)), count: found.length };
}

test.for([...visitedPages.map(({ path }) => path), "/search", "/no-such-page"])(
  "the drawings of %s, and the icons in its styles, follow the grammar of SVG",
  async (path) => {
    const html = await (await visit(path)).text();
    const inStyles = [...html.matchAll(/data:image\/svg\+xml[^"')]*/g)].map(([url]) => decodeURIComponent(url));
    const { wrong, count } = drawnIn([html, ...inStyles].join("\n"));
    expect(count).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
  },
);

const files = globSync("build/client/**/*.svg");

test.for(files)("%s follows the grammar of SVG", (file) => {
  expect(drawnIn(readFileSync(file, "utf8")).wrong).toEqual([]);
});

test.for([
  ['viewBox="0-25 9 9"', false],
  ['viewBox="0 0 9"', false],
  ['viewBox="0,0 , 9.5 1e3"', true],
  ['points="1-2 3,4"', false],
  ['points="1 2 3"', false],
  ['points="1,-2 3,.4"', true],
  ['d="L1 1"', false],
  ['d="M1 1 2"', false],
  ['d="M1-1.5.5.5zm1 1a1 1 0 013 4"', true],
] as const)("%s is grammatical: %s", ([attribute, isGrammatical]) => {
  expect(drawnIn(`<svg ${attribute}>`)).toMatchObject({ wrong: isGrammatical ? [] : [` ${attribute}`], count: 1 });
});
