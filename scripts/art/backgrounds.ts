/**
 * node scripts/art/backgrounds.ts: draws the background patterns of the call band and the footer into public/images/.
 * --check only compares.
 */
import { girihTile, relativePath, rosetteTile } from "../../app/patterns/girih.ts";
import { drawnFile } from "./drawn-file.ts";
import { NIGHT_LINE_COLOR } from "./palette.ts";

const stars = girihTile({ side: 48, angle: 67.5 });
write("girih-stars", { period: stars.period, lines: stars.straps, color: NIGHT_LINE_COLOR });
write("girih-rosettes", { period: 396, lines: rosetteTile(396), color: "#fff" });

function write(name: string, { period, lines, color }: { period: number; lines: string; color: string }): void {
  const path = `<path fill="none" stroke="${color}" stroke-width="1.1" d="${relativePath(lines)}"/>`;
  const size = `width="${period}" height="${period}"`;
  const place = `x="50%" y="50%" patternTransform="translate(${-period / 2} ${-period / 2})"`;
  const pattern = `<pattern id="a" ${size} ${place} patternUnits="userSpaceOnUse">${path}</pattern>`;
  drawnFile(
    `public/images/${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg">${pattern}<rect width="100%" height="100%" fill="url(#a)"/></svg>\n`,
  );
}
