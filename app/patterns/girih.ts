/**
 * Girih: star-and-strap patterns as SVG path data, by Hankin's "polygons in contact": from the middle of every edge two
 * rays enter the polygon at the contact angle and end where they meet their neighbors. Lengths in px, angles in
 * degrees, y points down. All randomness comes from the seed.
 */

export type Point = readonly [x: number, y: number];

const PAIR = /(-?[\d.]+) (-?[\d.]+)/g;

/** Inner radius of the classic eight-point star relative to its outer radius (contact angle 67.5 degrees). */
const CLASSIC_STAR = 0.541196;

/** One period of the 4.8.8 tiling of octagons and squares. `angle` looks best from 54 to 75. */
export function girihTile({ side, angle }: { side: number; angle: number }) {
  const period = side * (1 + Math.SQRT2);
  const half = period / 2;
  const octagonStar = closed(hankinStar(half, half, half, 8, angle));
  const corners = [0, period].flatMap((x) => [0, period].map((y) => closed(hankinStar(x, y, side / 2, 4, angle, 45))));
  return {
    period: round(period),
    octagonStar,
    squareStar: corners[0] ?? "",
    /** All lines. The stars at the corners exceed the tile and must be clipped by the pattern. */
    straps: octagonStar + corners.join(""),
  };
}

/** The first point is turned `turn` degrees from the right; `innerRatio` is inner radius / `r`. */
export function eightPointStar(cx: number, cy: number, r: number, innerRatio = CLASSIC_STAR, turn = 0): string {
  return closed(EIGHTHS.flatMap((k) => [polar(cx, cy, r, turn + k), polar(cx, cy, r * innerRatio, turn + k + 22.5)]));
}

export function starSquares(cx: number, cy: number, size: number, corner: number) {
  return { upright: roundedSquare(cx, cy, size, corner, 0), turned: roundedSquare(cx, cy, size, corner, 45) };
}

/**
 * A rosette of eight petals around 0,0 in a ring of eight stars, repeated every `period`. Contact angle 67.5 degrees,
 * at which the sides of the petals are parallel. Draw all straps wide, then all narrower in the background color, then
 * the `Over` pieces in the same way, so that the straps interlace. `reach` is half the length of an `Over` piece.
 */
export function girihRosette({ period, reach }: { period: number; reach: number }) {
  const unit = period / (1 + Math.SQRT2); // width of an octagon of the ring
  const offset = (unit / 2) * sin(22.5); // how far the line of a petal's side passes the center
  const contact = unit * 0.844623; // along that line, where it runs into a star of the ring
  const bend = offset * Math.SQRT2; // from the center, where it turns back into the next petal
  const side = (turn: number, along: number) => rotate([along, -offset], turn);
  const over = (turn: number, along: number) => open([side(turn, along - reach), side(turn, along + reach)]);
  const bendAt = (turn: number) => polar(0, 0, bend, turn);
  const tipAt = (turn: number) => polar(0, 0, unit * 0.792893, turn - 22.5);
  const axes = EIGHTHS.map((k) => k + 22.5);
  const starOver = [reach, -reach].map((t): Point => [unit / 2 - t * sin(67.5), t * cos(67.5)]);
  return {
    /** Star centers. The first four, repeated, give all of them. */
    ring: [0, 1, 2, 7, 3, 4, 5, 6].map((k) => rounded(polar(0, 0, unit / 2 / sin(22.5), k * 45 + 22.5))),
    starRadius: round(unit / 2),
    /** `star` is around its own center; the `Over` pieces are where straps pass over. */
    star: eightPointStar(0, 0, unit / 2),
    starOver: EIGHTHS.map((k) => open(starOver.map((point) => rotate(point, k)))).join(""),
    cross: closed(hankinStar(period / 2, period / 2, unit * 0.207107, 4, 67.5)),
    rosette: axes
      .map((turn) => {
        const fold = [side(turn, contact), bendAt(turn - 45), side(turn + 90, -contact)];
        const tip = [side(turn, contact), tipAt(turn), side(turn + 135, -contact)];
        return open(fold) + open(tip);
      })
      .join(""),
    /** Shorter, for use where the ends of the straps are hidden. */
    rosetteOutline: closed(
      axes.flatMap((turn) => [side(turn, contact), tipAt(turn), side(turn + 135, -contact), bendAt(turn)]),
    ),
    rosetteOver: axes.map((turn) => over(turn, -offset * (1 + Math.SQRT2))).join(""),
    petals: axes.map((turn) => {
      const inner = [polar(0, 0, unit / 2, turn + 22.5), polar(0, 0, bend, turn), polar(0, 0, unit / 2, turn - 22.5)];
      const outer = [side(turn, contact), polar(0, 0, unit * 1.035876, turn), side(turn + 180, -contact)];
      return closed([...inner, ...outer]);
    }),
  };
}

/** One `period` of the girihRosette lines: the rosette in the middle and its ring, which the tile clips. */
export function rosetteTile(period: number): string {
  const { ring, star, rosetteOutline, cross } = girihRosette({ period, reach: 0 });
  const corners = [0, -period].flatMap((x) => [0, -period].map((y): Point => [x, y]));
  const lines = rosetteOutline + repeatedAt(ring, star) + repeatedAt(corners, cross);
  return repeatedAt([[period / 2, period / 2]], lines);
}

export function repeatedAt(points: readonly Point[], drawing: string): string {
  return points
    .map(([dx, dy]) => drawing.replace(PAIR, (_, x: string, y: string) => rounded([+x + dx, +y + dy]).join(" ")))
    .join("");
}

/** Relative, with one decimal, so that equal stars compress well. Only for paths of straight lines. */
export function relativePath(drawing: string): string {
  let path = "";
  // Position after rounding, so that rounding errors do not add up.
  let [penX, penY] = [0, 0];
  for (const outline of drawing.split("M").slice(1)) {
    const isClosed = outline.endsWith("Z");
    let [x, y] = [penX, penY];
    const steps = Array.from(outline.matchAll(PAIR), ([, nextX, nextY], index) => {
      const step: Point = [tenth(Number(nextX) - x), tenth(Number(nextY) - y)];
      [x, y] = [Number(nextX), Number(nextY)];
      if (index === 0 || !isClosed) [penX, penY] = [penX + step[0], penY + step[1]];
      return step.join(" ");
    });
    path += `m${steps.join(" ")}${isClosed ? "z" : ""}`;
  }
  return path.replaceAll(" -", "-").replaceAll(/(?<!\d)0\./g, ".");
}

/** 0 to 1, the same sequence for the same seed (xmur3 feeding mulberry32). */
export function seededRandom(seed: string): () => number {
  let hash = 1779033703 ^ seed.length;
  for (const character of seed) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  let state = (hash ^ (hash >>> 16)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315];

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
/** Not Math.round: it rounds halves up for negative numbers too, and stars would lose their symmetry. */
const tenth = (value: number) => Number(round(value).toFixed(1)) + 0;
export const round = (value: number) => Math.round(value * 100) / 100 + 0;
const rounded = ([x, y]: Point): Point => [round(x), round(y)];
const polar = (cx: number, cy: number, r: number, degrees: number): Point => [
  cx + r * cos(degrees),
  cy + r * sin(degrees),
];
export const rotate = ([x, y]: Point, degrees: number): Point => [
  x * cos(degrees) - y * sin(degrees),
  x * sin(degrees) + y * cos(degrees),
];
const open = (points: Point[]) => `M${points.map((point) => rounded(point).join(" ")).join(" ")}`;
const closed = (points: Point[]) => `${open(points)}Z`;

function hankinStar(cx: number, cy: number, apothem: number, sides: number, angle: number, turn = 0): Point[] {
  const step = 360 / sides;
  const ray = (apothem * sin(step / 2)) / cos(angle - step / 2);
  const inner = (apothem - ray * sin(angle)) / cos(step / 2);
  return Array.from({ length: sides }, (_, k) => turn + k * step).flatMap((at) => [
    polar(cx, cy, apothem, at),
    polar(cx, cy, inner, at + step / 2),
  ]);
}

function roundedSquare(cx: number, cy: number, size: number, corner: number, turn: number): string {
  const half = size / 2;
  const at = (x: number, y: number) => {
    const [dx, dy] = rotate([x, y], turn);
    return rounded([cx + dx, cy + dy]).join(" ");
  };
  const arc = `A${corner} ${corner} 0 0 1 `;
  const sides = [0, 90, 180, 270].map((k) => {
    const from = rotate([corner - half, -half], k);
    const to = rotate([half - corner, -half], k);
    const next = rotate([half, corner - half], k);
    return `${k === 0 ? `M${at(...from)}` : ""}L${at(...to)}${arc}${at(...next)}`;
  });
  return `${sides.join("")}Z`;
}
