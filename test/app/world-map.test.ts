import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CITIES, MAP, OFFICE } from "#app/office-hours/cities.ts";

/** Map widths and text sizes in px, for phones from 320 px, tablets and large windows. */
const MAPS = [
  [280, 14],
  [335, 14],
  [560, 14],
  [710, 15],
  [960, 16.9],
] as const;

/** Maximum overhang of a label at the edge of the map, in px. The page has more space beside the map. */
const MARGIN = 18;

test("the map has the viewBox of its dots", () => {
  const { left, top, width, height } = MAP;
  expect(readFileSync("app/patterns/world-dots.svg", "utf8")).toContain(`viewBox="${left} ${top} ${width} ${height}"`);
});

test.for(MAPS)("on a map %i px wide, no label covers another or a line", ([mapWidth, textSize]) => {
  const scale = mapWidth / MAP.width;
  const boxes = [...CITIES, OFFICE].map((place) => labelBox(place, scale, textSize));
  for (const [index, box] of boxes.entries()) {
    expect(box.left, box.name).toBeGreaterThan(-MARGIN);
    expect(box.right, box.name).toBeLessThan(mapWidth + MARGIN);
    expect(
      boxes.slice(0, index).filter((other) => overlaps(box, other)),
      box.name,
    ).toEqual([]);
    const covered = CITIES.filter((city) => pointsOfLine(city, scale).some((point) => contains(box, point)));
    expect(
      covered.map(({ name }) => name),
      `lines below the label ${box.name}`,
    ).toEqual([]);
  }
});

type Place = typeof OFFICE;

/** @returns the bounding box of a label in px */
function labelBox({ name, label, x, y }: Place, scale: number, textSize: number) {
  const anchorX = (x - MAP.left) * scale + label.dx * textSize;
  const baseline = (y - MAP.top) * scale + label.dy * textSize;
  // No letter is wider, on average, in the typeface's boldest weight.
  const length = name.length * 0.62 * textSize;
  const boxLeft = anchorX - { start: 0, middle: length / 2, end: length }[label.textAnchor];
  const [ascent, descent] = [0.78 * textSize, 0.22 * textSize];
  return { name, left: boxLeft, right: boxLeft + length, top: baseline - ascent, bottom: baseline + descent };
}

type Box = ReturnType<typeof labelBox>;

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

type Point = [x: number, y: number];

function contains(box: Box, [x, y]: Point): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/** @returns points of the quadratic curve from the office, in px */
function pointsOfLine({ x, y, bend }: (typeof CITIES)[number], scale: number): Point[] {
  const [bendX = 0, bendY = 0] = bend.split(" ").map(Number);
  const on = (from: number, control: number, to: number, t: number) =>
    from * (1 - t) ** 2 + control * 2 * t * (1 - t) + to * t ** 2;
  return Array.from({ length: 101 }, (_, index) => [
    (on(OFFICE.x, bendX, x, index / 100) - MAP.left) * scale,
    (on(OFFICE.y, bendY, y, index / 100) - MAP.top) * scale,
  ]);
}
