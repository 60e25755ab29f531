/**
 * Girih: Islamic patterns of stars and straps, constructed with Hankin's "polygons in contact" method. Two rays leave
 * the middle of every edge of a polygon at the contact angle (67.5 degrees here) and end where they meet others.
 * Lengths are in px, angles in degrees, and y points down.
 */

export type Point = readonly [x: number, y: number];

export interface Line {
  points: Point[];
  isClosed: boolean;
}

const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315];

/** @param center x and y of the center. @returns path data */
export function eightPointStar(center: number, radius: number): string {
  return pathData([star({ center, radius, tips: 8, innerRatio: 0.541196 })]);
}

/**
 * The outline of the logo: two squares with rounded corners, one of them turned by 45 degrees.
 * @param center x and y of the center
 * @param size side of the squares
 * @param corner radius of their corners
 * @returns path data
 */
export function roundedStar(center: number, size: number, corner: number): string {
  return [0, 45].map((turn) => roundedSquare(center, size, corner, turn)).join("");
}

/**
 * A rosette of eight petals around 0,0 in a ring of eight stars. To interlace the straps, draw all of them wide, then
 * narrower in the background color, and then the `Over` pieces in the same way.
 * @param period distance at which the pattern repeats in both directions
 * @param reach half the length of an `Over` piece, which lies where a strap passes over another
 */
export function girihRosette({ period, reach }: { period: number; reach: number }) {
  const unit = period / (1 + Math.SQRT2); // width of an octagon of the ring
  const offset = (unit / 2) * sin(22.5); // distance from the center to the line of a petal's side
  const contact = unit * 0.844623; // position on that line where it meets a star of the ring
  const bend = offset * Math.SQRT2; // distance from the center to where the line turns into the next petal
  const crossing = -offset * (1 + Math.SQRT2); // position on the line where it passes over another
  const side = (turn: number, along: number) => rotate([along, -offset], turn);
  const axes = EIGHTHS.map((eighth) => eighth + 22.5);
  const starOver = [reach, -reach].map((along): Point => [unit / 2 - along * sin(67.5), along * cos(67.5)]);
  return {
    /** Four of the ring's eight stars: the others are theirs, one period away. */
    starCenters: [22.5, 67.5, 112.5, 337.5].map((turn) => rounded(polar(unit / 2 / sin(22.5), turn))),
    starRadius: round(unit / 2),
    /** Around its own center. */
    star: star({ center: 0, radius: unit / 2, tips: 8, innerRatio: 0.541196 }),
    starOver: EIGHTHS.map((turn) => open(starOver.map((point) => rotate(point, turn)))),
    cross: star({ center: period / 2, radius: unit * 0.207107, tips: 4, innerRatio: Math.SQRT2 - 1 }),
    rosette: axes.flatMap((turn) => [
      open([side(turn, contact), polar(bend, turn - 45), side(turn + 90, -contact)]),
      open([side(turn, contact), polar(unit * 0.792893, turn - 22.5), side(turn + 135, -contact)]),
    ]),
    rosetteOver: axes.map((turn) => open([side(turn, crossing - reach), side(turn, crossing + reach)])),
    petals: axes.map((turn) =>
      closed([
        polar(unit / 2, turn + 22.5),
        polar(bend, turn),
        polar(unit / 2, turn - 22.5),
        side(turn, contact),
        polar(unit * 1.035876, turn),
        side(turn + 180, -contact),
      ]),
    ),
  };
}

export function pathData(lines: Line[]): string {
  return lines.map(({ points, isClosed }) => `M${points.flat().join(" ")}${isClosed ? "Z" : ""}`).join("");
}

export function round(value: number): number {
  return Math.round(value * 100) / 100 + 0; // not -0
}

export function rotate([x, y]: Point, degrees: number): Point {
  return [x * cos(degrees) - y * sin(degrees), x * sin(degrees) + y * cos(degrees)];
}

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
const rounded = ([x, y]: Point): Point => [round(x), round(y)];
const open = (points: Point[]): Line => ({ points: points.map(rounded), isClosed: false });
const closed = (points: Point[]): Line => ({ points: points.map(rounded), isClosed: true });

function polar(radius: number, degrees: number, center = 0): Point {
  return [center + radius * cos(degrees), center + radius * sin(degrees)];
}

interface Star {
  center: number;
  radius: number;
  tips: number;
  /** Inner radius / `radius`. */
  innerRatio: number;
}

function star({ center, radius, tips, innerRatio }: Star): Line {
  const step = 360 / tips;
  const turns = Array.from({ length: tips }, (_, index) => index * step);
  return closed(
    turns.flatMap((turn) => [polar(radius, turn, center), polar(radius * innerRatio, turn + step / 2, center)]),
  );
}

function roundedSquare(center: number, size: number, corner: number, turn: number): string {
  const half = size / 2;
  const at = (point: Point, quarter: number) => {
    const [x, y] = rotate(rotate(point, quarter), turn);
    return rounded([center + x, center + y]).join(" ");
  };
  const sides = [0, 90, 180, 270].map((quarter) => {
    const start = quarter === 0 ? `M${at([corner - half, -half], quarter)}` : "";
    const end = at([half - corner, -half], quarter);
    return `${start}L${end}A${corner} ${corner} 0 0 1 ${at([half, corner - half], quarter)}`;
  });
  return `${sides.join("")}Z`;
}
