/**
 * The pictures in public/images/. The cover of an article with a palette is drawn. Every other picture has a source in
 * content/images/, from which its sizes (app/media/picture-sizes.ts) are made.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { pictureUrls } from "../../app/media/picture-files.ts";
import { PHONE_PICTURE, PICTURE_SIZES, phonePictureUrl } from "../../app/media/picture-sizes.ts";
import type { CoverPalette, Picture } from "../../content/types.ts";
import { drawCover } from "../art/covers.ts";
import { hasText, isSvgFigure } from "./article-bodies.ts";
import type { GeneratedFile } from "./generated-files.ts";
import { listPictureSources, type PictureSource } from "./picture-sources.ts";
import { isData, isPicture, type Value } from "./values.ts";

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

/** Returns a picture's pixels in a size. */
type Draw = (size: Size) => Promise<Buffer>;

/** @param values all values of valid content: the picture of an entry with mistakes is not made */
export function pictureFiles(values: Value[]): GeneratedFile[] {
  const sources = listPictureSources(".");
  return values.flatMap(({ file, value, parent }) => {
    if (!isPicture(value)) return [];
    if (isData(parent) && parent.palette)
      return drawnPicture(value, file, drawCover(value.name, parent.palette as CoverPalette));
    const source = sources.find(({ kind, name }) => kind === value.kind && name === value.name);
    return source ? fromSource(source) : [];
  });
}

/** A picture that is served as SVG, with a raster version for feeds and other sites. */
function drawnPicture(picture: Pick<Picture, "kind" | "name">, source: string, svg: string): GeneratedFile {
  const outputs = pictureUrls(picture.kind, picture.name, { isDrawing: true });
  return {
    source,
    outputs: outputs.map(publicFile),
    madeFrom: [svg, settings(picture)],
    async make() {
      for (const url of outputs.filter((url) => url.endsWith(".svg"))) writeFileSync(publicFile(url), svg);
      await encode(
        picture,
        outputs.filter((url) => !url.endsWith(".svg")),
        (size) => resized(Buffer.from(svg), size, SCALE),
      );
    },
  };
}

function fromSource(picture: PictureSource): GeneratedFile {
  const { kind, name, file } = picture;
  const source = readFileSync(file);
  const isSvg = file.endsWith(".svg");
  if (kind === "figures" && isSvg && isSvgFigure(name)) return drawnPicture(picture, file, source.toString());
  const isDrawnInBrowser = file.endsWith(".html") || (isSvg && hasText(source.toString()));
  const outputs = pictureUrls(kind, name, { isDrawing: false });
  return {
    source: file,
    outputs: outputs.map(publicFile),
    madeFrom: [source, settings(picture)],
    make: () =>
      isDrawnInBrowser
        ? withBrowser(file, (draw) => encode(picture, outputs, draw))
        : encode(picture, outputs, (size) => resized(source, size, isSvg ? SCALE : 1)),
  };
}

function settings({ kind }: Pick<Picture, "kind">): string {
  return JSON.stringify([PICTURE_SIZES[kind], SCALE, ENCODING, kind === PHONE_PICTURE.kind ? PHONE_PICTURE : ""]);
}

async function encode({ kind, name }: Pick<Picture, "kind" | "name">, urls: string[], draw: Draw): Promise<void> {
  const pixels = await draw(PICTURE_SIZES[kind]);
  await Promise.all(
    urls.map(async (url) => {
      const isForPhones = url === phonePictureUrl(name);
      const width = isForPhones ? PHONE_PICTURE.width * PHONE_PICTURE.scale : Number(/-(\d+)\.\w+$/.exec(url)?.[1]);
      const picture = sharp(isForPhones ? await draw(PHONE_PICTURE) : pixels)
        .removeAlpha()
        .resize({ width });
      const encoded = url.endsWith(".avif") ? picture.avif(ENCODING.avif) : picture.webp(ENCODING.webp);
      await encoded.toFile(publicFile(url));
    }),
  );
}

/** Turns a photo upright, and cuts a picture around its middle to its kind's proportions. */
function resized(source: Buffer, { width, height }: Size, scale: number): Promise<Buffer> {
  return sharp(source, { density: 72 * scale })
    .autoOrient()
    .resize(width * scale, height && height * scale, { fit: "cover" })
    .png()
    .toBuffer();
}

async function withBrowser(file: string, use: (draw: Draw) => Promise<void>): Promise<void> {
  // Playwright takes longer to load than a check takes.
  const { launchChromium } = await import("../art/chromium.ts");
  const browser = await launchChromium();
  try {
    await use(async ({ width, height }) => {
      const page = await browser.newPage({ viewport: { width, height: height ?? width }, deviceScaleFactor: SCALE });
      await page.goto(pathToFileURL(resolve(file)).href);
      const fonts = await page.evaluate(async () => [...(await document.fonts.ready)].map((font) => font.status));
      if (fonts.includes("error")) throw new Error("a font did not load");
      // A figure is as high as its contents.
      return page.screenshot({ fullPage: height === undefined });
    });
  } finally {
    await browser.close();
  }
}

function publicFile(url: string): string {
  return join("public", url);
}
