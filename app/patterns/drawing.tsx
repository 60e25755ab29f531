import drawingsUrl from "./drawings.svg?url";

/**
 * Part of an `<svg>`: one of the drawings of scripts/art/drawings.ts, in its own units. They are in a file, not in the page:
 * a page's words come first. Its colours follow the theme.
 */
export function Drawing({ name, className }: { name: string; className?: string }) {
  return <use href={`${drawingsUrl}#${name}`} className={className} />;
}
