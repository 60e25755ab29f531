import { eightPointStar, girihRosette } from "../../app/patterns/girih.ts";
import { girihArt } from "../../app/patterns/girih-art.ts";

export interface Palette {
  ground: [string, string];
  soft: string;
  line: string;
  strap: string;
  strong: string;
  accent: string;
}

/** Returns an SVG document. `seed` decides the composition (girihArt); sizes are in px. */
export function drawGirih(seed: string, colors: Palette, { width, height }: { width: number; height: number }): string {
  const art = girihArt(seed, { width, height });
  const { period, strap } = art;
  const reach = strap * 1.6;
  const pattern = girihRosette({ period, reach });
  const tiles = tilesInSight(art, { width, height });
  const ring = pattern.ring.slice(0, 4);
  /** One path: a path per line would be thousands of elements. */
  const lines = (own: string, star: string) => {
    const tile = [...subpaths(own), ...ring.flatMap(([dx, dy]) => subpaths(star, dx, dy))];
    return repeated(tile, tiles);
  };
  const layer = (href: string, color: string, width: number, rest = "") =>
    `<use href="#${href}" stroke="${color}" stroke-width="${Math.round(width * 10) / 10}"${rest}/>`;
  const line = Math.max(2, strap * 0.13);
  // Ends before its lines do: a browser would show a dark seam otherwise.
  const short = strap * 0.15;
  const stars = (tone: string, color: string) =>
    `<g fill="${color}">${art.cells
      .filter((cell) => cell.tone === tone)
      .map(({ x, y }) => `<use href="#s" x="${x}" y="${y}"/>`)
      .join("")}</g>`;
  const petals = pattern.petals.filter((_, index) => index % art.petalStep === 0).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<defs>
<radialGradient id="ground" gradientUnits="userSpaceOnUse" cx="${art.focal.x}" cy="${art.focal.y}" r="${width * 0.75}"><stop stop-color="${colors.ground[0]}"/><stop offset="1" stop-color="${colors.ground[1]}"/></radialGradient>
<radialGradient id="fade" gradientUnits="userSpaceOnUse" cx="${art.focal.x}" cy="${art.focal.y}" r="${width * 0.8}"><stop offset="0.42" stop-color="${colors.ground[1]}" stop-opacity="0"/><stop offset="1" stop-color="${colors.ground[1]}" stop-opacity="0.8"/></radialGradient>
<path id="s" d="${pattern.star}"/>
<path id="straps" d="${lines(pattern.rosette + pattern.cross, pattern.star)}"/>
<path id="over" d="${lines(pattern.rosetteOver, pattern.starOver)}"/>
</defs>
<path fill="url(#ground)" d="M0 0h${width}v${height}H0z"/>
<g transform="translate(${art.focal.x} ${art.focal.y}) rotate(${art.rotation})">
<path fill="${colors.soft}" d="${petals}"/>
${stars("soft", colors.soft)}${stars("strong", colors.strong)}${stars("accent", colors.accent)}
<use href="#s" fill="${colors.strong}"/>
<g fill="none">
${layer("straps", colors.ground[1], strap * 1.5)}
${layer("straps", colors.line, strap)}${layer("straps", colors.strap, strap - 2 * line)}
${layer("over", colors.ground[1], strap * 1.5, ` stroke-dasharray="0 ${tenth(short)} ${tenth(2 * (reach - short))} ${tenth(short)}"`)}
${layer("over", colors.line, strap)}${layer("over", colors.strap, strap - 2 * line, ` stroke-linecap="square"`)}
</g>
<path fill="${colors.ground[1]}" d="${eightPointStar(0, 0, art.starRadius * 0.4)}"/><path fill="${colors.accent}" d="${eightPointStar(0, 0, art.starRadius * 0.2)}"/>
</g>
<path fill="url(#fade)" d="M0 0h${width}v${height}H0z"/>
</svg>
`;
}

type Point = readonly [x: number, y: number];

interface Subpath {
  points: Point[];
  isClosed: boolean;
}

/** Parses path data with absolute points only (app/patterns/girih.ts). */
function subpaths(path: string, dx = 0, dy = 0): Subpath[] {
  return path
    .split("M")
    .filter(Boolean)
    .map((line) => {
      const numbers = line.replace("Z", "").trim().split(/\s+/).map(Number);
      const points = numbers.flatMap((x, index): Point[] =>
        index % 2 === 0 ? [[tenth(x + dx), tenth((numbers[index + 1] ?? 0) + dy)]] : [],
      );
      return { points, isClosed: line.includes("Z") };
    });
}

/** Relative steps compress well: all tiles are alike. */
function repeated(tile: Subpath[], places: Point[]): string {
  let [x, y] = [0, 0];
  const lines = tile.map(({ points, isClosed }) => {
    const steps = points.map(([px, py]) => {
      const step = `${tenth(px - x)} ${tenth(py - y)}`;
      [x, y] = [px, py];
      return step;
    });
    if (isClosed) [x, y] = points[0] ?? [x, y];
    return `m${steps.join(" ")}${isClosed ? "z" : ""}`;
  });
  return places.map(([px, py]) => `M${tenth(px)} ${tenth(py)}${lines.join("")}`).join("");
}

function tilesInSight(
  { focal, period, rotation }: { focal: { x: number; y: number }; period: number; rotation: number },
  { width, height }: { width: number; height: number },
): Point[] {
  // A tile's lines end at the cross in its corner.
  const reach = period;
  const steps = [-3, -2, -1, 0, 1, 2, 3].map((step) => step * period);
  const [sin, cos] = [Math.sin((rotation * Math.PI) / 180), Math.cos((rotation * Math.PI) / 180)];
  return steps
    .flatMap((x) => steps.map((y): Point => [x, y]))
    .filter(([x, y]) => {
      const [px, py] = [focal.x + x * cos - y * sin, focal.y + x * sin + y * cos];
      return px > -reach && py > -reach && px < width + reach && py < height + reach;
    });
}

const tenth = (value: number) => Math.round(value * 10) / 10 + 0;
