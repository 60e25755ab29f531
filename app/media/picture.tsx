import type { Picture as PictureContent } from "#content/types.ts";
import { fallbackUrl, PHONE_PICTURE, PICTURE_SIZES, phonePictureUrl, pictureUrl } from "./picture-sizes.ts";

/** `sizes` is the HTML attribute; `eager` is for the picture in the first viewport. */
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
  const avif = widths.map((w) => `${pictureUrl(picture.kind, picture.name, { width: w, format: "avif" })} ${w}w`);
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
      <source type="image/avif" srcSet={avif.join(", ")} sizes={sizes} />
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
