/**
 * The pattern behind a section of one colour in both themes, filling its nearest positioned ancestor, a star in the
 * middle. A file (scripts/art/grounds.ts), not a drawing in the page: such sections are at its end, and on every page.
 */
export function GirihGround({ motif, className }: { motif: "stars" | "rosettes"; className: string }) {
  return (
    <img
      src={`/images/girih-${motif}.svg`}
      alt=""
      loading="lazy"
      className={`pointer-events-none absolute inset-0 size-full max-w-none ${className}`}
    />
  );
}
