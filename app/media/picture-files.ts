import {
  fallbackUrl,
  PHONE_PICTURE,
  type PictureKind,
  phonePictureUrl,
  pictureUrl,
  pictureVariants,
} from "./picture-sizes.ts";

/** SVG of a cover with a palette or of a drawn figure: a tenth of the size of the raster version, and not slower to render. */
export function drawingUrl(kind: PictureKind, name: string) {
  return `/images/${kind}/${name}.svg`;
}

/** All files made from one source. A drawing has a raster version only for feeds and other sites. */
export function pictureUrls(kind: PictureKind, name: string, { isDrawing }: { isDrawing: boolean }): string[] {
  if (isDrawing) return [drawingUrl(kind, name), fallbackUrl(kind, name)];
  const urls = pictureVariants(kind).map((variant) => pictureUrl(kind, name, variant));
  return kind === PHONE_PICTURE.kind ? [...urls, phonePictureUrl(name)] : urls;
}
