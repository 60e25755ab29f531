import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ICONS } from "#content/icons.ts";

test("a page or component names every listed icon, so that visitors load no others", () => {
  const files = globSync("{app,content}/**/*.{ts,tsx}", { exclude: ["content/icons.ts"] });
  const source = files.map((file) => readFileSync(file, "utf8")).join("");
  expect(ICONS.filter((name) => !source.includes(`"${name}"`))).toEqual([]);
});
