/**
 * Draws the company's name for the logo and the logo's star as icons for browsers and phones, puts the colors and the
 * company's name into the web manifest, and cuts the typeface to the characters in use.
 *
 *   npm run art              writes the files
 *   npm run art -- --check   compares what no machine and no package draws in its own way; writes nothing
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import sharp from "sharp";
import subsetFont from "subset-font";
import { colors } from "#app/colors.ts";
import { companyName } from "#content/site.ts";
import { starRules, starSvg } from "./star.ts";
import { SITE_CHARACTERS, TYPEFACE, WESTERN_CHARACTERS } from "./typeface.ts";
import { wordmarkModule } from "./wordmark.ts";

const { values } = parseArgs({ options: { check: { type: "boolean" } } });

const [paper, brand] = [colors.paper.light, colors.brand.light];
const day = starRules({ star: brand, inner: paper, heart: colors.accent.light });
const night = { star: colors.brand.dark, inner: colors.paper.dark, heart: colors.accent.dark };
const onBrand = starRules({ star: paper, inner: brand, heart: colors.accent.dark });

const files: Record<string, string | Buffer> = {
  "public/favicon.svg": `${starSvg(`${day}@media(prefers-color-scheme:dark){${starRules(night)}}`)}\n`,
  "public/site.webmanifest": readFileSync("public/site.webmanifest", "utf8")
    .replace(/(?<="(short_)?name": ).*(?=,)/g, () => JSON.stringify(companyName))
    .replace(/(?<="theme_color": ")[^"]*/, brand)
    .replace(/(?<="background_color": ")[^"]*/, paper),
  "public/favicon.ico": ico(await png(starSvg(day), 32)),
  "public/icon-192.png": await png(starSvg(day), 192),
  "public/icon-512.png": await png(starSvg(day), 512),
  // Launchers crop up to a tenth from each side of a maskable icon.
  "public/icon-maskable-512.png": await png(starSvg(onBrand, 5.5), 512, brand),
  "public/apple-touch-icon.png": await png(starSvg(onBrand, 3.8), 180, brand),
  "app/patterns/wordmark.ts": await wordmarkModule(companyName),
  "app/media/fonts/plus-jakarta-sans.woff2": await font(SITE_CHARACTERS),
  "app/media/fonts/plus-jakarta-sans-accents.woff2": await font(WESTERN_CHARACTERS),
};

const outdated = Object.entries(files).filter(([file, made]) => !isUpToDate(file, Buffer.from(made)));
for (const [file, made] of outdated) {
  if (values.check) {
    console.error(`${file} is not up to date. Run \`npm run art\`.`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, made);
    console.log(`Made ${file}`);
  }
}
if (outdated.length === 0) console.log("Icons, web manifest, logo and fonts are up to date.");

function isUpToDate(file: string, made: Buffer): boolean {
  if (!existsSync(file)) return false;
  const before = readFileSync(file);
  if (!values.check) return before.equals(made);
  // A browser looks at the fonts (test/browser/every-screen.test.ts).
  if (/\.(png|ico|woff2)$/.test(file)) return true;
  // The first line of the logo's word has the name.
  const [first] = String(made).split("\n");
  return file.endsWith(".ts") ? String(before).startsWith(String(first)) : before.equals(made);
}

function png(svg: string, pixels: number, ground?: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), { density: (72 * pixels) / 32 }).resize(pixels, pixels);
  return (ground ? picture.flatten({ background: ground }) : picture).png({ compressionLevel: 9 }).toBuffer();
}

/** An ICO file is a header, a directory entry for each picture, and the pictures: here one PNG of 32 px. */
function ico(picture: Buffer): Buffer {
  const head = Buffer.from("00000100010020200000010020000000000016000000", "hex");
  head.writeUInt32LE(picture.length, 14);
  return Buffer.concat([head, picture]);
}

function font(characters: string): Promise<Buffer> {
  return subsetFont(readFileSync(TYPEFACE.latin), characters, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 800 } },
    // What browsers apply by default. Fractions and tabular figures would make the file a fifth larger.
    keepFeatures: ["kern", "liga", "calt"],
    // Copyright, license and its address, which the license asks to keep.
    preserveNameIds: [0, 13, 14],
  });
}
