import { Picture } from "#app/media/picture.tsx";
import { drawingUrl, PICTURE_SIZES } from "#app/media/picture-sizes.ts";
import type { ArticleSummary } from "./article-summary.ts";

interface Props {
  article: Pick<ArticleSummary, "image" | "isDrawn">;
  alt: string;
  /** The HTML attribute. */
  sizes: string;
  className: string;
  /** For a cover in the first viewport. */
  eager?: boolean;
}

export function ArticleCover({ article: { image, isDrawn }, alt, sizes, className, eager = false }: Props) {
  if (!isDrawn) return <Picture picture={{ ...image, alt }} sizes={sizes} eager={eager} className={className} />;
  const { width, height } = PICTURE_SIZES[image.kind];
  return (
    // Only within <picture> does React not preload it, which would delay the first paint.
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
