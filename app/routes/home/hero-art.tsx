import { Drawing } from "#app/patterns/drawing.tsx";

/** The parent must be `relative isolate`; the drawing is in its right half, on small screens a band at its end. */
export function HeroArt() {
  return (
    <div className="pointer-events-none absolute inset-0 -z-1 overflow-hidden">
      <svg aria-hidden="true" viewBox="-720 -480 1440 960" className="hero-drawing">
        <Drawing name="hero-weave" />
      </svg>
    </div>
  );
}
