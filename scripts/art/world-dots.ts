/**
 * Draws the land of the world as rows of dots into public/images/world-dots.svg and prints where the cities of
 * app/patterns/reach-map.tsx lie on it. Land: Natural Earth (public domain) as GeoJSON, for example
 *   npm i world-atlas topojson-client && npx topo2geo land=land.json < node_modules/world-atlas/land-50m.json
 *   node scripts/art/world-dots.ts land.json
 */
import { readFileSync, writeFileSync } from "node:fs";

type Ring = [lon: number, lat: number][];
interface Land {
  features: { geometry: { type: string; coordinates: Ring[][] } }[];
}

const WIDTH = 1000;
const MIDDLE = 11; // degrees east: the edges of the map then fall into the Bering Strait
const [SOUTH, NORTH] = [-56, 81];
const SPACING = 9.4;

const CITIES: Record<string, [lon: number, lat: number]> = {
  Islamabad: [73.05, 33.68],
  Dubai: [55.27, 25.2],
  London: [-0.13, 51.51],
  "New York": [-74.01, 40.71],
  Singapore: [103.82, 1.35],
  Sydney: [151.21, -33.87],
};

/** Natural Earth projection (Savric and others, 2011), in radians. */
const breadth = (lat: number) => {
  const p = lat * lat;
  return 0.8707 - 0.131979 * p + p * p * (-0.013791 + p * p * (0.003971 * p - 0.001529 * p * p));
};
const height = (lat: number) => {
  const p = lat * lat;
  return lat * (1.007226 + p * (0.015085 + p * p * (-0.044475 + 0.028874 * p - 0.005916 * p * p)));
};
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (value: number) => (value * 180) / Math.PI;

const [path = ""] = process.argv.slice(2);
const land: Land = JSON.parse(readFileSync(path, "utf8"));
// A ring that crosses the date line continues beyond 180 degrees instead of jumping back.
const rings = land.features.flatMap(({ geometry }) =>
  geometry.coordinates.flat().map((ring) => {
    let last = 0;
    return ring.map(([lon, lat], i): [number, number] => {
      last = i === 0 ? lon : last + ((((lon - last + 180) % 360) + 360) % 360) - 180;
      return [last, lat];
    });
  }),
);

const within = (ring: Ring, lon: number, lat: number) =>
  ring.reduce((inside, [x, y], i) => {
    const [px, py] = ring.at(i - 1) ?? [x, y];
    return y > lat !== py > lat && lon < ((px - x) * (lat - y)) / (py - y) + x ? !inside : inside;
  }, false);

const isLand = (lon: number, lat: number) =>
  rings.filter((ring) => [lon - 360, lon, lon + 360].some((turn) => within(ring, turn, lat))).length % 2 === 1;

function latitude(y: number): number {
  let [low, high] = [radians(-90), radians(90)];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (height(middle) < y) low = middle;
    else high = middle;
  }
  return low;
}

const scale = WIDTH / (2 * Math.PI * breadth(0));
const top = height(radians(NORTH)) * scale;
const rows = Math.floor((top - height(radians(SOUTH)) * scale) / (SPACING * 0.866));
const runs: string[] = [];
const round = (value: number) => Math.round(value * 10) / 10;
let dots = 0;
let [left, right] = [WIDTH, 0];
for (let row = 0; row <= rows; row++) {
  const y = row * SPACING * 0.866;
  const lat = latitude((top - y) / scale);
  const first = row % 2 === 0 ? 0 : SPACING / 2;
  let run: number[] = [];
  for (let x = first; x <= WIDTH + SPACING; x += SPACING) {
    const turn = degrees((x - WIDTH / 2) / scale / breadth(lat));
    const lon = ((turn + MIDDLE + 540) % 360) - 180;
    if (Math.abs(turn) <= 180 && x <= WIDTH && isLand(lon, degrees(lat))) run.push(x);
    else if (run.length > 0) {
      // A zero-length dash with a round cap is a dot: one line draws a run of dots.
      const start = run[0] ?? 0;
      runs.push(`M${round(start)} ${round(y + 4)}h${round((run.length - 1) * SPACING + 0.5)}`);
      dots += run.length;
      left = Math.min(left, start);
      right = Math.max(right, run.at(-1) ?? 0);
      run = [];
    }
  }
}

const box = [Math.floor(left - 4), 0, Math.ceil(right - left + 8), Math.ceil(rows * SPACING * 0.866 + 8)];
const style = `fill="none" stroke="#000" stroke-width="5.4" stroke-linecap="round" stroke-dasharray="0 ${SPACING}"`;
writeFileSync(
  new URL("../../public/images/world-dots.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}"><path ${style} d="${runs.join("")}"/></svg>\n`,
);
console.log(`${dots} dots, viewBox="${box.join(" ")}"`);
for (const [name, [lon, lat]] of Object.entries(CITIES)) {
  const x = WIDTH / 2 + radians(lon - MIDDLE) * breadth(radians(lat)) * scale;
  console.log(`{ name: "${name}", x: ${Math.round(x)}, y: ${Math.round(top - height(radians(lat)) * scale + 4)} }`);
}
