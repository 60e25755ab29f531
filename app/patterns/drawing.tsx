import drawingsUrl from "./drawings.svg?url";

/**
 * Use inside an `<svg>`. The drawings of scripts/art/drawings.ts are in an external file, so that the HTML stays small.
 * Their colors follow the theme.
 */
export function Drawing({ name, className }: { name: string; className?: string }) {
  return <use href={`${drawingsUrl}#${name}`} className={className} />;
}
