import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { breakpoints } from "#app/lib/breakpoints.ts";

/** Widths in rem that are no breakpoints, because a single rule needs them. */
const EXCEPTIONS = [33, 150];

test("media queries repeat the breakpoints", () => {
  const known = Object.values(breakpoints).map(Number.parseFloat);
  // `max-width` ends just below a breakpoint.
  const allowed = [...known, ...known.map((width) => width - 0.01), ...EXCEPTIONS];
  const files = globSync(["app/**/*.{css,ts,tsx}", "uno.config.ts"]);
  const queries = files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const widths = source.matchAll(
      /\((?:min|max)-width: ([\d.]+)rem\)|width [<>]=? ([\d.]+)rem|([\d.]+)rem <=? width/g,
    );
    return [...widths].map(([query, ...width]) => ({ query: `${file}: ${query}`, width: Number(width.join("")) }));
  });
  expect(queries.length).toBeGreaterThan(10);
  expect(queries.filter(({ width }) => !allowed.includes(width)).map(({ query }) => query)).toEqual([]);
});

test("stylesheets are in a cascade layer, because styles outside would win over every utility", () => {
  const files = globSync("app/**/*.css").filter((file) => !/(fonts|print)\.css$/.test(file));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !/^@layer (base|components|utilities) \{/m.test(readFileSync(file, "utf8")))).toEqual(
    [],
  );
});

test("stylesheets use colors of app/colors.ts and white, and media queries in rem", () => {
  const files = globSync("app/**/*.css");
  const found = files.flatMap((file) => {
    const source = readFileSync(file, "utf8").replaceAll(/\/\*.*?\*\//gs, "");
    const queries = source.match(/@media[^{]*\d(?:em|px)\b/g) ?? [];
    const colors = source.match(/: [^;{]*#(?!fff|000\b)[\da-f]{3,8}\b/gi) ?? [];
    return [...queries, ...colors].map((text) => `${file}: ${text}`);
  });
  expect(files.length).toBeGreaterThan(5);
  expect(found, "use rem in @media, and var(--brand) or another color from app/colors.ts").toEqual([]);
});
