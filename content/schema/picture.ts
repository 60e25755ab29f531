import * as v from "valibot";
import { text } from "./text.ts";

/** Each is a folder of content/images/. */
export const PICTURE_KINDS = ["projects", "covers", "portraits", "certificates"] as const;

/**
 * Put the source at content/images/<kind>/<name>.svg, .html, .png, .jpg or .webp, and run `npm run content`. Minimum
 * sizes of raster sources: covers 1600 × 900, projects 1600 × 1000, portraits 760 × 760.
 */
export function picture<const Kind extends (typeof PICTURE_KINDS)[number]>(kind: Kind) {
  return v.strictObject({
    kind: v.literal(kind),
    /** File name without extension: "mhs-dubai-office". */
    name: text({ min: 1, max: 80 }),
    /** What is seen. */
    alt: v.pipe(
      text({ min: 20, max: 180 }),
      v.check((alt) => !/^(image|photo|picture) of\b/i.test(alt), 'begins with "image of": say only what is seen.'),
    ),
  });
}

export type Picture = v.InferOutput<ReturnType<typeof picture<(typeof PICTURE_KINDS)[number]>>>;
