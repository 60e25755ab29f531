/**
 * node scripts/art/covers.ts: draws the cover of each article that names a palette into
 * content/images/covers/<name>.svg. The name is the seed of the composition. `npm run images` then encodes the covers.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { PICTURE_SIZES } from "../../app/media/picture-sizes.ts";
import { posts } from "../../content/blogs/index.ts";
import { news } from "../../content/news/index.ts";
import type { CoverPalette } from "../../content/types.ts";
import { drawGirih, type Palette } from "./girih-drawing.ts";

const PALETTES: Record<CoverPalette, Palette> = {
  emerald: {
    ground: ["#0F7A5B", "#07402F"],
    soft: "#0E8A67",
    line: "#8FE3C3",
    strap: "#0B5D45",
    strong: "#46D3A0",
    accent: "#F2B85B",
  },
  saffron: {
    ground: ["#8A5208", "#4E2C05"],
    soft: "#A4640F",
    line: "#F6D08C",
    strap: "#6B3F07",
    strong: "#F2B85B",
    accent: "#FFE7B8",
  },
  lapis: {
    ground: ["#1C4568", "#0D2338"],
    soft: "#235781",
    line: "#9CCBEA",
    strap: "#143650",
    strong: "#7DBCE3",
    accent: "#F2B85B",
  },
  mint: {
    ground: ["#D3ECDF", "#9CCDB7"],
    soft: "#F1FAF5",
    line: "#0B6B4F",
    strap: "#C3E3D5",
    strong: "#C97A12",
    accent: "#0B6B4F",
  },
  teal: {
    ground: ["#12484C", "#07211F"],
    soft: "#175B5C",
    line: "#7FD8D0",
    strap: "#0D3638",
    strong: "#3FB9B1",
    accent: "#F2B85B",
  },
  sand: {
    ground: ["#F4DFB4", "#E3BC78"],
    soft: "#FAEDD0",
    line: "#8A5208",
    strap: "#EDD2A0",
    strong: "#C97A12",
    accent: "#0B6B4F",
  },
};

const folder = new URL("../../content/images/covers/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const { image, palette } of [...posts, ...news]) {
  if (palette) {
    writeFileSync(new URL(`${image.name}.svg`, folder), drawGirih(image.name, PALETTES[palette], PICTURE_SIZES.covers));
  }
}
