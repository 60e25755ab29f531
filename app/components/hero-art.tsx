import { eightPointStar, girihRosette, relativePath, repeatedAt } from "../lib/girih";
import { GirihWeave } from "./girih-pattern";

const PERIOD = 480;
const { ring, petals, star, cross } = girihRosette({ period: PERIOD, reach: 0 });
const softStars = ring.filter((_, index) => index !== 1 && index !== 4 && index !== 6);
const crosses = [0, -PERIOD].flatMap((x) => [0, -PERIOD].map((y) => [x, y] as const));

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
        <use href="#hero-straps" fill="none" className="stroke-brand opacity-35" />
      </svg>
      <svg aria-hidden="true" viewBox={VIEW_BOX} className="hero-drawing">
        <path d={relativePath(petals.join("") + repeatedAt(softStars, star))} className="fill-brand-soft" />
        <path d={relativePath(repeatedAt(crosses, cross))} className="fill-accent" />
        <path d={relativePath(star)} className="fill-brand" />
        <GirihWeave id="hero" period={PERIOD} strap={11} line={1.4} />
        <path d={relativePath(eightPointStar(0, 0, 30))} className="fill-paper" />
        <path d={relativePath(eightPointStar(0, 0, 15))} className="fill-accent" />
      </svg>
    </div>
  );
}
