/**
 * Source size and generated widths in px, smallest first. Each kind is a folder in content/images/ (sources) and in
 * public/images/ (generated files). Pictures in article texts keep their aspect ratio.
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
 * Size of a project's picture on phones, in CSS px. The file is `scale` times as large. HTML sources adapt to it with
 * `@media (width <= 600px)`, and other sources are center-cropped.
 */
export const PHONE_PICTURE = { kind: "projects", width: 600, height: 400, scale: 1.5 } as const;

/** @returns the name of a picture's files for the dark theme */
export function darkName(name: string): string {
  return `${name}-dark`;
}

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

/** @returns URL of an SVG cover, which is a tenth of the size of the other formats */
export function svgUrl(kind: PictureKind, name: string): string {
  return `/images/${kind}/${name}.svg`;
}

/** @param name slug in [Simple Icons](https://simpleicons.org/) */
export function brandIconUrl(name: string): string {
  return `/images/brands/${name}.svg`;
}

/** @returns URLs of all files generated from one source. An SVG cover has a WebP file for feeds and search engines. */
export function pictureUrls(kind: PictureKind, name: string, { isSvg }: { isSvg: boolean }): string[] {
  const urls = isSvg ? [svgUrl(kind, name)] : PICTURE_SIZES[kind].widths.map((width) => pictureUrl(kind, name, width));
  return [...urls, fallbackUrl(kind, name), ...(kind === PHONE_PICTURE.kind ? [phonePictureUrl(name)] : [])];
}
