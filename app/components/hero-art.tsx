import { eightPointStar, girihRosette, relativePath, repeatedAt } from "../lib/girih";
import { GirihWeave } from "./girih-pattern";

const PERIOD = 480;
const { ring, petals, star, cross } = girihRosette({ period: PERIOD, reach: 0 });
const softStars = ring.filter((_, index) => index !== 1 && index !== 4 && index !== 6);
const crosses = [0, -PERIOD].flatMap((x) => [0, -PERIOD].map((y) => [x, y] as const));

const VIEW_BOX = "-720 -480 1440 960";
const PLACE_CLASSES =
  "absolute left-full top-full h-[960px] w-[1440px] max-w-none translate-[-760px,-510px] scale-48 sm:scale-62 lg:left-1/2 lg:top-1/2 lg:translate-[-300px,-50%] lg:scale-100 xl:translate-[-350px,-50%]";
const LINES_CLASSES =
  "[mask-image:radial-gradient(circle_closest-side,black_30%,transparent)] lg:[mask-image:linear-gradient(to_right,transparent_10%,black_50%,black_80%,transparent)]";
const STRAPS_CLASSES =
  "opacity-60 [mask-image:radial-gradient(circle_closest-side,black_25%,transparent_92%)] lg:opacity-100 lg:[mask-image:radial-gradient(620px_560px_at_62%_50%,black_52%,transparent_88%)]";

/**
 * The hero's picture: a rosette of woven straps that dissolve into the bare lines of the same drawing.
 * The hero is `relative isolate overflow-hidden`. Its text ends 40 px left of the page's middle; on small screens the
 * last 140 px belong to the picture.
 */
export function HeroArt() {
  return (
    <div className="pointer-events-none absolute inset-0 -z-1 overflow-hidden">
      <svg aria-hidden="true" viewBox={VIEW_BOX} className={`${PLACE_CLASSES} ${LINES_CLASSES}`}>
        <use href="#hero-straps" fill="none" className="stroke-brand opacity-35" />
      </svg>
      <svg aria-hidden="true" viewBox={VIEW_BOX} className={`${PLACE_CLASSES} ${STRAPS_CLASSES}`}>
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
