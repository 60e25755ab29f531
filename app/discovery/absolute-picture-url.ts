import { fallbackUrl, type PictureKind } from "#app/media/picture-sizes.ts";
import { siteOrigin } from "#content/site.ts";

/** @returns absolute URL of a picture for feeds and search engines */
export function absolutePictureUrl({ kind, name }: { kind: PictureKind; name: string }): string {
  return `${siteOrigin}${fallbackUrl(kind, name)}`;
}
