import { PICTURE_SIZES } from "../../app/media/picture-sizes.ts";
import type { CoverPalette } from "../../content/types.ts";
import { drawGirih } from "./girih-drawing.ts";
import { COVERS } from "./palette.ts";

/** The cover of an article that names a palette, as an SVG document. The picture's name decides the composition. */
export function drawCover(name: string, palette: CoverPalette): string {
  return drawGirih(name, COVERS[palette], PICTURE_SIZES.covers);
}
