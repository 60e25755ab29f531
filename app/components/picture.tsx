import { drawingUrl, PICTURE_SIZES, pictureUrl } from "~/lib/picture-sizes";
import type { Picture as PictureContent } from "~content/types";

/**
 * A picture in AVIF and WebP, or as the drawing it is. `sizes` says how wide it is shown (the sizes attribute); `eager`
 * is for the one picture that is in the first window.
 */
export function Picture({
  picture,
  isDrawing = false,
  sizes,
  className,
  eager = false,
}: {
  picture: PictureContent;
  isDrawing?: boolean;
  sizes: string;
  className?: string;
  eager?: boolean;
}) {
  const { width, height, widths } = PICTURE_SIZES[picture.kind];
  const sourceSet = (format: "avif" | "webp") =>
    widths.map((w) => `${pictureUrl(picture.kind, picture.name, w, format)} ${w}w`).join(", ");
  const fallbackWidth = widths[Math.floor(widths.length / 2)] ?? width;
  const source = isDrawing
    ? { src: drawingUrl(picture.kind, picture.name) }
    : {
        src: pictureUrl(picture.kind, picture.name, fallbackWidth, "webp"),
        srcSet: sourceSet("webp"),
        sizes,
      };
  return (
    <picture>
      {!isDrawing && <source type="image/avif" srcSet={sourceSet("avif")} sizes={sizes} />}
      <img
        {...source}
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
