/**
 * `npm run images`: draws the picture sources of content/images/<kind>/, or takes them as they are when they are pixels
 * already, and encodes the variants of app/media/picture-sizes.ts into public/images/<kind>/. The cover of an article
 * with a palette is served as the drawing it is, and goes there itself. Both are kept in the repository, so the build
 * only copies. The manifest remembers what each source looked like: only changed ones are made again. HTML, and SVG with
 * text, is drawn in Chromium, which is started only when one of those has changed.
 * `npm run images -- --check` tells whether all is up to date, without drawing any.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { pictureUrls } from "../../app/media/picture-files.ts";
import { PICTURE_SIZES, type PictureKind } from "../../app/media/picture-sizes.ts";
import { posts } from "../../content/blogs/index.ts";
import { news } from "../../content/news/index.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SOURCES = join(ROOT, "content/images");
const PUBLIC = join(ROOT, "public");
const MANIFEST = join(SOURCES, "manifest.json");
const KINDS = Object.keys(PICTURE_SIZES) as PictureKind[];

/** Drawn at twice the size and scaled down, so that thin lines stay even in every width. */
const SCALE = 2;

/** Full chroma in AVIF: the pictures are text and line art, whose edges 4:2:0 would smear. */
const ENCODING = {
  avif: { quality: 58, effort: 6, chromaSubsampling: "4:4:4" },
  webp: { quality: 78, effort: 6, smartSubsample: true },
} as const;

interface Source {
  kind: PictureKind;
  name: string;
  /** Key in the manifest: "projects/nonprofit-platform.html". */
  key: string;
  sha256: string;
  outputs: string[];
  isDrawnInBrowser: boolean;
}

/** For each source, the hash of its content and settings, and the files made of it (paths in public/). */
type Manifest = Record<string, Pick<Source, "sha256" | "outputs">>;

/** The names of covers that are served as drawings. */
const drawings = new Set([...posts, ...news].flatMap(({ image, palette }) => (palette ? [image.name] : [])));

const sources = await findSources();
const manifest: Manifest = existsSync(MANIFEST) ? JSON.parse(await readFile(MANIFEST, "utf8")) : {};

if (process.argv.includes("--check")) {
  const problems = await check();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) console.error("Run `npm run images` and commit what it changes.");
  else console.log(`${sources.length} pictures are up to date.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  await make();
}

/** What is wrong, one line a file. */
async function check(): Promise<string[]> {
  const stale = sources.flatMap((source) => {
    const missing = missingOutputs(source).map((path) => `public${path}: missing`);
    return isChanged(source) ? [`content/images/${source.key}: changed since its pictures were made`] : missing;
  });
  return [...stale, ...(await leftovers()).map((path) => `public${path}: no source makes it`)];
}

async function make() {
  const stale = sources.filter((source) => isChanged(source) || missingOutputs(source).length > 0);
  const browser = stale.some(({ isDrawnInBrowser }) => isDrawnInBrowser) ? await startBrowser() : undefined;
  try {
    for (const source of stale) {
      await encode(source, browser && source.isDrawnInBrowser ? await draw(browser, source) : await take(source));
      console.log(`${source.key}: ${source.outputs.length} files`);
    }
  } finally {
    await browser?.close();
  }
  for (const path of await leftovers()) await rm(join(PUBLIC, path));
  const made: Manifest = Object.fromEntries(sources.map(({ key, sha256, outputs }) => [key, { sha256, outputs }]));
  await writeFile(MANIFEST, `${JSON.stringify(made, null, 2)}\n`);
  console.log(`${stale.length} of ${sources.length} pictures made.`);
}

async function startBrowser(): Promise<Browser> {
  // Loaded only now: Playwright takes longer to load than a check takes.
  const { launchChromium } = await import("../art/chromium.ts");
  return launchChromium();
}

async function draw(browser: Browser, { kind, key }: Source): Promise<Buffer> {
  const { width, height } = PICTURE_SIZES[kind];
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: SCALE });
  await page.goto(pathToFileURL(join(SOURCES, key)).href);
  const fonts = await page.evaluate(async () => [...(await document.fonts.ready)].map((font) => font.status));
  if (fonts.includes("error")) throw new Error(`${key}: a font did not load`);
  const png = await page.screenshot();
  await page.close();
  return png;
}

/** A drawing, a photo or a screenshot, turned upright and cut about its middle to its kind's proportions. */
function take({ kind, key }: Source): Promise<Buffer> {
  const { width, height } = PICTURE_SIZES[kind];
  const scale = key.endsWith(".svg") ? SCALE : 1;
  return sharp(join(SOURCES, key), { density: 72 * scale })
    .autoOrient()
    .resize(width * scale, height * scale, { fit: "cover" })
    .png()
    .toBuffer();
}

async function encode({ key, outputs }: Source, png: Buffer) {
  await mkdir(dirname(join(PUBLIC, outputs[0] ?? "")), { recursive: true });
  await Promise.all(
    outputs.map((path) => {
      const file = join(PUBLIC, path);
      if (path.endsWith(".svg")) return copyFile(join(SOURCES, key), file);
      const resized = sharp(png)
        .removeAlpha()
        .resize({ width: Number(/-(\d+)\.\w+$/.exec(path)?.[1]) });
      const encoded = path.endsWith(".avif") ? resized.avif(ENCODING.avif) : resized.webp(ENCODING.webp);
      return encoded.toFile(file);
    }),
  );
}

async function findSources(): Promise<Source[]> {
  const found = KINDS.map(async (kind) => {
    const files = existsSync(join(SOURCES, kind)) ? await readdir(join(SOURCES, kind)) : [];
    const pictures = files.filter((file) => /\.(html|svg|png|jpg|webp)$/.test(file)).sort();
    return Promise.all(pictures.map((file) => readSource(kind, file)));
  });
  return (await Promise.all(found)).flat();
}

async function readSource(kind: PictureKind, file: string): Promise<Source> {
  const key = `${kind}/${file}`;
  const name = file.replace(/\.\w+$/, "");
  const content = await readFile(join(SOURCES, key));
  const hash = createHash("sha256").update(content);
  return {
    kind,
    name,
    key,
    sha256: hash.update(JSON.stringify([PICTURE_SIZES[kind], SCALE, ENCODING])).digest("hex"),
    outputs: pictureUrls(kind, name, { isDrawing: kind === "covers" && drawings.has(name) }),
    isDrawnInBrowser: file.endsWith(".html") || (file.endsWith(".svg") && hasText(content.toString())),
  };
}

/** Without a browser a text would be set in a font of the machine. */
function hasText(svg: string): boolean {
  return /<(text|foreignObject)\b/.test(svg);
}

/** Files in the kinds' public folders that no source makes. */
async function leftovers(): Promise<string[]> {
  const made = new Set(sources.flatMap(({ outputs }) => outputs));
  const present = KINDS.filter((kind) => existsSync(join(PUBLIC, "images", kind))).map(async (kind) =>
    (await readdir(join(PUBLIC, "images", kind))).map((file) => `/images/${kind}/${file}`),
  );
  return (await Promise.all(present)).flat().filter((path) => !made.has(path));
}

function isChanged({ key, sha256 }: Source) {
  return manifest[key]?.sha256 !== sha256;
}

function missingOutputs({ outputs }: Source) {
  return outputs.filter((path) => !existsSync(join(PUBLIC, path)));
}
