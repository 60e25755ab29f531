/** The pictures in public/images/, made from their sources in content/images/ (sizes: app/media/picture-sizes.ts). */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { PHONE_PICTURE, PICTURE_SIZES, phonePictureUrl, pictureUrls } from "#app/media/picture-sizes.ts";
import { hasOnlyShapes, readDrawing } from "./compile-article.ts";
import type { GeneratedFile } from "./generated-files.ts";
import { listPictureSources, type PictureSource } from "./picture-rules.ts";
import { isPicture, type Value } from "./values.ts";

/** Drawn at twice the size and scaled down, so that thin lines stay even in every width. */
const SCALE = 2;

/** Full chroma in AVIF: the pictures are text and line art, whose edges 4:2:0 would smear. */
const ENCODING = {
  avif: { quality: 58, effort: 6, chromaSubsampling: "4:4:4" },
  webp: { quality: 78, effort: 6, smartSubsample: true },
} as const;

interface Size {
  width: number;
  /** Undefined: the height follows from the source. */
  height: number | undefined;
}

/** @param values all values of valid content, because the picture of an entry with mistakes is not made */
export function pictureFiles(values: Value[]): GeneratedFile[] {
  const sources = listPictureSources(".");
  return values.flatMap(({ value }) => {
    if (!isPicture(value)) return [];
    return sources.filter(({ kind, name }) => kind === value.kind && name === value.name).map(pictureFile);
  });
}

function pictureFile({ kind, name, file }: PictureSource): GeneratedFile {
  const source = readFileSync(file);
  const isSvg = file.endsWith(".svg");
  const isDrawing = isSvg && (kind === "covers" || kind === "figures") && readDrawing(kind, name) !== undefined;
  const urls = pictureUrls(kind, name, { isDrawing });
  const needsBrowser = isSvg ? !hasOnlyShapes(source.toString()) : file.endsWith(".html");
  const draw = (size: Size) => (needsBrowser ? screenshot(file, size) : resized(source, size, isSvg ? SCALE : 1));
  return {
    source: file,
    outputs: urls.map(publicFile),
    madeFrom: JSON.stringify([source.toString("base64"), PICTURE_SIZES[kind], SCALE, ENCODING, PHONE_PICTURE]),
    async make() {
      const pixels = await draw(PICTURE_SIZES[kind]);
      for (const url of urls) {
        if (url.endsWith(".svg")) writeFileSync(publicFile(url), source);
        else if (url === phonePictureUrl(name)) {
          await encode(url, await draw(PHONE_PICTURE), PHONE_PICTURE.width * PHONE_PICTURE.scale);
        } else await encode(url, pixels, Number(/-(\d+)\.\w+$/.exec(url)?.[1]));
      }
    },
  };
}

async function encode(url: string, pixels: Buffer, width: number): Promise<void> {
  const picture = sharp(pixels).removeAlpha().resize({ width });
  const encoded = url.endsWith(".avif") ? picture.avif(ENCODING.avif) : picture.webp(ENCODING.webp);
  await encoded.toFile(publicFile(url));
}

/** Turns a photo upright, and cuts a picture around its middle to its kind's proportions. */
function resized(source: Buffer, { width, height }: Size, scale: number): Promise<Buffer> {
  return sharp(source, { density: 72 * scale })
    .autoOrient()
    .resize(width * scale, height && height * scale, { fit: "cover" })
    .png()
    .toBuffer();
}

async function screenshot(file: string, { width, height }: Size): Promise<Buffer> {
  // Playwright takes longer to load than a check takes.
  const { launchChromium } = await import("#scripts/chromium.ts");
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width, height: height ?? width }, deviceScaleFactor: SCALE });
    await page.goto(pathToFileURL(file).href);
    const fonts = await page.evaluate(async () => [...(await document.fonts.ready)].map((font) => font.status));
    if (fonts.includes("error")) throw new Error("a font did not load");
    // A figure is as high as its contents.
    return await page.screenshot({ fullPage: height === undefined });
  } finally {
    await browser.close();
  }
}

function publicFile(url: string): string {
  return `public${url}`;
}
