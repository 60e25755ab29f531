import { existsSync, readFileSync } from "node:fs";
import { PICTURE_SIZES } from "../../app/media/picture-sizes.ts";
import type { CoverPalette } from "../../content/types.ts";
import { drawGirih, type Palette } from "./girih-drawing.ts";
import { COVERS } from "./palette.ts";

/**
 * Draws the cover of an article that names a palette.
 * @param name of the cover's picture, which decides the pattern and the motif
 * @returns an SVG document
 */
export function drawCover(name: string, palette: CoverPalette): string {
  const colors = COVERS[palette];
  const motif = coverMotif(name, colors);
  if (!motif) return drawGirih(name, colors, PICTURE_SIZES.covers);
  // No star of the pattern stands out beside the motif.
  const ground = drawGirih(name, { ...colors, strong: colors.soft, accent: colors.soft }, PICTURE_SIZES.covers);
  return ground.replace("</svg>", `${motif}\n</svg>`);
}

/**
 * Reads content/images/motifs/<name>.svg, the drawing in front of a cover's pattern. A motif names its colors as
 * var(--accent) and so on, because the article's palette decides them; its root element has values for a preview.
 * @returns SVG elements, or "" if there is no such file
 */
function coverMotif(name: string, { ground: [center, edge], ...colors }: Palette): string {
  const file = new URL(`../../content/images/motifs/${name}.svg`, import.meta.url);
  if (!existsSync(file)) return "";
  const [, drawing = ""] = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(file, "utf8")) ?? [];
  const values: Record<string, string> = { ...colors, "ground-center": center, "ground-edge": edge };
  return drawing.replaceAll("\n", "").replaceAll(/var\(--([\w-]+)\)/g, (_, color) => values[color] ?? "");
}
