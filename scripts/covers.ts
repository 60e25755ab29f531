/**
 * Draws the covers of the articles into content/images/covers/<slug>.svg: node scripts/covers.ts
 * The slug decides the composition (girihArt), this list the colours. `npm run images` then encodes them.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { eightPointStar, girihArt, girihRosette } from "../app/lib/girih.ts";

interface Palette {
  /** Ground, from the light's side to the other. */
  ground: [string, string];
  /** Petals and soft stars; the strap's outline and its body; strong stars; accent. */
  soft: string;
  line: string;
  strap: string;
  strong: string;
  accent: string;
}

const WIDTH = 1600;
const HEIGHT = 900;

const COVERS: Record<string, Palette> = {
  "web-development-future": {
    ground: ["#0F7A5B", "#07402F"],
    soft: "#0E8A67",
    line: "#8FE3C3",
    strap: "#0B5D45",
    strong: "#46D3A0",
    accent: "#F2B85B",
  },
  "mobile-app-trends-2024": {
    ground: ["#8A5208", "#4E2C05"],
    soft: "#A4640F",
    line: "#F6D08C",
    strap: "#6B3F07",
    strong: "#F2B85B",
    accent: "#FFE7B8",
  },
  "custom-software-for-startups": {
    ground: ["#1C4568", "#0D2338"],
    soft: "#235781",
    line: "#9CCBEA",
    strap: "#143650",
    strong: "#7DBCE3",
    accent: "#F2B85B",
  },
  "mhs-ecommerce-partnership": {
    ground: ["#D3ECDF", "#9CCDB7"],
    soft: "#F1FAF5",
    line: "#0B6B4F",
    strap: "#C3E3D5",
    strong: "#C97A12",
    accent: "#0B6B4F",
  },
  "ai-powered-portal-system": {
    ground: ["#12484C", "#07211F"],
    soft: "#175B5C",
    line: "#7FD8D0",
    strap: "#0D3638",
    strong: "#3FB9B1",
    accent: "#F2B85B",
  },
  "mhs-dubai-office": {
    ground: ["#F4DFB4", "#E3BC78"],
    soft: "#FAEDD0",
    line: "#8A5208",
    strap: "#EDD2A0",
    strong: "#C97A12",
    accent: "#0B6B4F",
  },
};

function cover(slug: string, colours: Palette): string {
  const art = girihArt(slug, { width: WIDTH, height: HEIGHT });
  const { period, strap } = art;
  const pattern = girihRosette({ period, reach: strap * 1.45 });
  const use = (href: string, x: number, y: number) => `<use href="#${href}" x="${x}" y="${y}"/>`;
  const tile = (id: string, own: string, star: string) =>
    `<g id="${id}">${own}${pattern.ring
      .slice(0, 4)
      .map(([x, y]) => use(star, x, y))
      .join("")}</g>`;
  const steps = [-3, -2, -1, 0, 1, 2, 3].map((step) => step * period);
  const field = (id: string, href: string) =>
    `<g id="${id}">${steps.flatMap((x) => steps.map((y) => use(href, x, y))).join("")}</g>`;
  const layer = (href: string, colour: string, width: number, rest = "") =>
    `<use href="#${href}" stroke="${colour}" stroke-width="${Math.round(width * 10) / 10}"${rest}/>`;
  const line = Math.max(2, strap * 0.13);
  const stars = (tone: string, colour: string) =>
    `<g fill="${colour}">${art.cells
      .filter((cell) => cell.tone === tone)
      .map(({ x, y }) => use("s", x, y))
      .join("")}</g>`;
  const petals = pattern.petals.filter((_, index) => index % art.petalStep === 0).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
<radialGradient id="ground" gradientUnits="userSpaceOnUse" cx="${art.focal.x}" cy="${art.focal.y}" r="${WIDTH * 0.75}"><stop stop-color="${colours.ground[0]}"/><stop offset="1" stop-color="${colours.ground[1]}"/></radialGradient>
<radialGradient id="fade" gradientUnits="userSpaceOnUse" cx="${art.focal.x}" cy="${art.focal.y}" r="${WIDTH * 0.8}"><stop offset="0.42" stop-color="${colours.ground[1]}" stop-opacity="0"/><stop offset="1" stop-color="${colours.ground[1]}" stop-opacity="0.8"/></radialGradient>
<path id="s" d="${pattern.star}"/><path id="so" d="${pattern.starOver}"/>
${tile("t", `<path d="${pattern.rosette}${pattern.cross}"/>`, "s")}
${tile("to", `<path d="${pattern.rosetteOver}"/>`, "so")}
${field("straps", "t")}
${field("over", "to")}
</defs>
<path fill="url(#ground)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
<g transform="translate(${art.focal.x} ${art.focal.y}) rotate(${art.rotation})">
<path fill="${colours.soft}" d="${petals}"/>
${stars("soft", colours.soft)}${stars("strong", colours.strong)}${stars("accent", colours.accent)}
<use href="#s" fill="${colours.strong}"/>
<g fill="none">
${layer("straps", colours.ground[1], strap * 1.5)}
${layer("straps", colours.line, strap)}${layer("straps", colours.strap, strap - 2 * line)}
${layer("over", colours.ground[1], strap * 1.5)}
${layer("over", colours.line, strap)}${layer("over", colours.strap, strap - 2 * line, ` stroke-linecap="square"`)}
</g>
<path fill="${colours.ground[1]}" d="${eightPointStar(0, 0, art.starRadius * 0.4)}"/><path fill="${colours.accent}" d="${eightPointStar(0, 0, art.starRadius * 0.2)}"/>
</g>
<path fill="url(#fade)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
</svg>
`;
}

const folder = new URL("../content/images/covers/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [slug, colours] of Object.entries(COVERS))
  writeFileSync(new URL(`${slug}.svg`, folder), cover(slug, colours));
