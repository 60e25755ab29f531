import { globSync } from "node:fs";
import { join, parse } from "node:path";
import sharp from "sharp";
import type { PictureKind } from "../../app/media/picture-sizes.ts";
import { PICTURE_KINDS } from "../../content/schema/picture.ts";

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

/** @param root the project's folder */
export function readPictureSources(root: string): Promise<PictureSource[]> {
  return Promise.all(
    listPictureSources(root).map(async (source) => ({ ...source, size: await sizeOf(join(root, source.file)) })),
  );
}

async function sizeOf(file: string): Promise<PictureSource["size"]> {
  if (file.endsWith(".html")) return undefined;
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  return metadata && (metadata.autoOrient ?? { width: metadata.width, height: metadata.height });
}
