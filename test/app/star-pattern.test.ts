import { expect, test } from "vitest";
import { LINE, PERIOD, REPEATS, starPattern } from "#app/patterns/star-pattern.ts";

/** Inside the pattern each star meets the next, and each of its other four tips meets a cross. */
const ALL = 2 * REPEATS * (REPEATS - 1) + 4 * REPEATS ** 2;

test.for([54, 60, 67.5, 75])("at a contact angle of %d degrees all lines meet while no ray is off", (contact) => {
  const { lines, count } = starPattern(contact, 0);
  expect(count).toEqual({ meeting: ALL, apart: 0 });
  expect(lines.apart).toBe("");
  const [corner, tip] = [...lines.meeting.matchAll(/[\d.-]+/g)]
    .map(Number)
    .flatMap((x, i, all) => (i % 2 === 0 ? [[x - PERIOD / 2, (all[i + 1] ?? 0) - PERIOD / 2] as const] : []));
  const [[cornerX, cornerY], [tipX]] = [corner ?? [0, 0], tip ?? [0, 0]];
  // The side of the octagon is upright at its right tip.
  const angle = (Math.atan2(tipX - cornerX, Math.abs(cornerY)) * 180) / Math.PI;
  expect(angle).toBeCloseTo(contact, 0);
});

test("a ray that is off parts more lines the further it is off", () => {
  const meeting = [0, 0.5, 1, 2, 3].map((error) => starPattern(67.5, error).count.meeting);
  expect(meeting).toEqual(meeting.toSorted((a, b) => b - a));
  expect(new Set(meeting).size).toBe(meeting.length);
  for (const error of [0.5, 3]) {
    const { lines, count } = starPattern(67.5, error);
    expect(count.meeting + count.apart).toBe(ALL);
    expect(lines.apart).not.toBe("");
  }
});

test("the error travels: the first star of a row keeps more of its lines than the last", () => {
  const { lines } = starPattern(67.5, LINE / 3);
  const placesOf = (path: string) => [...path.matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x));
  const apart = placesOf(lines.apart);
  const inColumn = (column: number) => apart.filter((x) => x > column * PERIOD && x < (column + 1) * PERIOD).length;
  expect(inColumn(0)).toBeLessThan(inColumn(REPEATS - 1));
});
