import type { ArticleHead } from "#app/entries/entries.ts";
import { Picture } from "#app/media/picture.tsx";
import { drawingUrl } from "#app/media/picture-files.ts";
import { PICTURE_SIZES } from "#app/media/picture-sizes.ts";

/** `sizes` is for raster covers. Pass an empty `alt` where the title stands next to the cover. */
export function ArticleCover({
  article: { image, palette },
  alt = image.alt,
  sizes,
  className,
  eager = false,
}: {
  article: Pick<ArticleHead, "image" | "palette">;
  alt?: string;
  sizes: string;
  className: string;
  eager?: boolean;
}) {
  if (!palette) return <Picture picture={{ ...image, alt }} sizes={sizes} className={className} eager={eager} />;
  const { width, height } = PICTURE_SIZES[image.kind];
  return (
    <picture>
      <img
        src={drawingUrl(image.kind, image.name)}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
