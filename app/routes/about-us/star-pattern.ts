// Angles are in degrees.

type Point = readonly [x: number, y: number];

/** Number of repeats in each direction. */
export const REPEATS = 3;

/** Width of a repeat, in path units. A repeat is an octagon with a star, and a quarter cross at each corner. */
export const PERIOD = 100;

/** Line width. Two lines meet if their ends are closer than half of it. */
export const LINE = 1.6;

/** Angle between the side of a polygon and the two rays from its midpoint. This value gives eight-pointed stars. */
const CONTACT_ANGLE = 67.5;

/** Distance from the center of a star to its tips, which are the midpoints of its octagon's sides. */
const STAR_RADIUS = PERIOD / 2;

/** Distance from the center of a cross to its tips. */
const CROSS_RADIUS = PERIOD / (2 + 2 * Math.SQRT2);

/** Distances from the center of a star or cross to its inner corners. */
const STAR_CORNERS = innerRadius(STAR_RADIUS, 22.5);
const CROSS_CORNERS = innerRadius(CROSS_RADIUS, 45);

/**
 * Draws stars and crosses by Hankin's "polygons in contact" method: two rays start at the contact angle from the
 * midpoint of every side of an octagon or square, and each ends where it meets the next. An error in the ray at the
 * left tip of a row's first star rotates the star around that tip. Each star inherits the error of the star on its
 * left and adds the same error. Crosses keep their positions.
 *
 * @param error error of the ray
 * @returns path data of the lines that meet and of those that miss, the number of lines, and the number that meet
 */
export function starPattern(error: number) {
  const lines = { meeting: "", apart: "" };
  const counts = { meeting: 0, apart: 0 };
  for (let row = 0; row < REPEATS; row++) {
    for (let column = 0; column < REPEATS; column++) {
      for (let angle = 0; angle < 360; angle += 45) {
        const end = onStar(column, row, STAR_RADIUS, angle, error);
        const other = sharedEnd(column, row, angle, error);
        const doMeet = !other || Math.hypot(end[0] - other[0], end[1] - other[1]) < LINE / 2;
        const kind = doMeet ? "meeting" : "apart";
        lines[kind] += line(
          onStar(column, row, STAR_CORNERS, angle - 22.5, error),
          end,
          onStar(column, row, STAR_CORNERS, angle + 22.5, error),
        );
        const isOnCross = angle % 90 !== 0;
        if (other && isOnCross) {
          const middle = middleOfCross(column, row, angle);
          lines[kind] += line(
            around(middle, CROSS_CORNERS, angle + 135),
            other,
            around(middle, CROSS_CORNERS, angle + 225),
          );
        }
        // Two stars share an end. The star on the left or above counts it.
        if (other && (isOnCross || angle < 180)) counts[kind] += 1;
      }
    }
  }
  return { lines, meeting: counts.meeting, count: counts.meeting + counts.apart };
}

/**
 * @param angle direction of a star's tip, to the next star or diagonally to a cross
 * @returns the tip that it should meet; undefined at the border of the pattern
 */
function sharedEnd(column: number, row: number, angle: number, error: number): Point | undefined {
  // Crosses keep their positions, so the end is that of a star without an error.
  if (angle % 90 !== 0) return onStar(column, row, STAR_RADIUS, angle, 0);
  const nextColumn = column + Math.round(cos(angle));
  const nextRow = row + Math.round(sin(angle));
  const isInside = [nextColumn, nextRow].every((place) => place >= 0 && place < REPEATS);
  return isInside ? onStar(nextColumn, nextRow, STAR_RADIUS, angle + 180, error) : undefined;
}

/** @param angle direction of the diagonal tip that points to the cross */
function middleOfCross(column: number, row: number, angle: number): Point {
  const right = Math.sign(cos(angle));
  const down = Math.sign(sin(angle));
  return [(column + (1 + right) / 2) * PERIOD, (row + (1 + down) / 2) * PERIOD];
}

/** @param half half the angle between two tips at distance `radius` from the center */
function innerRadius(radius: number, half: number): number {
  return (radius * cos(CONTACT_ANGLE)) / sin(90 - half + CONTACT_ANGLE);
}

/** @returns a point of a star that is rotated around its left tip */
function onStar(column: number, row: number, radius: number, angle: number, error: number): Point {
  const leftTip: Point = [column * PERIOD, (row + 0.5) * PERIOD];
  const [x, y] = around([STAR_RADIUS, 0], radius, angle);
  return around(leftTip, Math.hypot(x, y), (Math.atan2(y, x) * 180) / Math.PI + error * (column + 1));
}

function around([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * cos(angle), y + radius * sin(angle)];
}

function cos(angle: number): number {
  return Math.cos((angle * Math.PI) / 180);
}

function sin(angle: number): number {
  return Math.sin((angle * Math.PI) / 180);
}

function line(...points: Point[]): string {
  return `M${points.map((point) => point.map((value) => value.toFixed(1)).join(" ")).join("L")}`;
}
