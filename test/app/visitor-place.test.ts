import { expect, test } from "vitest";
import { CITIES, MAP, type MapPlace, OFFICE, onMap } from "#app/sections/world-map.ts";
import { visitorPlace } from "#app/visitor/visitor-place.ts";

/** Map widths and text sizes in px, for phones from 320 px, tablets and large windows. */
const MAPS = [
  [280, 14],
  [335, 14],
  [560, 14],
  [710, 14],
  [620, 15],
  [800, 15],
  [960, 16.9],
] as const;

/** Maximum overhang of a label at the edge of the map, in px. The page has more space beside the map. */
const MARGIN = 18;

/** Names that Node lists only in an older spelling, such as Saigon, which is shorter. */
const RENAMED = [
  ...["America/Argentina/Buenos_Aires", "Asia/Ho_Chi_Minh", "Asia/Kathmandu", "Asia/Kolkata", "Asia/Yangon"],
  "Europe/Kyiv",
];

const ZONES = [...Intl.supportedValuesOf("timeZone"), ...RENAMED].filter((zone) => visitorPlace(zone));

test.for(MAPS)("labels on a map %i px wide never overlap, for any time zone", ([width, textSize]) => {
  expect(ZONES.length).toBeGreaterThan(120);
  for (const zone of ZONES) {
    const visitor = visitorPlace(zone);
    const cities = CITIES.filter(({ name }) => name !== visitor?.replacedCity);
    const boxes = [...cities, OFFICE, ...(visitor ? [visitor] : [])].map((place) => nameBox(place, width, textSize));
    for (const [index, box] of boxes.entries()) {
      expect(box.left, `${zone}: ${box.name}`).toBeGreaterThan(-MARGIN);
      expect(box.right, `${zone}: ${box.name}`).toBeLessThan(width + MARGIN);
      const covered = boxes.slice(0, index).filter((other) => overlaps(box, other));
      expect(covered, `${zone}: ${box.name}`).toEqual([]);
    }
  }
});

test.for([
  ["Asia/Dubai", "You, Dubai", "Dubai"],
  ["Asia/Riyadh", "You, Riyadh", "Dubai"],
  ["America/New_York", "You, New York", "New York"],
  ["Asia/Kuala_Lumpur", "You, Kuala Lumpur", "Singapore"],
  ["Africa/Lagos", "You", undefined],
] as const)("a visitor in %s has the label %s and replaces the city %s", ([zone, name, replacedCity]) => {
  expect(visitorPlace(zone)).toMatchObject({ name, replacedCity });
});

test.for([undefined, "Asia/Karachi", "Pacific/Honolulu"])("a visitor in the time zone %s is not on the map", (zone) => {
  expect(visitorPlace(zone)).toBeUndefined();
});

/** @returns the bounding box of a label in px */
function nameBox({ name, label, ...position }: MapPlace, mapWidth: number, textSize: number) {
  const [x, y] = onMap(position).map((value) => (value * mapWidth) / MAP.width) as [number, number];
  const [anchorX, baseline] = [x - (MAP.left * mapWidth) / MAP.width + label.dx * textSize, y + label.dy * textSize];
  const length = [...name].reduce((sum, letter) => sum + letterWidth(letter), 0) * textSize;
  const left = anchorX - { start: 0, middle: length / 2, end: length }[label.textAnchor];
  return { name, left, right: left + length, top: baseline - 0.78 * textSize, bottom: baseline + 0.22 * textSize };
}

/** @returns the width of a letter in em, in the typeface's boldest weight, rounded up */
function letterWidth(letter: string): number {
  if (/[ijl ,]/.test(letter)) return 0.3;
  if (/[frt]/.test(letter)) return 0.43;
  return /[mwMW]/.test(letter) ? 0.92 : 0.63;
}

type Box = ReturnType<typeof nameBox>;

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
