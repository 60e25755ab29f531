import { expect, test } from "vitest";
import {
  eightPointStar,
  girihRosette,
  girihTile,
  relativePath,
  repeatedAt,
  rosetteTile,
  seededRandom,
  starSquares,
} from "../../app/patterns/girih.ts";
import { girihArt } from "../../app/patterns/girih-art.ts";
import { LOGO_PATHS, LOGO_STROKE } from "../../app/patterns/logo-paths.ts";

type Point = [x: number, y: number];

function subpaths(path: string): Point[][] {
  return path
    .split("M")
    .slice(1)
    .map((part) => Array.from(part.matchAll(/(-?[\d.]+) (-?[\d.]+)/g), ([, x, y]): Point => [Number(x), Number(y)]));
}

const points = (path: string) => subpaths(path).flat();
const isIn = ([x, y]: Point, among: Point[]) => among.some(([px, py]) => Math.hypot(px - x, py - y) < 0.03);

function turned([x, y]: Point, degrees: number, [cx, cy]: Point): Point {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
}

/** Heights at which the closed outlines cross x = at, sorted. */
function crossings(path: string, at: number): number[] {
  const heights = subpaths(path).flatMap((outline) =>
    outline.flatMap(([x1, y1], i) => {
      const [x2, y2] = outline[(i + 1) % outline.length] ?? [x1, y1];
      if (Math.abs(x1 - at) < 0.02) return [y1];
      return (x1 - at) * (x2 - at) < 0 && Math.abs(x2 - at) > 0.02 ? [y1 + ((at - x1) * (y2 - y1)) / (x2 - x1)] : [];
    }),
  );
  return heights.sort((a, b) => a - b);
}

const angles = [54, 60, 67.5, 72, 75];

test.each(angles)("the octagon's star at %s degrees looks the same after an eighth of a turn", (angle) => {
  const { octagonStar, period } = girihTile({ side: 60, angle });
  const outline = points(octagonStar);
  expect(outline).toHaveLength(16);
  for (const point of outline) expect(isIn(turned(point, 45, [period / 2, period / 2]), outline)).toBe(true);
});

test.each(angles)(
  "the tile at %s degrees has no seam: lines leave it where they enter it on the other side",
  (angle) => {
    const { straps, period } = girihTile({ side: 60, angle });
    const [left, right] = [crossings(straps, 0), crossings(straps, period)];
    expect(left.length).toBeGreaterThan(2);
    expect(right).toHaveLength(left.length);
    left.forEach((y, i) => {
      expect(right[i]).toBeCloseTo(y, 1);
    });
  },
);

test.each(angles)("contact angle %s gives closed outlines of finite points inside their polygons", (angle) => {
  const { octagonStar, squareStar, straps, period } = girihTile({ side: 60, angle });
  expect(period).toBeCloseTo(60 * (1 + Math.SQRT2), 2);
  for (const path of [octagonStar, squareStar, straps]) expect(path).toMatch(/^(M-?[\d.]+( -?[\d.]+)+Z)+$/);
  const [cx, cy] = [period / 2, period / 2];
  for (const [x, y] of points(octagonStar)) expect(Math.hypot(x - cx, y - cy)).toBeLessThanOrEqual(cx + 0.02);
  for (const [x, y] of points(squareStar)) expect(Math.hypot(x, y)).toBeLessThanOrEqual(30.02);
});

test("coordinates carry two decimals at most", () => {
  const { straps } = girihTile({ side: 61.7, angle: 66 });
  const { rosette, rosetteOver, star, petals } = girihRosette({ period: 481.3, reach: 13 });
  for (const path of [straps, rosette, rosetteOver, star, petals.join("")]) expect(path).not.toMatch(/\.\d{3}|e|NaN/);
});

test("a relative path has the same points, to a quarter of a unit", () => {
  const { rosette, star, ring } = girihRosette({ period: 480, reach: 0 });
  const drawing = rosette + repeatedAt(ring, star) + rosetteTile(396);
  const drawn = points(drawing);
  let [x, y, index] = [0, 0, 0];
  for (const outline of relativePath(drawing).split("m").slice(1)) {
    const [startX, startY] = [x, y];
    const numbers = Array.from(outline.matchAll(/-?[\d.]+/g), ([number]) => Number(number));
    let first: Point | undefined;
    for (let i = 0; i < numbers.length; i += 2) {
      [x, y] = [x + (numbers[i] ?? 0), y + (numbers[i + 1] ?? 0)];
      first ??= [x, y];
      const [drawnX, drawnY] = drawn[index] ?? [Number.NaN, Number.NaN];
      expect(Math.hypot(x - drawnX, y - drawnY)).toBeLessThan(0.25);
      index += 1;
    }
    if (outline.endsWith("z")) [x, y] = first ?? [startX, startY];
  }
  expect(index).toBe(drawn.length);
});

test("the rosette's lines run on into the stars of its ring", () => {
  const { rosette, ring, star, starRadius } = girihRosette({ period: 480, reach: 12 });
  const contacts = ring.flatMap((center) =>
    points(star)
      .filter(([x, y]) => Math.hypot(x, y) > starRadius - 0.1)
      .map(([x, y]): Point => [x + center[0], y + center[1]]),
  );
  for (const line of subpaths(rosette)) {
    const ends = [line.at(0), line.at(-1)].filter((end) => end !== undefined);
    expect(ends.filter((end) => isIn(end, contacts))).toHaveLength(2);
  }
});

test("a star has eight points at its radius and eight between them", () => {
  const radii = points(eightPointStar(10, 20, 50, 0.5)).map(([x, y]) => Math.hypot(x - 10, y - 20));
  radii.forEach((radius, i) => {
    expect(radius).toBeCloseTo(i % 2 ? 25 : 50, 1);
  });
});

test("the logo's squares are closed and four arcs each", () => {
  for (const path of Object.values(starSquares(16, 16, 20, 2))) expect(path).toMatch(/^M[^AMZ]+(A[^AMZ]+){4}Z$/);
});

test("a seed determines its numbers, all from 0 to 1", () => {
  const draw = (seed: string) => Array.from({ length: 50 }, seededRandom(seed));
  expect(draw("islamabad")).toEqual(draw("islamabad"));
  expect(draw("islamabad")).not.toEqual(draw("islamabaD"));
  for (const value of draw("")) expect(value >= 0 && value < 1).toBe(true);
});

test("a cover depends on its slug only", () => {
  const size = { width: 1600, height: 900 };
  expect(girihArt("web-development-future", size)).toEqual(girihArt("web-development-future", size));
  const compositions = Array.from({ length: 40 }, (_, i) => JSON.stringify(girihArt(`article-${i}`, size)));
  expect(new Set(compositions).size).toBe(40);
});

test("a cover's focal rosette lies inside the picture, with filled stars about it", () => {
  for (let i = 0; i < 40; i++) {
    const { focal, cells, rosettes } = girihArt(`article-${i}`, { width: 1600, height: 900 });
    expect(focal.x > 300 && focal.x < 1300 && focal.y > 250 && focal.y < 650).toBe(true);
    expect(rosettes[0]).toEqual({ x: 0, y: 0 });
    expect(cells.length).toBeGreaterThan(2);
    expect(cells.filter((cell) => cell.tone === "accent")).toHaveLength(1);
  }
});

test("the stored logo paths equal the computed ones", () => {
  expect(LOGO_PATHS.inner).toBe(relativePath(eightPointStar(16, 16, 10)));
  expect(LOGO_PATHS.heart).toBe(relativePath(eightPointStar(16, 16, 4.8)));
  const size = 22.86;
  const low = 16 - (size - LOGO_STROKE) / 2;
  const upright = [low, 32 - low].flatMap((x) => [low, 32 - low].map((y): Point => [x, y]));
  const turned45 = upright.map((point) => turned(point, 45, [16, 16]));
  const [first = "", second = ""] = LOGO_PATHS.squares.split("Z");
  expect(first.match(/[\d.]+/g)?.map(Number)).toEqual([low, low, 32 - low, 32 - low, low].map((at) => +at.toFixed(2)));
  for (const point of points(second)) expect(isIn(point, turned45)).toBe(true);
});
