import { around, atan2, cos, line, type Point, sin } from "#app/patterns/points.ts";

/** The weave repeats after this length in both directions. The hero shows six repeats. */
const PERIOD = 480;
const REPEATS = [-PERIOD, 0, PERIOD].flatMap((x) => [-PERIOD, 0, PERIOD].map((y) => `translate(${x} ${y})`));
const SHOWN_REPEATS = 6;

/** From the middle of an octagon, and of a square between four of them, to those of the sides. */
const OCTAGON = PERIOD / (2 + 2 * Math.SQRT2);
const SQUARE = OCTAGON * (Math.SQRT2 - 1);

const MIDDLE: Point = [0, 0];
const HALF = PERIOD / 2;

/** Of a repeat. The first has the filled star, with petals around it. */
const OCTAGONS: Point[] = [MIDDLE, [HALF, OCTAGON], [HALF, -OCTAGON], [OCTAGON, HALF], [-OCTAGON, HALF]];
const SQUARES = [-HALF, HALF].flatMap((x) => [-HALF, HALF].map((y): Point => [x, y]));
const TINTED: Point[] = [...OCTAGONS.slice(1, 3), [-HALF, -OCTAGON], [-OCTAGON, HALF], [OCTAGON, -HALF]];

const QUARTERS = [0, 90, 180, 270];
const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315];

/** Seen from the first octagon, the side of one of those around it that is nearest to the x axis. */
const [OUTER_X, OUTER_Y] = around([HALF, OCTAGON], OCTAGON, 225);
const OUTER = Math.hypot(OUTER_X, OUTER_Y);
const OUTER_ANGLE = atan2(OUTER_Y, OUTER_X);

/** A strap: one stroke over another. The last covers the edges in which the others end. */
const STROKES = [
  { stroke: "var(--paper)", strokeWidth: 17.05 },
  { stroke: "var(--brand)", strokeWidth: 11 },
  { stroke: "var(--surface)", strokeWidth: 8.2, strokeLinecap: "square" },
] as const;

/**
 * Draws "hero-weave" of drawings.svg at another contact angle. From the middle of a polygon's side two rays leave at
 * that angle, and each ends where it meets one from the next side (Hankin's "polygons in contact").
 *
 * @param contactAngle in degrees, 54 to 75. In the file it is 67.5
 * @returns the drawing, and in how many points its lines meet
 */
export function turnedWeave(contactAngle: number) {
  // Where the rays of two sides meet. `angle` is between a side and the way from its middle to that of the other.
  const bend = ([x, y]: Point, [toX, toY]: Point, angle: number): Point => {
    const depth = sin(contactAngle - angle) / cos(contactAngle - angle) / 2;
    return [(x + toX) / 2 - (toY - y) * depth, (y + toY) / 2 + (toX - x) * depth];
  };
  const star = (middle: Point, radius: number, turns: number[]) => {
    const half = 180 / turns.length;
    return turns.flatMap((turn) => {
      const side = around(middle, radius, turn);
      return [side, bend(side, around(middle, radius, turn + 2 * half), half)];
    });
  };
  // Around the first octagon: pentagons between it and two others, and petals from pentagon to pentagon.
  const pentagons = EIGHTHS.map((turn) => {
    const [inner, left, right] = [inOctagon(MIDDLE, turn), outer(turn, 1), outer(turn, -1)];
    return [inner, bend(inner, right, 67.5), right, bend(right, left, 45), left, bend(left, inner, 67.5)];
  });
  const petals = EIGHTHS.map((turn) => {
    const [inner, next] = [inOctagon(MIDDLE, turn), inOctagon(MIDDLE, turn + 45)];
    const [left, right] = [outer(turn, 1), outer(turn + 45, -1)];
    const outside = [bend(left, inner, 67.5), left, bend(right, left, 22.5), right, bend(next, right, 67.5)];
    return [inner, ...outside, next, bend(inner, next, 22.5)];
  });
  const squares = SQUARES.map((middle) => star(middle, SQUARE, QUARTERS));
  const octagons = OCTAGONS.map((middle) => star(middle, OCTAGON, EIGHTHS));
  const tinted = [...petals, ...TINTED.map((middle) => star(middle, OCTAGON, EIGHTHS))];
  // One of the two lines that meet covers the other, the further the smaller the angle between them.
  const reach = (5.5 * sin(contactAngle)) / cos(contactAngle) + 2.7;
  const sides = OCTAGONS.flatMap((middle) => EIGHTHS.map((turn) => [inOctagon(middle, turn), turn] as const));
  const over = sides.map(([side, turn]) => {
    const angle = turn - 90 + contactAngle;
    return line(around(side, -reach, angle), around(side, reach, angle));
  });
  const weave = (
    <>
      <path d={outlines(tinted)} fill="var(--brand-soft)" />
      <path d={outlines(squares)} fill="var(--accent)" />
      <path d={outlines(octagons.slice(0, 1))} fill="var(--brand)" />
      <g fill="none">
        <Straps id="turned" path={outlines([...octagons, ...squares, ...pentagons])} />
        <Straps id="turned-over" path={over.join("")} />
      </g>
      <path d={outlines([star(MIDDLE, 30, EIGHTHS)])} fill="var(--paper)" />
      <path d={outlines([star(MIDDLE, 15, EIGHTHS)])} fill="var(--accent)" />
    </>
  );
  // A side between two octagons, of this repeat or the next, belongs to both.
  const places = sides.map(([side]) => side.map((value) => Math.round(value + PERIOD) % PERIOD).join());
  const meeting = SHOWN_REPEATS * new Set(places).size;
  return { weave, meeting };
}

function Straps({ id, path }: { id: string; path: string }) {
  return (
    <>
      <defs>
        <g id={id}>
          {REPEATS.map((place) => (
            <path key={place} d={path} transform={place} />
          ))}
        </g>
      </defs>
      {STROKES.map((stroke) => (
        <use key={stroke.stroke} href={`#${id}`} {...stroke} />
      ))}
    </>
  );
}

function inOctagon(middle: Point, turn: number): Point {
  return around(middle, OCTAGON, turn);
}

/** @param side 1 or -1, of the ray that has this angle */
function outer(angle: number, side: number): Point {
  return around(MIDDLE, OUTER, angle + side * OUTER_ANGLE);
}

function outlines(polygons: Point[][]): string {
  return polygons.map((points) => `${line(...points)}z`).join("");
}
