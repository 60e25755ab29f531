import { fallbackUrl, type PictureKind, pictureUrl, pictureVariants } from "./picture-sizes.ts";

/**
 * Path of a cover that is drawn in a palette. Its lines are a tenth of what they weigh as pixels, at any size; a
 * browser draws them in the time that it would take to decode those.
 */
export function drawingUrl(kind: PictureKind, name: string) {
  return `/images/${kind}/${name}.svg`;
}

/** Paths of all that is made of a source; a drawing is in pixels only for those who are not browsers. */
export function pictureUrls(kind: PictureKind, name: string, { isDrawing }: { isDrawing: boolean }): string[] {
  if (isDrawing) return [drawingUrl(kind, name), fallbackUrl(kind, name)];
  return pictureVariants(kind).map((variant) => pictureUrl(kind, name, variant));
}
