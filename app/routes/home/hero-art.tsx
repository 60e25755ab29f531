import { Drawing } from "~/patterns/drawing";

const VIEW_BOX = "-720 -480 1440 960";

/**
 * The hero's picture: a rosette of woven straps that dissolve into the bare lines of the same drawing.
 * The hero is `relative isolate overflow-hidden`. Its text ends 40 px left of the page's middle; on small screens the
 * last 140 px belong to the picture.
 */
export function HeroArt() {
  return (
    <div className="pointer-events-none absolute inset-0 -z-1 overflow-hidden">
      <svg aria-hidden="true" viewBox={VIEW_BOX} className="hero-drawing">
        <Drawing name="hero-lines" />
      </svg>
      <svg aria-hidden="true" viewBox={VIEW_BOX} className="hero-drawing">
        <Drawing name="hero-weave" />
      </svg>
    </div>
  );
}
