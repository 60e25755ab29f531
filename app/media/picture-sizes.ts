/**
 * Size of the source and widths of the generated files in px, smallest first. A kind is also a folder in content/images/
 * (sources) and public/images/ (generated files). A picture in the text of an article keeps its proportions.
 */
export const PICTURE_SIZES = {
  projects: { width: 1600, height: 1000, widths: [480, 800, 1200, 1600] },
  covers: { width: 1600, height: 900, widths: [480, 800, 1200, 1600] },
  portraits: { width: 760, height: 760, widths: [160, 320, 480, 760] },
  certificates: { width: 1600, height: 1131, widths: [800, 1600] },
  articles: { width: 800, height: undefined, widths: [480, 800, 1200, 1600] },
} satisfies Record<string, { width: number; height: number | undefined; widths: number[] }>;

export type PictureKind = keyof typeof PICTURE_SIZES;

/**
 * The picture of a project on phones, in px. An HTML source adapts to this size (`@media (width <= 600px)`), other
 * sources are cropped around their middle. The file is `scale` times as large.
 */
export const PHONE_PICTURE = { kind: "projects", width: 600, height: 540, scale: 1.5 } as const;

/** @returns URL of the AVIF file of this width */
export function pictureUrl(kind: PictureKind, name: string, width: number): string {
  return `/images/${kind}/${name}-${width}.avif`;
}

/** @returns URL of the WebP file in the middle width, for browsers without AVIF */
export function fallbackUrl(kind: PictureKind, name: string): string {
  const { widths, width } = PICTURE_SIZES[kind];
  return `/images/${kind}/${name}-${widths[Math.floor(widths.length / 2)] ?? width}.webp`;
}

export function phonePictureUrl(name: string): string {
  return `/images/${PHONE_PICTURE.kind}/${name}-phone.avif`;
}

/** @returns URL of a drawn cover as SVG, which is a tenth of the size of the other formats */
export function drawingUrl(kind: PictureKind, name: string): string {
  return `/images/${kind}/${name}.svg`;
}

/** @returns URLs of all files generated from one source. A drawn cover has a WebP file only for other sites. */
export function pictureUrls(kind: PictureKind, name: string, { isDrawing }: { isDrawing: boolean }): string[] {
  const urls = isDrawing
    ? [drawingUrl(kind, name)]
    : PICTURE_SIZES[kind].widths.map((width) => pictureUrl(kind, name, width));
  return [...urls, fallbackUrl(kind, name), ...(kind === PHONE_PICTURE.kind ? [phonePictureUrl(name)] : [])];
}
