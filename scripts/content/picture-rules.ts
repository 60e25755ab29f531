import { globSync, readFileSync } from "node:fs";
import { basename, join, parse } from "node:path";
import { fileTypeFromFile } from "file-type";
import sharp from "sharp";
import { slug } from "#app/lib/slug.ts";
import { PICTURE_SIZES, type PictureKind } from "#app/media/picture-sizes.ts";
import type { Problem } from "./problem.ts";
import { isPicture, type Value } from "./values.ts";

/** @returns the file in content/images/ from which a picture is made; empty if pictureProblems() reports it as missing */
export function pictureSource(kind: PictureKind, name: string): string {
  return pictureSources(kind, name)[0] ?? "";
}

/** @returns files whose names are `name`, or would be with the letters of an address */
function pictureSources(kind: PictureKind, name: string, root = "."): string[] {
  const files = globSync(`content/images/${kind}/[!.]*`, { cwd: root }).toSorted();
  return files.filter((file) => slug(parse(file).name) === name);
}

/**
 * Finds the mistakes in naming pictures, and in their sources.
 *
 * @param root the project's folder
 */
export async function pictureProblems({ values }: { values: Value[] }, root: string): Promise<Problem[]> {
  const problems = values.map(async ({ file, field, value }): Promise<Problem[]> => {
    if (!isPicture(value)) return [];
    const { kind } = value;
    const name = slug(value.name.replace(/\.\w{3,4}$/, "")) || "picture";
    const [source, other] = pictureSources(kind, name, root);
    if (source === undefined) {
      const place = `content/images/${kind}/, ${neededSize(kind)} px or more`;
      const message = `"${value.name}" has no source: put ${name}.png, .jpg, .webp, .svg or .html into ${place}.`;
      return [{ file, field: `${field}.name`, message }];
    }
    const problems: Problem[] = [];
    if (value.name !== name) {
      const message = `"${value.name}" must be "${name}": lowercase letters, digits and hyphens, without the ending.`;
      problems.push({ file, field: `${field}.name`, message });
    }
    const address = name + parse(source).ext.toLowerCase();
    if (basename(source) !== address) {
      problems.push({ file: source, message: `cannot be an address: rename it to "${address}".` });
    }
    if (other) problems.push({ file: other, message: `and ${basename(source)} are one picture: delete one of them.` });
    const message = await sourceProblem(kind, join(root, source));
    return message ? [...problems, { file: source, message }] : problems;
  });
  return (await Promise.all(problems)).flat();
}

async function sourceProblem(kind: PictureKind, file: string): Promise<string | undefined> {
  if (file.endsWith(".html")) return undefined;
  const picture = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!picture || picture.compression === "hevc") return unreadable(file);
  const { width, height } = PICTURE_SIZES[kind];
  const size = picture.autoOrient ?? picture;
  const found = `${size.width} × ${size.height}`;
  if (picture.format !== "svg") {
    if (size.width >= width && size.height >= height) return undefined;
    return `has ${found} pixels; ${kind} need ${neededSize(kind)} or more.`;
  }
  if (Math.abs(size.width / size.height - width / height) > 0.01) {
    return `is drawn ${found}; ${kind} are ${neededSize(kind)}.`;
  }
  const hasText = /<(text|foreignObject)\b/.test(readFileSync(file, "utf8"));
  return hasText ? "has text, which each machine shows in another font: turn it into paths." : undefined;
}

async function unreadable(file: string): Promise<string> {
  const ext = (await fileTypeFromFile(file))?.ext.toUpperCase();
  const damaged = ext && /^(JPG|PNG|WEBP)$/.test(ext) ? "damaged " : "";
  return `is ${ext ? `a ${damaged}file of the kind ${ext}` : "no picture"}: save it as JPEG, PNG, WebP or SVG.`;
}

/** "1600 × 900", or "1200 wide". */
function neededSize(kind: PictureKind): string {
  const { width, height } = PICTURE_SIZES[kind];
  return `${width} × ${height}`;
}
