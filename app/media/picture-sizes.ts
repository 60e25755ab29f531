/** Size of the source and the generated widths in px, smallest first. */
export const PICTURE_SIZES = {
  projects: { width: 1600, height: 1000, widths: [480, 800, 1200, 1600] },
  covers: { width: 1600, height: 900, widths: [480, 800, 1200, 1600] },
  portraits: { width: 640, height: 640, widths: [160, 320, 640] },
  certificates: { width: 1600, height: 1131, widths: [800, 1600] },
  /** They keep the proportions of their source. */
  figures: { width: 1200, height: undefined, widths: [480, 800, 1200] },
} satisfies Record<string, { width: number; height: number | undefined; widths: number[] }>;

/**
 * What phones show of a project's picture: an HTML source arranges itself for it (`@media (width <= 600px)`), others are
 * cut about their middle. The file is `scale` times as large.
 */
export const PHONE_PICTURE = { kind: "projects", width: 600, height: 540, scale: 1.5 } as const;

/** Also the folder name in content/images/ (sources) and public/images/ (generated files). */
export type PictureKind = keyof typeof PICTURE_SIZES;

interface PictureVariant {
  width: number;
  format: "avif" | "webp";
}

/** AVIF in every width, and one WebP for browsers without AVIF, feeds and other sites. */
export function pictureVariants(kind: PictureKind): PictureVariant[] {
  const everyWidth = PICTURE_SIZES[kind].widths.map((width): PictureVariant => ({ width, format: "avif" }));
  return [...everyWidth, { width: fallbackWidth(kind), format: "webp" }];
}

function fallbackWidth(kind: PictureKind): number {
  const { widths, width } = PICTURE_SIZES[kind];
  return widths[Math.floor(widths.length / 2)] ?? width;
}

export function pictureUrl(kind: PictureKind, name: string, { width, format }: PictureVariant) {
  return `/images/${kind}/${name}-${width}.${format}`;
}

export function phonePictureUrl(name: string) {
  return `/images/${PHONE_PICTURE.kind}/${name}-phone.avif`;
}

export function fallbackUrl(kind: PictureKind, name: string) {
  return pictureUrl(kind, name, { width: fallbackWidth(kind), format: "webp" });
}
