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

/** The width in pixels that feeds and structured data name; every kind that they show has it. */
export const SHARED_WIDTH = 1200;

/** Every variant comes in these formats, the smaller one first. */
export const PICTURE_FORMATS = ["avif", "webp"] as const;

/** Path of one variant; `width` is one of the kind's widths. */
export function pictureUrl(kind: PictureKind, name: string, width: number, format: (typeof PICTURE_FORMATS)[number]) {
  return `/images/${kind}/${name}-${width}.${format}`;
}
