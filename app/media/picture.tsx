import type { Picture as PictureContent } from "#content/types.ts";
import { fallbackUrl, PHONE_PICTURE, PICTURE_SIZES, phonePictureUrl, pictureUrl } from "./picture-sizes.ts";

interface PictureProps {
  picture: PictureContent;
  /** The HTML attribute. */
  sizes: string;
  className?: string;
  /** For a picture in the first viewport. */
  eager?: boolean;
}

export function Picture({ picture, sizes, className, eager = false }: PictureProps) {
  const { width, height, widths } = PICTURE_SIZES[picture.kind];
  const srcSet = widths.map((w) => `${pictureUrl(picture.kind, picture.name, w)} ${w}w`).join(", ");
  return (
    <picture>
      {picture.kind === PHONE_PICTURE.kind && (
        <source
          media="(max-width: 39.99rem)"
          type="image/avif"
          srcSet={phonePictureUrl(picture.name)}
          width={PHONE_PICTURE.width}
          height={PHONE_PICTURE.height}
        />
      )}
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        src={fallbackUrl(picture.kind, picture.name)}
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
