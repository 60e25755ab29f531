import { around, atan2, cos, line, type Point, sin } from "#app/patterns/points.ts";

/** The pattern is so many repeats wide and high. */
export const REPEATS = 3;

/** Width of a repeat: an octagon with a star, and a quarter of a cross at each corner. Lines are drawn in this unit. */
export const PERIOD = 100;

/** Width of a line. Two lines meet if their ends are closer. */
export const LINE = 1.6;

/** From the middle of a cross to its tips, which are where the sides of the octagons around it have their middle. */
const CROSS_RADIUS = PERIOD / (2 + 2 * Math.SQRT2);

/**
 * Draws stars and crosses by Hankin's "polygons in contact" method: from the middle of every side of an octagon or a
 * square two rays leave at the contact angle, and each ends where it meets the next. The ray at the left tip of each
 * row's first star may be off, and then its other tips turn around that one. Every star takes the ray from the star on
 * its left and adds the same error. Crosses stay where they belong.
 *
 * @param contactAngle in degrees, 54 to 75
 * @param error of the ray, in degrees
 * @returns path data of the lines that meet and of those that do not, and how many there are of each
 */
export function starPattern(contactAngle: number, error: number) {
  const star = innerRadius(PERIOD / 2, 22.5, contactAngle);
  const cross = innerRadius(CROSS_RADIUS, 45, contactAngle);
  const lines = { meeting: "", apart: "" };
  const count = { meeting: 0, apart: 0 };
  for (let row = 0; row < REPEATS; row++) {
    for (let column = 0; column < REPEATS; column++) {
      for (let angle = 0; angle < 360; angle += 45) {
        const end = onStar(column, row, PERIOD / 2, angle, error);
        const other = sharedEnd(column, row, angle, error);
        const doMeet = !other || Math.hypot(end[0] - other[0], end[1] - other[1]) < LINE;
        const kind = doMeet ? "meeting" : "apart";
        lines[kind] += line(
          onStar(column, row, star, angle - 22.5, error),
          end,
          onStar(column, row, star, angle + 22.5, error),
        );
        const isOnCross = angle % 90 !== 0;
        if (other && isOnCross) {
          const middle = middleOfCross(column, row, angle);
          lines[kind] += line(around(middle, cross, angle + 135), other, around(middle, cross, angle + 225));
        }
        // Two stars share an end, which the one on the left or above counts.
        if (other && (isOnCross || angle < 180)) count[kind] += 1;
      }
    }
  }
  return { lines, count };
}

/**
 * @param angle of a star's tip, which points to the next star or diagonally to a cross
 * @returns the tip that it should meet, or undefined at the border of the pattern
 */
function sharedEnd(column: number, row: number, angle: number, error: number): Point | undefined {
  // Crosses stay where they belong, so the end is where a star without an error would have it.
  if (angle % 90 !== 0) return onStar(column, row, PERIOD / 2, angle, 0);
  const nextColumn = column + Math.round(cos(angle));
  const nextRow = row + Math.round(sin(angle));
  const isInside = [nextColumn, nextRow].every((place) => place >= 0 && place < REPEATS);
  return isInside ? onStar(nextColumn, nextRow, PERIOD / 2, angle + 180, error) : undefined;
}

/** @param angle of the diagonal tip that points to the cross */
function middleOfCross(column: number, row: number, angle: number): Point {
  const right = Math.sign(cos(angle));
  const down = Math.sign(sin(angle));
  return [(column + (1 + right) / 2) * PERIOD, (row + (1 + down) / 2) * PERIOD];
}

/** @returns how far the inner corners of a star are from its middle. Its tips are `radius` away, `half` of a turn apart */
function innerRadius(radius: number, half: number, contactAngle: number): number {
  return (radius * cos(contactAngle)) / sin(90 - half + contactAngle);
}

/** A point of a star that is turned around its left tip. */
function onStar(column: number, row: number, radius: number, angle: number, error: number): Point {
  const leftTip: Point = [column * PERIOD, (row + 0.5) * PERIOD];
  const [x, y] = around([PERIOD / 2, 0], radius, angle);
  return around(leftTip, Math.hypot(x, y), atan2(y, x) + error * (column + 1));
}
