import { expect, test } from "vitest";
import { AROUND_THE_WORLD, nightSide } from "#app/sections/night-side.ts";

/**
 * Sunrise and sunset in UTC, computed once with astronomy-engine 2.1.19 (a model that is accurate to seconds; refraction
 * 34', upper edge of the sun). The places are those of the map.
 */
const PUBLISHED = {
  London: [
    [473, 85],
    ["2026-06-21T03:43", "2026-06-21T20:22"],
    ["2026-12-21T08:04", "2026-12-21T15:53"],
  ],
  Singapore: [
    [743, 246],
    ["2026-06-20T23:00", "2026-06-21T11:12"],
    ["2026-12-20T23:01", "2026-12-21T11:04"],
  ],
  Sydney: [
    [867, 360],
    ["2026-06-20T21:00", "2026-06-21T06:54"],
    ["2026-12-20T18:41", "2026-12-21T09:05"],
  ],
} as const;

const MINUTES = 60_000;

test.for(Object.entries(PUBLISHED))(
  "night leaves and reaches %s within 4 minutes of the almanac",
  ([, [city, ...days]]) => {
    for (const [sunrise, sunset] of days) {
      const isNight = (time: string, minutes: number) =>
        isWithin(nightSide(Date.parse(`${time}Z`) + minutes * MINUTES), city);
      const around = [isNight(sunrise, -4), isNight(sunrise, 4), isNight(sunset, -4), isNight(sunset, 4)];
      expect(around, `${sunrise} and ${sunset}`).toEqual([true, false, false, true]);
    }
  },
);

test("the outline is short and follows the polar night", () => {
  const nightIn = (month: string, place: Place) => isWithin(nightSide(Date.parse(`2026-${month}-21T07:00Z`)), place);
  const [arctic, southernOcean] = [
    [700, 10],
    [700, 430],
  ] as const;
  expect([nightIn("06", arctic), nightIn("12", arctic)]).toEqual([false, true]);
  expect([nightIn("06", southernOcean), nightIn("12", southernOcean)]).toEqual([false, false]);
  for (let day = 0; day < 366; day++) {
    const path = nightSide(Date.UTC(2026, 0, day, 7));
    expect(path).toMatch(/^M-?\d+,-?\d+(L-?\d+,-?\d+){48}V-?\d+H-?\d+z$/);
    expect(path.length).toBeLessThan(500);
  }
});

type Place = readonly [x: number, y: number];

/** Whether a place is in the outline or in its repetition, by the number of edges to the east of the place. */
function isWithin(path: string, [placeX, placeY]: Place): boolean {
  const numbers = path.match(/-?\d+/g)?.map(Number) ?? [];
  const [edge = 0, startX = 0] = numbers.splice(-2);
  const points: Place[] = [];
  for (let index = 0; index < numbers.length; index += 2) points.push([numbers[index] ?? 0, numbers[index + 1] ?? 0]);
  points.push([points.at(-1)?.[0] ?? 0, edge], [startX, edge]);
  const isInside = (x: number) =>
    points.filter(([fromX, fromY], index) => {
      const [toX, toY] = points[(index + 1) % points.length] as Place;
      return fromY > placeY !== toY > placeY && x < fromX + ((placeY - fromY) / (toY - fromY)) * (toX - fromX);
    }).length %
      2 ===
    1;
  return isInside(placeX) || isInside(placeX - AROUND_THE_WORLD);
}
