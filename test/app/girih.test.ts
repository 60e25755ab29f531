import { expect, test } from "vitest";
import { composeGirih } from "../../scripts/art/girih-drawing.ts";

test("a cover depends only on its slug, and all covers differ", () => {
  const size = { width: 1600, height: 900 };
  expect(composeGirih("web-development-future", size)).toEqual(composeGirih("web-development-future", size));
  const compositions = Array.from({ length: 40 }, (_, i) => JSON.stringify(composeGirih(`article-${i}`, size)));
  expect(new Set(compositions).size).toBe(40);
});
