import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MAP } from "#app/office-hours/cities.ts";

test("the map has the viewBox of its dots", () => {
  const { left, top, width, height } = MAP;
  expect(readFileSync("app/patterns/world-dots.svg", "utf8")).toContain(`viewBox="${left} ${top} ${width} ${height}"`);
});
