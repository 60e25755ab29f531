import { eightPointStar, girihArt, girihRosette } from "../app/lib/girih.ts";

/** The colors of a cover. */
export interface Palette {
  /** Ground, from the light's side to the other. */
  ground: [string, string];
  /** Petals and soft stars; the strap's outline and its body; strong stars; accent. */
  soft: string;
  line: string;
  strap: string;
  strong: string;
  accent: string;
}

/**
 * Draws a composition of the pattern. In: the seed that decides it (girihArt), its colors and its size in px.
 * Out: a whole SVG document.
 */
export function drawGirih(
  seed: string,
  colours: Palette,
  { width, height }: { width: number; height: number },
): string {
  const art = girihArt(seed, { width, height });
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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<defs>
<radialGradient id="ground" gradientUnits="userSpaceOnUse" cx="${art.focal.x}" cy="${art.focal.y}" r="${width * 0.75}"><stop stop-color="${colours.ground[0]}"/><stop offset="1" stop-color="${colours.ground[1]}"/></radialGradient>
<radialGradient id="fade" gradientUnits="userSpaceOnUse" cx="${art.focal.x}" cy="${art.focal.y}" r="${width * 0.8}"><stop offset="0.42" stop-color="${colours.ground[1]}" stop-opacity="0"/><stop offset="1" stop-color="${colours.ground[1]}" stop-opacity="0.8"/></radialGradient>
<path id="s" d="${pattern.star}"/><path id="so" d="${pattern.starOver}"/>
${tile("t", `<path d="${pattern.rosette}${pattern.cross}"/>`, "s")}
${tile("to", `<path d="${pattern.rosetteOver}"/>`, "so")}
${field("straps", "t")}
${field("over", "to")}
</defs>
<path fill="url(#ground)" d="M0 0h${width}v${height}H0z"/>
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
<path fill="url(#fade)" d="M0 0h${width}v${height}H0z"/>
</svg>
`;
}
