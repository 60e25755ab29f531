/** Generates public/images/ from the sources in content/images/ (sizes: app/media/picture-sizes.ts). */
import { copyFileSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { darkName, PHONE_PICTURE, PICTURE_SIZES, type PictureKind, pictureUrls } from "#app/media/picture-sizes.ts";

/** Renders at twice the size before scaling down, so that thin lines stay even at every width. */
const SCALE = 2;

/** AVIF uses full chroma, because 4:2:0 would blur the edges of text and line art. */
const ENCODING = {
  avif: { quality: 58, effort: 6, chromaSubsampling: "4:4:4" },
  webp: { quality: 78, effort: 6, smartSubsample: true },
} as const;

/** A picture in its formats and widths, a share card, an icon or a font. */
export interface GeneratedFile {
  /** File to report if `make` fails. Defaults to the first output. */
  source?: string;
  /** Paths of the files that `make` writes. */
  outputs: string[];
  /** The script that contains `make`. Its outputs are out of date when its code changes. */
  generator: string;
  /** Everything else that the outputs depend on. */
  inputs: unknown[];
  make(): Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

/** An undefined height means any height. */
type SourceSize = Pick<(typeof PICTURE_SIZES)[PictureKind], "width" | "height">;

/** A picture that an entry, a page or the text of an article shows. */
interface NamedPicture {
  kind: PictureKind;
  name: string;
  svg?: boolean;
  dark?: boolean;
}

export function isPicture(value: unknown): value is NamedPicture {
  const { kind, name } = Object(value) as Record<string, unknown>;
  return String(kind) in PICTURE_SIZES && typeof name === "string";
}

/** @returns the source file of a picture, if it exists */
export function pictureSource(kind: PictureKind, name: string): string | undefined {
  return globSync(`content/images/${kind}/${name}.*`).toSorted()[0];
}

/** @returns the display sizes of the pictures in article texts, by name */
export async function textPictureSizes(root: string): Promise<Map<string, Size>> {
  const sizes = new Map<string, Size>();
  for (const file of globSync("content/images/articles/*.*", { cwd: root })) {
    const picture = await sharp(join(root, file))
      .metadata()
      .catch(() => undefined);
    if (picture) sizes.set(parse(file).name, picture.autoOrient);
  }
  return sizes;
}

/**
 * The dark version has a source of its own, or is the HTML source in a dark color scheme.
 *
 * @param picture a picture whose sources exist
 */
export function pictureFile({ kind, name, svg = false, dark = false }: NamedPicture): GeneratedFile {
  const source = pictureSource(kind, name) ?? "";
  const light = { colorScheme: "light" as const, file: source, urls: pictureUrls(kind, name, { isSvg: svg }) };
  const darkSource = pictureSource(kind, darkName(name)) ?? source;
  const darkUrls = pictureUrls(kind, darkName(name), { isSvg: svg });
  const versions = dark ? [light, { colorScheme: "dark" as const, file: darkSource, urls: darkUrls }] : [light];
  return {
    source,
    generator: import.meta.filename,
    outputs: versions.flatMap(({ urls }) => urls.map(publicFile)),
    inputs: [versions.map(({ file }) => readFileSync(file, "base64")), PICTURE_SIZES[kind], PHONE_PICTURE],
    async make() {
      mkdirSync(`public/images/${kind}`, { recursive: true });
      for (const { file, urls, colorScheme } of versions) {
        const draw = file.endsWith(".html") ? screenshot : resize;
        const pixels = await draw(file, PICTURE_SIZES[kind], colorScheme);
        for (const url of urls) {
          if (url.endsWith(".svg")) copyFileSync(file, publicFile(url));
          else if (url.endsWith("-phone.avif")) {
            const phonePixels = await draw(file, PHONE_PICTURE, colorScheme);
            await encode(url, phonePixels, PHONE_PICTURE.width * PHONE_PICTURE.scale);
          } else await encode(url, pixels, Number(/-(\d+)\.\w+$/.exec(url)?.[1]));
        }
      }
    },
  };
}

async function encode(url: string, pixels: Buffer, width: number): Promise<void> {
  const { isOpaque } = await sharp(pixels).stats();
  // An alpha channel would enlarge the file of an opaque picture.
  const drawn = isOpaque ? sharp(pixels).removeAlpha() : sharp(pixels);
  const picture = drawn.resize({ width, withoutEnlargement: true });
  const encoded = url.endsWith(".avif") ? picture.avif(ENCODING.avif) : picture.webp(ENCODING.webp);
  await encoded.toFile(publicFile(url));
}

/** Applies EXIF orientation, then center-crops to the kind's aspect ratio, if it has one. */
async function resize(file: string, { width, height }: SourceSize): Promise<Buffer> {
  const scale = file.endsWith(".svg") ? SCALE : 1;
  const upright = sharp(file, { density: 72 * scale }).autoOrient();
  const cut = height ? upright.resize(width * scale, height * scale, { fit: "cover" }) : upright;
  return cut.png().toBuffer();
}

async function screenshot(
  file: string,
  { width, height = 0 }: SourceSize,
  colorScheme: "light" | "dark" = "light",
): Promise<Buffer> {
  // A dynamic import, because loading Playwright takes longer than a whole check.
  const { launchChromium } = await import("#scripts/chromium.ts");
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: SCALE, colorScheme });
    await page.goto(pathToFileURL(file).href);
    const fonts = await page.evaluate(async () => [...(await document.fonts.ready)].map((font) => font.status));
    if (fonts.includes("error")) throw new Error("a font did not load");
    const missing = await page.evaluate(() => [...document.images].find((image) => image.naturalWidth === 0)?.src);
    if (missing) throw new Error(`${missing.slice(0, 100)} did not load. Use the picture itself as the source.`);
    return await page.screenshot({ omitBackground: true });
  } finally {
    await browser.close();
  }
}

function publicFile(url: string): string {
  return `public${url}`;
}
