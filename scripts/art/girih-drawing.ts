import { eightPointStar, girihRosette, type Line, type Point, pathData, rotate, round } from "./girih.ts";
import { seededRandom } from "./seeded-random.ts";

export interface Palette {
  ground: [center: string, edge: string];
  soft: string;
  line: string;
  strap: string;
  strong: string;
  accent: string;
}

interface Size {
  width: number;
  height: number;
}

type Tone = "strong" | "soft" | "accent";

/** Alternating fill of the eight stars around the focal rosette; null leaves one empty. */
const RINGS = [["strong", "soft"], ["soft"], ["soft", null], ["strong", null]] as const;

/**
 * Composes a pattern: the focal rosette, from which the pattern repeats in all directions, and the fill of the stars.
 * @param seed decides the composition; the same seed gives the same one
 * @param size of the canvas in px
 * @returns lengths in px; star centers relative to the focal rosette, before `rotation` (in degrees)
 */
export function composeGirih(seed: string, { width, height }: Size) {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const between = (least: number, most: number) => least + (most - least) * random();
  // Each draw changes all later ones, so reordering these lines redraws every cover.
  const focalY = round(height * between(0.34, 0.66));
  const period = round(height * pick([1.1, 1.8, 0.85, 0.55, 1.4, 0.7]));
  const jitter = between(-0.07, 0.07);
  const rotation = pick([0, 11.25, 22.5, 33.75]);
  const focal = { x: round(width * (pick([0.29, 0.71]) + jitter)), y: focalY };
  const { starCenters, starRadius } = girihRosette({ period, reach: 0 });
  const tiles = tilesWithin(3, period).filter((tile) => isOnCanvas(tile, period));
  const distance = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y) / period;
  const stars = tilesWithin(2, period)
    .flatMap(([dx, dy]) => starCenters.map(([x, y]) => ({ x: round(x + dx), y: round(y + dy) })))
    .filter(({ x, y }) => isOnCanvas([x, y], starRadius))
    .toSorted((a, b) => distance(a) - distance(b) || a.x - b.x || a.y - b.y);
  const unclipped = stars.filter(({ x, y }) => isOnCanvas([x, y], -starRadius));
  const accent = pick(unclipped.length > 0 ? unclipped.slice(0, 4) : stars);
  const ringTones = pick(RINGS);
  const filledStars = stars.map((star) => ({ ...star, tone: toneOf(star, random() + distance(star) * 0.35) }));
  /** 1 fills every petal of the focal rosette, 2 every second one. */
  const petalStep = pick([1, 1, 2]);
  return { period, strap: round(period / 40), rotation, focal, tiles, starRadius, filledStars, petalStep };

  function isOnCanvas(point: Point, margin: number): boolean {
    const [dx, dy] = rotate(point, rotation);
    const [x, y] = [focal.x + dx, focal.y + dy];
    return x > -margin && y > -margin && x < width + margin && y < height + margin;
  }

  function toneOf(star: { x: number; y: number }, chance: number): Tone | null {
    if (star.x === accent.x && star.y === accent.y) return "accent";
    if (distance(star) < 0.6) {
      const eighth = Math.round((Math.atan2(star.y, star.x) / Math.PI) * 4 - 0.5) + 4;
      return ringTones[eighth % ringTones.length] ?? null;
    }
    if (chance < 0.5) return "strong";
    return chance < 0.95 ? "soft" : null;
  }
}

/**
 * Draws the pattern that composeGirih() composes.
 * @param size of the drawing in px
 * @returns an SVG document
 */
export function drawGirih(seed: string, colors: Palette, { width, height }: Size): string {
  const { period, strap, rotation, focal, tiles, starRadius, filledStars, petalStep } = composeGirih(seed, {
    width,
    height,
  });
  const [groundColor, edgeColor] = colors.ground;
  const reach = strap * 1.6;
  const pattern = girihRosette({ period, reach });
  const starsOf = (star: Line[]) => pattern.starCenters.flatMap((center) => moved(star, center));
  const straps = [...moved([...pattern.rosette, pattern.cross], [0, 0]), ...starsOf([pattern.star])];
  const over = [...moved(pattern.rosetteOver, [0, 0]), ...starsOf(pattern.starOver)];
  const layer = (href: string, color: string, width: number, rest = "") =>
    `<use href="#${href}" stroke="${color}" stroke-width="${tenth(width)}"${rest}/>`;
  const line = Math.max(2, strap * 0.13);
  // The outline ends before its strap does, because browsers would show a dark seam otherwise.
  const short = strap * 0.15;
  const stars = (tone: Tone) =>
    `<g fill="${colors[tone]}">${filledStars
      .filter((star) => star.tone === tone)
      .map(({ x, y }) => `<use href="#s" x="${x}" y="${y}"/>`)
      .join("")}</g>`;
  const petals = pattern.petals.filter((_, index) => index % petalStep === 0);
  const dashes = `0 ${tenth(short)} ${tenth(2 * (reach - short))} ${tenth(short)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<defs>
<radialGradient id="ground" gradientUnits="userSpaceOnUse" cx="${focal.x}" cy="${focal.y}" r="${width * 0.75}">
<stop stop-color="${groundColor}"/><stop offset="1" stop-color="${edgeColor}"/></radialGradient>
<radialGradient id="fade" gradientUnits="userSpaceOnUse" cx="${focal.x}" cy="${focal.y}" r="${width * 0.8}">
<stop offset="0.42" stop-color="${edgeColor}" stop-opacity="0"/>
<stop offset="1" stop-color="${edgeColor}" stop-opacity="0.8"/></radialGradient>
<path id="s" d="${pathData([pattern.star])}"/>
<path id="straps" d="${repeated(straps, tiles)}"/>
<path id="over" d="${repeated(over, tiles)}"/>
</defs>
<path fill="url(#ground)" d="M0 0h${width}v${height}H0z"/>
<g transform="translate(${focal.x} ${focal.y}) rotate(${rotation})">
<path fill="${colors.soft}" d="${pathData(petals)}"/>
${stars("soft")}${stars("strong")}${stars("accent")}
<use href="#s" fill="${colors.strong}"/>
<g fill="none">
${layer("straps", edgeColor, strap * 1.5)}
${layer("straps", colors.line, strap)}${layer("straps", colors.strap, strap - 2 * line)}
${layer("over", edgeColor, strap * 1.5, ` stroke-dasharray="${dashes}"`)}
${layer("over", colors.line, strap)}${layer("over", colors.strap, strap - 2 * line, ` stroke-linecap="square"`)}
</g>
<path fill="${edgeColor}" d="${eightPointStar(0, starRadius * 0.4)}"/>
<path fill="${colors.accent}" d="${eightPointStar(0, starRadius * 0.2)}"/>
</g>
<path fill="url(#fade)" d="M0 0h${width}v${height}H0z"/>
</svg>
`;
}

function tilesWithin(reach: number, period: number): Point[] {
  const steps = Array.from({ length: 2 * reach + 1 }, (_, index) => (index - reach) * period);
  return steps.flatMap((x) => steps.map((y): Point => [x, y]));
}

function moved(lines: Line[], [dx, dy]: Point): Line[] {
  return lines.map(({ points, isClosed }) => ({
    points: points.map(([x, y]): Point => [tenth(x + dx), tenth(y + dy)]),
    isClosed,
  }));
}

/** One path for all tiles, because thousands of elements are slow. Its relative steps compress well. */
function repeated(tile: Line[], places: Point[]): string {
  let pen: Point = [0, 0];
  const lines = tile.map(({ points, isClosed }) => {
    const steps = points.map((point) => {
      const step = `${tenth(point[0] - pen[0])} ${tenth(point[1] - pen[1])}`;
      pen = point;
      return step;
    });
    if (isClosed) pen = points[0] ?? pen;
    return `m${steps.join(" ")}${isClosed ? "z" : ""}`;
  });
  return places.map(([x, y]) => `M${tenth(x)} ${tenth(y)}${lines.join("")}`).join("");
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10 + 0; // not -0
}
