/**
 * The pictures in public/images/. The cover of an article with a palette is drawn straight there; every other picture
 * has a source in content/images/<kind>/, of which the variants of app/media/picture-sizes.ts are made. HTML, and SVG
 * with text, is drawn in Chromium, which starts only when one of those has changed.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import {
  PHONE_PICTURE,
  PICTURE_SIZES,
  type PictureKind,
  phonePictureUrl,
  pictureUrls,
} from "../../app/media/picture-sizes.ts";
import { PICTURE_KINDS } from "../../content/schema/picture.ts";
import type { Article, NewsArticle } from "../../content/types.ts";
import { coverMotif, drawCover } from "../art/covers.ts";
import { girihVersion } from "../art/girih-drawing.ts";
import { COVERS } from "../art/palette.ts";
import { hasText, isDrawing } from "./article-bodies.ts";
import type { Problem } from "./problem.ts";
import type { ContentEntries } from "./read-content.ts";
import { causeOf, LEFT_OVER, MISSING, OUT_OF_DATE, type Work, type WorkOptions } from "./work.ts";

const SOURCES = "content/images";
const MANIFEST = `${SOURCES}/manifest.json`;

/** Drawn at twice the size and scaled down, so that thin lines stay even in every width. */
const SCALE = 2;

/** Full chroma in AVIF: the pictures are text and line art, whose edges 4:2:0 would smear. */
const ENCODING = {
  avif: { quality: 58, effort: 6, chromaSubsampling: "4:4:4" },
  webp: { quality: 78, effort: 6, smartSubsample: true },
} as const;

interface Size {
  width: number;
  height: number | undefined;
}

interface MadePicture {
  kind: PictureKind;
  /** In the manifest: "projects/nonprofit-platform.html", or "covers/<name>" of a drawn cover. */
  key: string;
  /** Path of the source, or of the entry that has the palette. */
  file: string;
  /** Of all that decides what is seen. */
  sha256: string;
  /** Addresses in public/. */
  outputs: string[];
  /** The SVG file that is served, and of which the others are made. */
  drawing?: () => string;
  isDrawnInBrowser?: boolean;
}

/**
 * @param entries the valid entries
 * @param unfinished the pictures of entries with mistakes, "projects/nonprofit-platform": nothing is made of them
 */
export function pictureWork(
  entries: ContentEntries,
  { isComplete }: WorkOptions,
  unfinished: ReadonlySet<string>,
): Work {
  const covers = entries.articles.flatMap(drawnCover);
  const isDrawn = new Set(covers.flatMap(({ outputs }) => outputs));
  const fromSources = sourceFiles()
    .filter(({ kind, name }) => !unfinished.has(`${kind}/${parse(name).name}`))
    .map(fromSource);
  const pictures = [...covers, ...fromSources.filter(({ outputs }) => !outputs.some((path) => isDrawn.has(path)))];
  const known = pictureHashes();
  const stale = pictures.filter(({ key, sha256, outputs }) => known[key] !== sha256 || outputs.some(isMissing));
  const leftovers = isComplete ? leftoversOf(pictures) : [];

  return {
    stale: [
      ...stale.flatMap(({ outputs }) =>
        outputs.map((path) => ({ file: `public${path}`, message: isMissing(path) ? MISSING : OUT_OF_DATE })),
      ),
      ...leftovers.map((file) => ({ file, message: LEFT_OVER })),
    ],
    async make() {
      const files: string[] = [];
      const problems: Problem[] = [];
      const made = isComplete ? {} : { ...known };
      for (const { key, sha256 } of pictures) made[key] = sha256;
      let browser: Promise<Browser> | undefined;
      const startBrowser = () => {
        browser ??= launch();
        return browser;
      };
      for (const picture of stale) {
        try {
          await make(picture, startBrowser);
          files.push(...picture.outputs.map((path) => `public${path}`));
        } catch (error) {
          delete made[picture.key];
          problems.push({ file: picture.file, message: `cannot be made into pictures: ${causeOf(error)}` });
        }
      }
      await browser?.then((running) => running.close()).catch(() => {});
      for (const file of leftovers) rmSync(file);
      const sorted = Object.fromEntries(Object.entries(made).toSorted(([a], [b]) => (a < b ? -1 : 1)));
      writeFileSync(MANIFEST, `${JSON.stringify(sorted, null, 2)}\n`);
      return { files: [...files, ...leftovers], problems };
    },
  };
}

/** What each picture was last made of, by its key: "covers/<name>", or the path of its source in content/images/. */
export function pictureHashes(): Record<string, string> {
  return existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, "utf8")) : {};
}

function drawnCover({ url, image: { kind, name }, palette }: Article | NewsArticle): MadePicture[] {
  if (!palette) return [];
  const key = `${kind}/${name}`;
  return [
    {
      kind,
      key,
      file: `content${url}.ts`,
      sha256: hash(
        girihVersion(),
        JSON.stringify([name, COVERS[palette], PICTURE_SIZES[kind], SCALE, ENCODING.webp]),
        coverMotif(name, COVERS[palette]),
      ),
      outputs: pictureUrls(kind, name, { isDrawing: true }),
      drawing: () => drawCover(name, palette),
    },
  ];
}

function sourceFiles(): { kind: PictureKind; name: string }[] {
  return PICTURE_KINDS.flatMap((kind) =>
    filesIn(join(SOURCES, kind))
      .filter((name) => /\.(html|svg|png|jpg|webp)$/.test(name))
      .map((name) => ({ kind, name })),
  );
}

function fromSource({ kind, name }: { kind: PictureKind; name: string }): MadePicture {
  const key = `${kind}/${name}`;
  const file = join(SOURCES, key);
  const source = readFileSync(file);
  const isSvg = kind === "figures" && isDrawing(parse(name).name);
  return {
    kind,
    key,
    file,
    sha256: hash(
      source,
      JSON.stringify([PICTURE_SIZES[kind], SCALE, ENCODING]),
      kind === PHONE_PICTURE.kind ? JSON.stringify(PHONE_PICTURE) : "",
    ),
    outputs: pictureUrls(kind, parse(name).name, { isDrawing: isSvg }),
    drawing: isSvg ? () => source.toString() : undefined,
    isDrawnInBrowser: name.endsWith(".html") || (name.endsWith(".svg") && hasText(source.toString())),
  };
}

async function make(picture: MadePicture, startBrowser: () => Promise<Browser>): Promise<void> {
  const { kind, key, outputs, drawing, isDrawnInBrowser } = picture;
  const { name } = parse(key);
  const svg = drawing?.();
  const pixelsOf = async (size: Size) =>
    isDrawnInBrowser ? drawnInBrowser(await startBrowser(), picture.file, size) : taken(picture.file, size, svg);
  const pixels = await pixelsOf(PICTURE_SIZES[kind]);
  mkdirSync(join("public/images", kind), { recursive: true });
  await Promise.all(
    outputs.map(async (path) => {
      const file = join("public", path);
      if (kind === PHONE_PICTURE.kind && path === phonePictureUrl(name)) {
        const width = PHONE_PICTURE.width * PHONE_PICTURE.scale;
        return sharp(await pixelsOf(PHONE_PICTURE))
          .removeAlpha()
          .resize({ width })
          .avif(ENCODING.avif)
          .toFile(file);
      }
      if (svg !== undefined && path.endsWith(".svg")) return writeFileSync(file, svg);
      const resized = sharp(pixels)
        .removeAlpha()
        .resize({ width: Number(/-(\d+)\.\w+$/.exec(path)?.[1]) });
      return (path.endsWith(".avif") ? resized.avif(ENCODING.avif) : resized.webp(ENCODING.webp)).toFile(file);
    }),
  );
}

async function launch(): Promise<Browser> {
  // Loaded only now: Playwright takes longer to load than a check takes.
  const { launchChromium } = await import("../art/chromium.ts");
  return launchChromium();
}

async function drawnInBrowser(browser: Browser, file: string, { width, height }: Size): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: height ?? width }, deviceScaleFactor: SCALE });
  try {
    await page.goto(pathToFileURL(file).href);
    const fonts = await page.evaluate(async () => [...(await document.fonts.ready)].map((font) => font.status));
    if (fonts.includes("error")) throw new Error("a font did not load");
    // A figure is as high as what is in it.
    return await page.screenshot({ fullPage: height === undefined });
  } finally {
    await page.close();
  }
}

/** A drawing, a photo or a screenshot, turned upright and cut about its middle to its kind's proportions, if it has any. */
function taken(file: string, { width, height }: Size, svg?: string): Promise<Buffer> {
  const scale = svg !== undefined || file.endsWith(".svg") ? SCALE : 1;
  return sharp(svg === undefined ? file : Buffer.from(svg), { density: 72 * scale })
    .autoOrient()
    .resize(width * scale, height === undefined ? undefined : height * scale, { fit: "cover" })
    .png()
    .toBuffer();
}

function leftoversOf(pictures: MadePicture[]): string[] {
  const made = new Set(pictures.flatMap(({ outputs }) => outputs));
  return PICTURE_KINDS.flatMap((kind) =>
    filesIn(join("public/images", kind))
      .filter((name) => !made.has(`/images/${kind}/${name}`))
      .map((name) => join("public/images", kind, name)),
  );
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
}

function isMissing(address: string): boolean {
  return !existsSync(join("public", address));
}

function hash(...parts: (string | Buffer)[]): string {
  const sha256 = createHash("sha256");
  for (const part of parts) sha256.update(part);
  return sha256.digest("hex");
}
