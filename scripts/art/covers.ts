/**
 * node scripts/art/covers.ts: draws the cover of each article that names a palette into
 * content/images/covers/<name>.svg. The name is the seed of the composition. `npm run images` then encodes the covers.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { PICTURE_SIZES } from "../../app/media/picture-sizes.ts";
import { posts } from "../../content/blogs/index.ts";
import { news } from "../../content/news/index.ts";
import { drawGirih } from "./girih-drawing.ts";
import { COVERS } from "./palette.ts";

const folder = new URL("../../content/images/covers/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const { image, palette } of [...posts, ...news]) {
  if (palette) {
    writeFileSync(new URL(`${image.name}.svg`, folder), drawGirih(image.name, COVERS[palette], PICTURE_SIZES.covers));
  }
}
