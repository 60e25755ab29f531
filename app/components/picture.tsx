import { PICTURE_SIZES, pictureUrl } from "~/lib/picture-sizes";
import type { Picture as PictureContent } from "~content/types";

/**
 * A raster picture in AVIF and WebP. `sizes` says how wide it is shown (the sizes attribute); `eager` is for the
 * one picture that is in the first window.
 */
export function Picture({
  picture,
  sizes,
  className,
  eager = false,
}: {
  picture: PictureContent;
  sizes: string;
  className?: string;
  eager?: boolean;
}) {
  const { width, height, widths } = PICTURE_SIZES[picture.kind];
  const sourceSet = (format: "avif" | "webp") =>
    widths.map((w) => `${pictureUrl(picture.kind, picture.name, w, format)} ${w}w`).join(", ");
  const fallbackWidth = widths[Math.floor(widths.length / 2)] ?? width;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet("avif")} sizes={sizes} />
      <img
        src={pictureUrl(picture.kind, picture.name, fallbackWidth, "webp")}
        srcSet={sourceSet("webp")}
        sizes={sizes}
        width={width}
        height={height}
        alt={picture.alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
