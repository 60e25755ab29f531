/** Fills its nearest positioned ancestor. A lazy file, because the pattern is below the fold on every page. */
export function GirihBackground({ className }: { className: string }) {
  return (
    <img
      src="/images/girih-rosettes.svg"
      alt=""
      loading="lazy"
      className={`girih-background pointer-events-none absolute inset-0 size-full max-w-none ${className}`}
    />
  );
}
