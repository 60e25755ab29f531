import { Drawing } from "~/patterns/drawing";

const VIEW_BOX = "-720 -480 1440 960";

/**
 * The parent must be `relative isolate`. Leave free: the right half of the hero, and its last 140 px on small screens.
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
