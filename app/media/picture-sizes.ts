/** The pictures of the site: what `npm run images` makes and what the Picture component asks for. */

/** Of each kind: the size of the source in px, and the widths it is offered in, smallest first. */
export const PICTURE_SIZES = {
  projects: { width: 1600, height: 1000, widths: [480, 800, 1200, 1600] },
  covers: { width: 1600, height: 900, widths: [480, 800, 1200, 1600] },
  portraits: { width: 640, height: 640, widths: [160, 320, 640] },
  certificates: { width: 1600, height: 1131, widths: [800, 1600] },
} satisfies Record<string, { width: number; height: number; widths: number[] }>;

/** A kind is also a folder, in content/images/ (sources) and in public/images/ (variants). */
export type PictureKind = keyof typeof PICTURE_SIZES;

/** One file of a picture. */
interface PictureVariant {
  width: number;
  format: "avif" | "webp";
}

/** A picture's files: AVIF in every width, and one WebP for browsers that don't know AVIF, feeds and other sites. */
export function pictureVariants(kind: PictureKind): PictureVariant[] {
  const everyWidth = PICTURE_SIZES[kind].widths.map((width): PictureVariant => ({ width, format: "avif" }));
  return [...everyWidth, { width: fallbackWidth(kind), format: "webp" }];
}

/** The width of a picture's WebP. */
function fallbackWidth(kind: PictureKind): number {
  const { widths, width } = PICTURE_SIZES[kind];
  return widths[Math.floor(widths.length / 2)] ?? width;
}

/** Path of one variant (pictureVariants). */
export function pictureUrl(kind: PictureKind, name: string, { width, format }: PictureVariant) {
  return `/images/${kind}/${name}-${width}.${format}`;
}

/** Path of a picture's WebP. */
export function fallbackUrl(kind: PictureKind, name: string) {
  return pictureUrl(kind, name, { width: fallbackWidth(kind), format: "webp" });
}
