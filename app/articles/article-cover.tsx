import type { ArticleHead } from "#app/entries/entries.ts";
import { Picture } from "#app/media/picture.tsx";
import { drawingUrl, PICTURE_SIZES } from "#app/media/picture-sizes.ts";

/** Of a card, whose title stands beside it. `sizes` is for raster covers. */
export function ArticleCover({
  article: { image, palette },
  sizes,
  className,
}: {
  article: Pick<ArticleHead, "image" | "palette">;
  sizes: string;
  className: string;
}) {
  if (!palette) return <Picture picture={{ ...image, alt: "" }} sizes={sizes} className={className} />;
  const { width, height } = PICTURE_SIZES[image.kind];
  return (
    <picture>
      <img
        src={drawingUrl(image.kind, image.name)}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}
