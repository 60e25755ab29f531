import drawingsUrl from "./drawings.svg?url";

/**
 * A drawing of drawings.svg in the theme's colors. Use it inside an `<svg>`.
 *
 * @param name id of the drawing in that file
 */
export function Drawing({ name, className }: { name: string; className?: string }) {
  return <use href={`${drawingsUrl}#${name}`} className={className} />;
}
