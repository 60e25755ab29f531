import { expect, test } from "vitest";
import { eightPointStar, relativePath } from "../../app/patterns/girih.ts";
import { girihArt } from "../../app/patterns/girih-art.ts";
import { LOGO_PATHS } from "../../app/patterns/logo-paths.ts";

test("a cover depends only on its slug, and all covers differ", () => {
  const size = { width: 1600, height: 900 };
  expect(girihArt("web-development-future", size)).toEqual(girihArt("web-development-future", size));
  const compositions = Array.from({ length: 40 }, (_, i) => JSON.stringify(girihArt(`article-${i}`, size)));
  expect(new Set(compositions).size).toBe(40);
});

test("the stored logo paths equal the computed ones", () => {
  expect(LOGO_PATHS.inner).toBe(relativePath(eightPointStar(16, 16, 10)));
  expect(LOGO_PATHS.heart).toBe(relativePath(eightPointStar(16, 16, 4.8)));
});
