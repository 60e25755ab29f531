import drawingsUrl from "./drawings.svg?url";

/** Use inside an `<svg>`. An external file (scripts/art/drawings.ts) keeps the HTML small. */
export function Drawing({ name, className }: { name: string; className?: string }) {
  return <use href={`${drawingsUrl}#${name}`} className={className} />;
}
