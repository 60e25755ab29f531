import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { breakpoints } from "#app/breakpoints.ts";
import { colors } from "#app/colors.ts";
import { mapX, mapY } from "#app/sections/night-side.ts";
import { office } from "#content/site.ts";
import { WESTERN_CHARACTERS } from "#scripts/art/typeface.ts";

// What stylesheets must write out, because they cannot import it.

const read = (file: string) => readFileSync(file, "utf8");

test("fonts.css asks for the accents that scripts/art/typeface.ts cuts, and for no others", () => {
  const [, ranges = ""] = /accents\.woff2[^}]*unicode-range:([^;]*);/.exec(read("app/media/fonts/fonts.css")) ?? [];
  const characters = ranges.split(",").flatMap((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  });
  expect(characters.sort()).toEqual([...WESTERN_CHARACTERS].sort());
});

test("the gutter beside a dialog has the color of the backdrop over the page", () => {
  const [, backdrop = ""] = /dialog::backdrop \{\s*background: #([0-9a-f]{8});/.exec(read("app/ui/dialog.css")) ?? [];
  const channels = (hex: string) => (hex.match(/[0-9a-f]{2}/g) ?? []).map((channel) => Number.parseInt(channel, 16));
  const [alpha = 0] = channels(backdrop.slice(6)).map((channel) => channel / 255);
  const paper = channels(colors.paper.light);
  const seen = channels(backdrop.slice(0, 6)).map(
    (channel, index) => channel * alpha + (paper[index] ?? 0) * (1 - alpha),
  );
  for (const [index, channel] of channels(colors["veiled-paper"].light).entries()) {
    expect(
      Math.abs(channel - (seen[index] ?? 0)),
      "BACKDROP in app/colors.ts, dialog::backdrop in ui/dialog.css",
    ).toBeLessThan(2);
  }
});

test("stylesheets break at the breakpoints, apart from two widths that fit one drawing and one menu", () => {
  const known = [...Object.values(breakpoints), "33rem", "36rem"];
  const queries = globSync("app/**/*.css").flatMap(
    (file) => read(file).match(/(?<=@media.*)\([\w-]*width.*?\)/g) ?? [],
  );
  expect(queries.length).toBeGreaterThan(10);
  expect(queries.filter((query) => !known.includes(/^\(width (?:<|>=) (.*)\)$/.exec(query)?.[1] ?? ""))).toEqual([]);
});

test("the visitor's line on the map ends where the other lines begin, in Islamabad", () => {
  const [, lines = ""] = /<g id="reach-lines"[^>]*>\s*<path d="([^"]*)"/.exec(read("app/patterns/drawings.svg")) ?? [];
  expect(lines.match(/M\S+ \S+?(?=Q)/g)).toEqual(Array(5).fill(`M${mapX(office.longitude)} ${mapY(office.latitude)}`));
});

test("the line that draws itself in the star of the home page is the strap of the drawing", () => {
  const [, line] = /STAR_LINE = "([^"]+)"/.exec(read("app/routes/home/reasons-section.tsx")) ?? [];
  expect(read("app/patterns/drawings.svg")).toContain(`<path id="reasons-straps" d="${line}"/>`);
});
