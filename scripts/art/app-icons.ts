/**
 * node scripts/art/app-icons.ts: draws the logo's star as icons for browsers and phones, and puts the colors into the
 * web manifest. With --check it only compares favicon.svg and site.webmanifest, because the PNG and ICO files are made
 * together with them.
 */
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { eightPointStar, roundedStar } from "./girih.ts";
import { APP_ICONS, BRAND, PAPER } from "./palette.ts";

type Colors = (typeof APP_ICONS)["light"];

const { light, dark, solid } = APP_ICONS;

const manifest = readFileSync("public/site.webmanifest", "utf8")
  .replace(/(?<="theme_color": ")[^"]*/, BRAND)
  .replace(/(?<="background_color": ")[^"]*/, PAPER);
const textFiles = { "public/favicon.svg": favicon(), "public/site.webmanifest": manifest };

if (process.argv.includes("--check")) {
  for (const [file, text] of Object.entries(textFiles)) {
    if (readFileSync(file, "utf8") === text) continue;
    console.error(`${file} is not up to date. Run \`npm run art\`.`);
    process.exitCode = 1;
  }
} else {
  for (const [file, text] of Object.entries(textFiles)) writeFileSync(file, text);
  writeFileSync("public/favicon.ico", ico(await png(icon(22.86, light), 32), 32));
  for (const pixels of [192, 512]) writeFileSync(`public/icon-${pixels}.png`, await png(icon(22.5, light), pixels));
  // Launchers crop up to a tenth from each side of a maskable icon.
  writeFileSync("public/icon-maskable-512.png", await png(icon(17, solid, solid.ground), 512));
  writeFileSync("public/apple-touch-icon.png", await png(icon(18.5, solid, solid.ground), 180));
}

/** @param size side of the star's squares in a view box of 32 */
function starPaths(size: number): Record<keyof Colors, string> {
  return {
    star: roundedStar(16, size, size * 0.096),
    inner: eightPointStar(16, size * 0.4375),
    heart: eightPointStar(16, size * 0.21),
  };
}

function favicon(): string {
  const rules = ({ star, inner, heart }: Colors) => `.star{fill:${star}}.inner{fill:${inner}}.heart{fill:${heart}}`;
  const style = `<style>${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}</style>`;
  const paths = Object.entries(starPaths(22.86)).map(([part, path]) => `<path class="${part}" d="${path}"/>`);
  return `${svg(style + paths.join(""))}\n`;
}

function icon(size: number, colors: Colors, ground?: string): string {
  const { star, inner, heart } = starPaths(size);
  return svg(
    [
      ground ? `<path fill="${ground}" d="M0 0h32v32H0z"/>` : "",
      `<path fill="${colors.star}" d="${star}"/>`,
      `<path fill="${colors.inner}" d="${inner}"/>`,
      `<path fill="${colors.heart}" d="${heart}"/>`,
    ].join(""),
  );
}

function svg(elements: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${elements}</svg>`;
}

function png(source: string, pixels: number): Promise<Buffer> {
  return sharp(Buffer.from(source), { density: (72 * pixels) / 32 })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file is a header, a directory entry for each picture, and the pictures as PNG. */
function ico(picture: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18); // offset of the picture
  return Buffer.concat([head, picture]);
}
