import * as v from "valibot";
import { text } from "./text.ts";

/** The folder of content/images/ that has its source. */
type Kind = "projects" | "covers" | "portraits" | "certificates";

/**
 * Put the source at content/images/<kind>/<name>.svg, .html, .png, .jpg or .webp, and run `npm run content`. Sizes:
 * content/images/README.md.
 */
export function picture<const Wanted extends Kind>(kind: Wanted) {
  return v.strictObject({
    kind: v.literal(kind),
    /** File name without extension: "mhs-dubai-office". */
    name: text,
    /** What is seen. */
    alt: text,
    /** Of a cover whose source is an SVG: pages show it as it is, and not in pixels of several sizes. */
    drawn: v.optional(v.boolean()),
  });
}

export type Picture = v.InferOutput<ReturnType<typeof picture<Kind>>>;
