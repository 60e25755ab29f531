import { parse } from "node:path";
import { PICTURE_SIZES, type PictureKind } from "../../app/media/picture-sizes.ts";
import type { PictureSource } from "./picture-sources.ts";
import type { Problem } from "./problem.ts";
import type { Site } from "./site.ts";
import { isData, isPicture, type Value } from "./values.ts";

/** Returns the mistakes in naming pictures, and in their sources. */
export function pictureProblems({ content, values, pictures }: Site): Problem[] {
  const unused = new Set(pictures);
  const problems = values.flatMap((item): Problem[] => {
    const { file, field, value, parent } = item;
    if (!isPicture(value) || (isData(parent) && parent.palette !== undefined)) return [];
    const { kind, name } = value;
    const source = pictures.find((one) => one.kind === kind && one.name === name);
    if (!source) {
      const palette = kind === "covers" ? "; or name a palette for a drawn cover" : "";
      const place = `content/images/${kind}/, ${neededSize(kind)} px or more`;
      const message = `"${name}" has no source: put ${name}.png, .jpg, .webp, .svg or .html into ${place}${palette}.`;
      return [{ file, field: `${field}.name`, message }];
    }
    unused.delete(source);
    return [...sourceProblems(source), ...figureProblems(item, source)];
  });
  // A file that cannot be read may name any picture.
  const isComplete = content.files.every(({ data }) => data !== undefined);
  const leftover = isComplete ? [...unused] : [];
  return [
    ...problems,
    ...leftover.map(({ file }) => ({ file, message: "is not shown anywhere: use it or delete it." })),
  ];
}

function sourceProblems({ kind, file, size }: PictureSource): Problem[] {
  if (file.endsWith(".html")) return [];
  if (!size) return [{ file, message: "cannot be read as a picture." }];
  const { width, height } = PICTURE_SIZES[kind];
  const shown = `${size.width} × ${size.height}`;
  if (parse(file).ext === ".svg") {
    if (height === undefined || haveSameProportions(size, { width, height })) return [];
    return [{ file, message: `is drawn ${shown}; ${kind} are ${neededSize(kind)}.` }];
  }
  if (size.width >= width && size.height >= (height ?? 0)) return [];
  return [{ file, message: `has ${shown} pixels; ${kind} need ${neededSize(kind)} or more.` }];
}

/** A figure block states the size of its source, so that nothing moves when the picture arrives. */
function figureProblems({ file, field, parent }: Value, { size }: PictureSource): Problem[] {
  const { width, height } = isData(parent) ? parent : {};
  if (!size || typeof width !== "number" || typeof height !== "number") return [];
  if (haveSameProportions(size, { width, height })) return [];
  const message = `is ${width} by ${height}; the picture has ${size.width} × ${size.height} pixels.`;
  return [{ file, field: field.replace(/picture$/, "width"), message }];
}

type Size = NonNullable<PictureSource["size"]>;

function haveSameProportions(one: Size, other: Size): boolean {
  return Math.abs(one.width / one.height - other.width / other.height) < 0.01;
}

/** "1600 × 900", or "1200 wide". */
function neededSize(kind: PictureKind): string {
  const { width, height } = PICTURE_SIZES[kind];
  return height === undefined ? `${width} wide` : `${width} × ${height}`;
}
