/**
 * node scripts/art/app-icons.ts: draws the star of app/patterns/logo.tsx as icons for browsers and phones. --check only
 * compares favicon.svg and site.webmanifest, as the pictures are made together with them.
 */
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { eightPointStar, starSquares } from "../../app/patterns/girih.ts";
import { drawnFile, isCheck } from "./drawn-file.ts";
import { APP_ICONS, BRAND_COLOR, PAPER_COLOR } from "./palette.ts";

const { light: LIGHT, dark: DARK, solid: SOLID } = APP_ICONS;

function star(size: number): { star: string; inner: string; heart: string } {
  const squares = starSquares(16, 16, size, size * 0.096);
  return {
    star: squares.upright + squares.turned,
    inner: eightPointStar(16, 16, size * 0.4375),
    heart: eightPointStar(16, 16, size * 0.21),
  };
}

function svg(size: number, colors: typeof LIGHT & { ground?: string }): string {
  const shapes = star(size);
  const ground = colors.ground ? `<path fill="${colors.ground}" d="M0 0h32v32H0z"/>` : "";
  const paths = (["star", "inner", "heart"] as const).map((key) => `<path fill="${colors[key]}" d="${shapes[key]}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${paths.join("")}</svg>`;
}

const png = (source: string, pixels: number) =>
  sharp(Buffer.from(source), { density: (72 * pixels) / 32 })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** ICO with one picture: header, one directory entry, the PNG. */
function ico(picture: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18); // where the picture starts
  return Buffer.concat([head, picture]);
}

const shapes = star(22.86);
const rules = (colors: typeof DARK) =>
  `.star{fill:${colors.star}}.inner{fill:${colors.inner}}.heart{fill:${colors.heart}}`;
drawnFile(
  "public/favicon.svg",
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${rules(LIGHT)}@media(prefers-color-scheme:dark){${rules(DARK)}}</style>` +
    `${Object.entries(shapes)
      .map(([name, d]) => `<path class="${name}" d="${d}"/>`)
      .join("")}</svg>\n`,
);
const manifest = readFileSync("public/site.webmanifest", "utf8");
drawnFile(
  "public/site.webmanifest",
  manifest.replace(/(?<="theme_color": ")[^"]*/, BRAND_COLOR).replace(/(?<="background_color": ")[^"]*/, PAPER_COLOR),
);
if (!isCheck) {
  await writeFile("public/favicon.ico", ico(await png(svg(22.86, LIGHT), 32), 32));
  for (const pixels of [192, 512]) await writeFile(`public/icon-${pixels}.png`, await png(svg(22.5, LIGHT), pixels));
  // Launchers crop up to a tenth from each side of a maskable icon.
  await writeFile("public/icon-maskable-512.png", await png(svg(17, SOLID), 512));
  await writeFile("public/apple-touch-icon.png", await png(svg(18.5, SOLID), 180));
}
