import * as v from "valibot";
import { text } from "./text.ts";

/** Folder of the source in content/images/. */
type Kind = "projects" | "covers" | "portraits" | "certificates";

/**
 * A picture. Put its source at content/images/<kind>/<name>.svg, .html, .png, .jpg or .webp, and run `npm run content`.
 * Source sizes are in content/images/README.md.
 */
export function picture<const Wanted extends Kind>(kind: Wanted) {
  return v.strictObject({
    kind: v.literal(kind),
    /** File name without extension: "mhs-dubai-office". */
    name: text,
    /** Describes the picture for screen readers. */
    alt: text,
  });
}

/** Set if there is a source `<name>-dark`, or an HTML source that adapts to `prefers-color-scheme: dark`. */
const dark = v.optional(v.boolean());

/** The picture of a project. */
export const projectPicture = v.strictObject({ ...picture("projects").entries, dark });

/** The cover of an article. */
export const cover = v.strictObject({
  ...picture("covers").entries,
  /** Set if the source is an SVG, so that pages show the SVG itself. */
  svg: v.optional(v.boolean()),
  dark,
});

export type Picture = v.InferOutput<
  ReturnType<typeof picture<Exclude<Kind, "covers" | "projects">>> | typeof projectPicture | typeof cover
>;
