import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mapX, mapY } from "#app/sections/world-map.ts";
import { office } from "#content/site.ts";

// Coordinates that a drawing and code have both.

const drawings = readFileSync("app/patterns/drawings.svg", "utf8");

test("the visitor's line on the map ends where the other lines begin, in Islamabad", () => {
  const [, lines = ""] = /<g id="reach-lines"[^>]*>\s*<path d="([^"]*)"/.exec(drawings) ?? [];
  expect(lines.match(/M\S+ \S+?(?=Q)/g)).toEqual(Array(5).fill(`M${mapX(office.longitude)} ${mapY(office.latitude)}`));
});
