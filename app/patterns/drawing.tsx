import drawingsUrl from "./drawings.svg?url";

/**
 * Shows a drawing of drawings.svg in the colors of the theme. Use it inside an `<svg>`.
 * @param name id of the drawing in that file
 */
export function Drawing({ name, className }: { name: string; className?: string }) {
  return <use href={`${drawingsUrl}#${name}`} className={className} />;
}
