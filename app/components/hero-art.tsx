import { eightPointStar, girihRosette } from "../lib/girih";
import { GirihWeave } from "./girih-pattern";

const PERIOD = 480;
const { ring, petals, cross } = girihRosette({ period: PERIOD, reach: 0 });
const softStars = ring.filter((_, index) => index !== 1 && index !== 4 && index !== 6);

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
        <path d={petals.join("")} className="fill-brand-soft" />
        {softStars.map(([x, y]) => (
          <use key={`${x} ${y}`} href="#hero-star" x={x} y={y} className="fill-brand-soft" />
        ))}
        <g className="fill-accent">
          <path id="hero-cross" d={cross} />
          <use href="#hero-cross" x={-PERIOD} />
          <use href="#hero-cross" y={-PERIOD} />
          <use href="#hero-cross" x={-PERIOD} y={-PERIOD} />
        </g>
        <use href="#hero-star" className="fill-brand" />
        <GirihWeave id="hero" period={PERIOD} strap={11} line={1.4} />
        <path d={eightPointStar(0, 0, 30)} className="fill-paper" />
        <path d={eightPointStar(0, 0, 15)} className="fill-accent" />
      </svg>
    </div>
  );
}
