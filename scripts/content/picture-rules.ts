import { existsSync, readdirSync } from "node:fs";
import { join, parse } from "node:path";
import sharp from "sharp";
import { PICTURE_SIZES, type PictureKind } from "../../app/media/picture-sizes.ts";
import { PICTURE_KINDS } from "../../content/schema/picture.ts";
import type { Picture } from "../../content/types.ts";
import { type Data, isData, member, type Value } from "./content-values.ts";
import type { Problem } from "./problem.ts";

interface Size {
  width: number;
  height: number;
}

/** In content/images/. */
export interface PictureSource {
  kind: PictureKind;
  file: string;
  /** Undefined for HTML, and for what is not a picture. */
  size?: Size;
}

/** In: the project's folder. */
export function readPictureSources(root: string): Promise<PictureSource[]> {
  const sources = PICTURE_KINDS.flatMap((kind) => {
    const folder = join("content/images", kind);
    const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
    // .gitkeep, where there is no picture yet.
    return names
      .filter((name) => !name.startsWith("."))
      .map(async (name) => {
        const file = join(folder, name);
        return { kind, file, size: await pixels(join(root, file)) };
      });
  });
  return Promise.all(sources);
}

/**
 * Mistakes in naming pictures, and in their sources. `isComplete`: `values` is of all files, so that what they do not
 * name is shown nowhere.
 */
export function pictureProblems(values: Value[], sources: PictureSource[], isComplete: boolean): Problem[] {
  const shown = new Map<string, string>();
  const drawn = new Set(
    values.flatMap(({ value }) => (isData(value) && value.palette !== undefined ? [value.image] : [])),
  );
  const figures = new Map(values.flatMap(({ value }) => (isData(value) ? [[value.picture, value] as const] : [])));
  const sourceOf = new Map(
    // Of two with one name the first counts, so that the other is shown nowhere.
    sources.toReversed().map((source) => [`${source.kind}/${parse(source.file).name}`, source]),
  );
  const used = new Set<PictureSource>();
  const problems = values.flatMap(({ file, field, value }): Problem[] => {
    if (!isPicture(value)) return [];
    const { kind, name } = value;
    const problem = (message: string) => ({ file, field: member(field, "name"), message: `"${name}" ${message}` });
    const other = shown.get(`${kind}/${name}`);
    shown.set(`${kind}/${name}`, file);
    if (other) return [problem(`is the picture of ${other} already.`)];
    if (drawn.has(value)) return [];
    const source = sourceOf.get(`${kind}/${name}`);
    if (!source) {
      const art = kind === "covers" ? "; or name a palette for a drawn one" : "";
      const place = `content/images/${kind}/, ${sizeOf(kind)} px or more`;
      return [problem(`has no source: put ${name}.png, .jpg, .webp, .svg or .html into ${place}${art}.`)];
    }
    used.add(source);
    return [...sourceProblems(source), ...figureProblems(file, field, source, figures.get(value))];
  });
  const unused = isComplete ? sources.filter((source) => !used.has(source)) : [];
  return [...problems, ...unused.map(({ file }) => ({ file, message: "is shown nowhere: use it or delete it." }))];
}

function sourceProblems({ kind, file, size }: PictureSource): Problem[] {
  const { width, height = 0 } = PICTURE_SIZES[kind];
  const isDrawing = /\.(svg|html)$/.test(file);
  if (!size) return file.endsWith(".html") ? [] : [{ file, message: "cannot be read as a picture." }];
  if (!isDrawing && (size.width < width || size.height < height)) {
    const message = `has ${size.width} × ${size.height} pixels; ${kind} need ${sizeOf(kind)} or more.`;
    return [{ file, message }];
  }
  if (!isDrawing || height === 0 || haveSameProportions(size, { width, height })) return [];
  return [{ file, message: `is drawn ${size.width} × ${size.height}; ${kind} are ${sizeOf(kind)}.` }];
}

/** A figure says its size, so that nothing moves when it arrives. */
function figureProblems(file: string, field: string, { size }: PictureSource, block?: Data): Problem[] {
  const { width, height } = block ?? {};
  if (!size || typeof width !== "number" || typeof height !== "number") return [];
  if (haveSameProportions(size, { width, height })) return [];
  const message = `is ${width} by ${height}; the picture has ${size.width} × ${size.height} pixels.`;
  return [{ file, field: field.replace(/picture$/, "width"), message }];
}

function haveSameProportions(one: Size, other: Size): boolean {
  return Math.abs(one.width / one.height - other.width / other.height) < 0.01;
}

/** "1600 × 900", or "1200 wide". */
function sizeOf(kind: PictureKind): string {
  const { width, height } = PICTURE_SIZES[kind];
  return height === undefined ? `${width} wide` : `${width} × ${height}`;
}

export function isPicture(value: unknown): value is Picture {
  return isData(value) && PICTURE_KINDS.some((kind) => kind === value.kind) && typeof value.name === "string";
}

/** In px, orientation applied; a drawing's in its own units. */
async function pixels(file: string) {
  if (file.endsWith(".html")) return undefined;
  const { width, height, autoOrient } = await sharp(file)
    .metadata()
    .catch(() => ({ width: 0, height: 0, autoOrient: undefined }));
  return width > 0 ? (autoOrient ?? { width, height }) : undefined;
}
