/**
 * Fills its nearest positioned ancestor. An image file (scripts/art/grounds.ts) instead of an inline SVG, because it is
 * on every page and below the fold.
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
