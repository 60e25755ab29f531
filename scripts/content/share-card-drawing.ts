/** Draws a share card: satori lays it out as SVG with letters as outlines, and sharp makes it a PNG file. */
import { readFileSync } from "node:fs";
import satori from "satori";
import sharp from "sharp";
import subsetFont from "subset-font";
import { SHARE_CARD } from "#app/discovery/share-card.ts";
import { TYPEFACE } from "#scripts/art/typeface.ts";
import {
  type Card,
  cardLayout,
  ENCODING,
  fontFamily,
  TITLE,
  TITLE_SPACE,
  titleSizes,
  WEIGHTS,
} from "./share-card-layout.ts";

/** satori cannot read variable fonts, so each weight is cut out of each file. It leaves a gap for unknown letters. */
const fonts = await Promise.all(
  WEIGHTS.flatMap((wght) =>
    Object.entries(TYPEFACE).map(async ([part, file]) => ({
      name: fontFamily(part, wght),
      data: await subsetFont(readFileSync(file), undefined, {
        targetFormat: "truetype",
        variationAxes: { wght },
        keepAllGlyphs: true,
      }),
    })),
  ),
);

export async function drawCard(card: Card): Promise<Buffer> {
  const svg = await withPngs(await layOut(card));
  return sharp(Buffer.from(svg)).removeAlpha().png(ENCODING).toBuffer();
}

/** @returns the card as SVG, with its title in the first size that fits. */
async function layOut(card: Card): Promise<string> {
  for (const size of titleSizes(card.title)) {
    let fits = false;
    const svg = await satori(cardLayout(card, size), {
      ...SHARE_CARD,
      fonts,
      onNodeDetected: ({ key, width, height }) => {
        if (key === TITLE) fits = width <= TITLE_SPACE.width && height <= TITLE_SPACE.height;
      },
    });
    if (fits) return svg;
  }
  throw new Error(`"${card.title}" is too long for a share card`);
}

/** Turns the pictures in a drawing into PNG, because sharp ignores WebP inside SVG. */
async function withPngs(svg: string): Promise<string> {
  let drawing = svg;
  for (const [url, data = ""] of svg.matchAll(/data:image\/webp;base64,([\w+/=]+)/g)) {
    const png = await sharp(Buffer.from(data, "base64")).png().toBuffer();
    drawing = drawing.replace(url, `data:image/png;base64,${png.toString("base64")}`);
  }
  return drawing;
}
