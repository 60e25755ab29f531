import { PICTURE_SIZES } from "../../app/media/picture-sizes.ts";
import type { CoverPalette } from "../../content/types.ts";
import { coverMotif } from "./cover-motifs.ts";
import { drawGirih } from "./girih-drawing.ts";
import { COVERS } from "./palette.ts";

/** The cover of an article that names a palette, as an SVG document. The picture's name decides what is drawn. */
export function drawCover(name: string, palette: CoverPalette): string {
  const colors = COVERS[palette];
  const motif = coverMotif(name, colors);
  if (!motif) return drawGirih(name, colors, PICTURE_SIZES.covers);
  // No star of the ground stands out beside it.
  const ground = drawGirih(name, { ...colors, strong: colors.soft, accent: colors.soft }, PICTURE_SIZES.covers);
  return ground.replace("</svg>", `${motif}\n</svg>`);
}
