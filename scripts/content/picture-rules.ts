import { globSync } from "node:fs";
import { join, parse } from "node:path";
import sharp from "sharp";
import { PICTURE_SIZES, type PictureKind } from "#app/media/picture-sizes.ts";
import { PICTURE_KINDS } from "#content/schema/picture.ts";
import { articleFile, type CheckedSite } from "./checked-site.ts";
import type { Problem } from "./problem.ts";
import type { SourceArticle } from "./read-content.ts";
import { isPicture } from "./values.ts";

/** A file in content/images/ from which pictures are made. */
export interface PictureSource {
  kind: PictureKind;
  /** Without the extension. */
  name: string;
  file: string;
  /** In px with the orientation applied. Undefined for HTML, and for a file that is not a picture. */
  size?: { width: number; height: number };
}

/** Lists the sources without their sizes. @param root the project's folder */
export function listPictureSources(root: string): PictureSource[] {
  return PICTURE_KINDS.flatMap((kind) =>
    globSync(`content/images/${kind}/[!.]*`, { cwd: root })
      .toSorted()
      .map((file) => ({ kind, name: parse(file).name, file })),
  );
}

/**
 * Finds the mistakes in naming pictures, and in their sources.
 *
 * @param root the project's folder
 */
export async function pictureProblems({ values, articles }: CheckedSite, root: string): Promise<Problem[]> {
  const sources = await Promise.all(
    listPictureSources(root).map(async (source) => ({ ...source, size: await sizeOf(join(root, source.file)) })),
  );
  const problems = values.flatMap(({ file, field, value }): Problem[] => {
    if (!isPicture(value)) return [];
    const { kind, name } = value;
    const source = sources.find((one) => one.kind === kind && one.name === name);
    if (source) return sourceProblems(source);
    const place = `content/images/${kind}/, ${neededSize(kind)} px or more`;
    const message = `"${name}" has no source: put ${name}.png, .jpg, .webp, .svg or .html into ${place}.`;
    return [{ file, field: `${field}.name`, message }];
  });
  return [...problems, ...figureProblems(articles, sources)];
}

async function sizeOf(file: string): Promise<PictureSource["size"]> {
  if (file.endsWith(".html")) return undefined;
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  return metadata && (metadata.autoOrient ?? { width: metadata.width, height: metadata.height });
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
function figureProblems(articles: SourceArticle[], sources: PictureSource[]): Problem[] {
  return articles.flatMap((article) =>
    article.content.flatMap(({ detail }, section) =>
      detail.flatMap((block, index): Problem[] => {
        if (typeof block === "string" || block.type !== "figure") return [];
        const size = sources.find(({ kind, name }) => kind === "figures" && name === block.picture.name)?.size;
        if (!size || haveSameProportions(size, block)) return [];
        const field = `content[${section}].detail[${index}].width`;
        const message = `is ${block.width} by ${block.height}; the picture has ${size.width} × ${size.height} pixels.`;
        return [{ file: articleFile(article), field, message }];
      }),
    ),
  );
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
