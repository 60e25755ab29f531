import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { worldMap } from "#app/routes/home/world-map.server.ts";

const { office, cities, viewBox } = worldMap();
const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);

type Place = typeof office;

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

test.for(MAPS)("labels on a map %i px wide do not overlap", ([mapWidth, textSize]) => {
  const boxes = [...cities, office].map((place) => labelBox(place, mapWidth, textSize));
  for (const [index, box] of boxes.entries()) {
    expect(box.left, box.name).toBeGreaterThan(-MARGIN);
    expect(box.right, box.name).toBeLessThan(mapWidth + MARGIN);
    const covered = boxes.slice(0, index).filter((other) => overlaps(box, other));
    expect(covered, box.name).toEqual([]);
  }
});

test("every place is on land", () => {
  const dots = landDots();
  expect(dots.length).toBeGreaterThan(1_000);
  for (const place of [...cities, office]) {
    const [x, y] = [left + share(place.x) * width, top + share(place.y) * height];
    const nearest = Math.min(...dots.map(([dotX, dotY]) => Math.hypot(dotX - x, dotY - y)));
    expect(nearest, `${place.name}: the projection in world-map.server.ts does not fit world-dots.svg`).toBeLessThan(
      14,
    );
  }
});

/** @returns the dots, which are dashes of horizontal lines: "m334 4h1m167 0h29" */
function landDots(): [x: number, y: number][] {
  const drawing = readFileSync("app/patterns/world-dots.svg", "utf8");
  const dots: [number, number][] = [];
  const gap = Number(/stroke-dasharray="0 (\d+)"/.exec(drawing)?.[1]);
  let [x, y] = [0, 0];
  for (const [, dx, dy, length] of drawing.matchAll(/m(-?[\d.]+)[ ,]?(-?[\d.]+)h([\d.]+)/g)) {
    x += Number(dx);
    y += Number(dy);
    for (let along = 0; along <= Number(length); along += gap) dots.push([x + along, y]);
    x += Number(length);
  }
  return dots;
}

function share(percent: string): number {
  return Number.parseFloat(percent) / 100;
}

/** @returns the bounding box of a label in px */
function labelBox({ name, label, x, y }: Place, mapWidth: number, textSize: number) {
  const anchorX = share(x) * mapWidth + label.dx * textSize;
  const baseline = share(y) * ((mapWidth * height) / width) + label.dy * textSize;
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
