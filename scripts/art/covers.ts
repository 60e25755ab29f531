import { globSync, writeFileSync } from "node:fs";
import { PICTURE_SIZES } from "#app/media/picture-sizes.ts";
import type { Article } from "#content/types.ts";
import { drawGirih } from "./girih-drawing.ts";
import { COVERS } from "./palette.ts";

interface Covered extends Pick<Article, "palette"> {
  image: Pick<Article["image"], "name">;
}

/** Draws the cover of an article that names a palette and has no cover. It is then a file like any other picture. */
export function drawMissingCover({ image: { name }, palette }: Covered): void {
  if (!palette || globSync(`content/images/covers/${name}.*`).length > 0) return;
  const file = `content/images/covers/${name}.svg`;
  writeFileSync(file, drawGirih(name, COVERS[palette], PICTURE_SIZES.covers));
  console.log(`Made ${file}`);
}
