import { breakpoints } from "#app/lib/breakpoints.ts";
import type { Picture as PictureContent } from "#content/types.ts";
import {
  darkName,
  fallbackUrl,
  PHONE_PICTURE,
  PICTURE_SIZES,
  phonePictureUrl,
  pictureUrl,
  svgUrl,
} from "./picture-sizes.ts";

interface PictureProps {
  picture: PictureContent;
  sizes: string;
  className?: string;
  /** Set for pictures above the fold. */
  eager?: boolean;
  /** Narrower windows show the phone picture of a project, whose letters can be read in a small card. */
  phoneBelow?: keyof typeof breakpoints;
}

export function Picture({ picture, className = "", ...props }: PictureProps) {
  if (!("dark" in picture && picture.dark)) return <ThemedPicture picture={picture} className={className} {...props} />;
  const darkPicture = { ...picture, name: darkName(picture.name) };
  // Always lazy, because browsers load hidden pictures unless they are lazy.
  return (
    <>
      <ThemedPicture lazy picture={picture} className={`light-only ${className}`} {...props} />
      <ThemedPicture lazy picture={darkPicture} className={`dark-only ${className}`} {...props} />
    </>
  );
}

function ThemedPicture({
  picture,
  sizes,
  className,
  eager = false,
  lazy = !eager,
  phoneBelow = "sm",
}: PictureProps & { lazy?: boolean }) {
  const { kind, name, alt } = picture;
  const isSvg = picture.kind === "covers" && picture.svg;
  const { width, height, widths } = PICTURE_SIZES[kind];
  const srcSet = widths.map((w) => `${pictureUrl(kind, name, w)} ${w}w`).join(", ");
  return (
    // <picture> keeps React from preloading the image, which would delay the first paint.
    <picture>
      {kind === PHONE_PICTURE.kind && (
        <source
          media={`not all and (min-width: ${breakpoints[phoneBelow]})`}
          type="image/avif"
          srcSet={`${phonePictureUrl(name)} ${PHONE_PICTURE.width}w`}
          sizes={sizes}
          width={PHONE_PICTURE.width}
          height={PHONE_PICTURE.height}
        />
      )}
      {!isSvg && <source type="image/avif" srcSet={srcSet} sizes={sizes} />}
      <img
        src={isSvg ? svgUrl(kind, name) : fallbackUrl(kind, name)}
        width={width}
        height={height}
        alt={alt}
        loading={lazy ? "lazy" : "eager"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
