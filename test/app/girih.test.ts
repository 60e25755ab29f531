import { expect, test } from "vitest";
import { eightPointStar, girihTile, relativePath } from "../../app/patterns/girih.ts";
import { girihArt } from "../../app/patterns/girih-art.ts";
import { LOGO_PATHS } from "../../app/patterns/logo-paths.ts";

const points = (path: string) =>
  Array.from(path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g), ([, x, y]) => [Number(x), Number(y)] as const);

test.for([54, 67.5, 75])("the octagon's star at %s degrees looks the same after a quarter of a turn", (angle) => {
  const { octagonStar, period } = girihTile({ side: 60, angle });
  const outline = points(octagonStar);
  expect(outline).toHaveLength(16);
  for (const [x, y] of outline) {
    expect(outline.some(([px, py]) => Math.hypot(px - (period - y), py - x) < 0.03)).toBe(true);
  }
});

test("a cover depends on its slug only, and no two are the same", () => {
  const size = { width: 1600, height: 900 };
  expect(girihArt("web-development-future", size)).toEqual(girihArt("web-development-future", size));
  const compositions = Array.from({ length: 40 }, (_, i) => JSON.stringify(girihArt(`article-${i}`, size)));
  expect(new Set(compositions).size).toBe(40);
});

test("the stored logo paths equal the computed ones", () => {
  expect(LOGO_PATHS.inner).toBe(relativePath(eightPointStar(16, 16, 10)));
  expect(LOGO_PATHS.heart).toBe(relativePath(eightPointStar(16, 16, 4.8)));
});
