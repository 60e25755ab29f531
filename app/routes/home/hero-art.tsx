import { eightPointStar, girihRosette } from "../../lib/girih";

const PERIOD = 480;
const STRAP = 11;
const LINE = 1.4;
const GAP = 3;

const pattern = girihRosette({ period: PERIOD, reach: 16 });
const ownStars = pattern.ring.slice(0, 4);
const softStars = pattern.ring.filter((_, index) => index !== 1 && index !== 4 && index !== 6);

/**
 * The hero's picture: the rosette in woven straps, which dissolve into the bare lines of the same drawing.
 * The hero must be `relative isolate overflow-hidden`; its text comes after this and keeps clear of the right half.
 */
export function HeroArt() {
  return (
    <div className="pointer-events-none absolute inset-0 -z-1 overflow-hidden">
      <svg aria-hidden="true" viewBox="-720 -480 1440 960" className={`${PLACE} ${LINES_FADE}`}>
        <defs>
          <path id="hero-star" d={pattern.star} />
          <path id="hero-star-over" d={pattern.starOver} />
          <g id="hero-tile">
            <path d={pattern.rosette + pattern.cross} />
            {ownStars.map(([x, y]) => (
              <use key={`${x} ${y}`} href="#hero-star" x={x} y={y} />
            ))}
          </g>
          <g id="hero-tile-over">
            <path d={pattern.rosetteOver} />
            {ownStars.map(([x, y]) => (
              <use key={`${x} ${y}`} href="#hero-star-over" x={x} y={y} />
            ))}
          </g>
          <g id="hero-straps">
            <Repeated href="#hero-tile" />
          </g>
          <g id="hero-over">
            <Repeated href="#hero-tile-over" />
          </g>
        </defs>
        <use href="#hero-straps" fill="none" strokeWidth="1" className="stroke-brand opacity-35" />
      </svg>
      <svg aria-hidden="true" viewBox="-720 -480 1440 960" className={`${PLACE} ${STRAPS_FADE}`}>
        <path d={pattern.petals.join("")} className="fill-brand-soft" />
        {softStars.map(([x, y]) => (
          <use key={`${x} ${y}`} href="#hero-star" x={x} y={y} className="fill-brand-soft" />
        ))}
        <g className="fill-accent">
          <path id="hero-cross" d={pattern.cross} />
          <use href="#hero-cross" x={-PERIOD} />
          <use href="#hero-cross" y={-PERIOD} />
          <use href="#hero-cross" x={-PERIOD} y={-PERIOD} />
        </g>
        <use href="#hero-star" className="fill-brand" />
        <g fill="none">
          <use href="#hero-straps" strokeWidth={STRAP + 2 * GAP} className="stroke-paper" />
          <use href="#hero-straps" strokeWidth={STRAP} className="stroke-brand" />
          <use href="#hero-straps" strokeWidth={STRAP - 2 * LINE} className="stroke-surface" />
          <use href="#hero-over" strokeWidth={STRAP + 2 * GAP} className="stroke-paper" />
          <use href="#hero-over" strokeWidth={STRAP} className="stroke-brand" />
          <use href="#hero-over" strokeWidth={STRAP - 2 * LINE} strokeLinecap="square" className="stroke-surface" />
        </g>
        <path d={eightPointStar(0, 0, 30)} className="fill-paper" />
        <path d={eightPointStar(0, 0, 15)} className="fill-accent" />
      </svg>
    </div>
  );
}

const PLACE =
  "absolute left-full top-full h-[960px] w-[1440px] max-w-none translate-x-[-760px] translate-y-[-510px] scale-62 lg:(left-1/2 top-1/2 translate-x-[-350px] -translate-y-1/2 scale-100)";
const LINES_FADE =
  "[mask-image:radial-gradient(circle_closest-side,black_30%,transparent)] lg:[mask-image:linear-gradient(to_right,transparent_10%,black_50%,black_80%,transparent)]";
const STRAPS_FADE =
  "opacity-60 [mask-image:radial-gradient(circle_closest-side,black_30%,transparent_95%)] lg:opacity-100 lg:[mask-image:radial-gradient(620px_560px_at_62%_50%,black_52%,transparent_88%)]";

function Repeated({ href }: { href: string }) {
  return [-1, 0, 1].flatMap((column) =>
    [-1, 0, 1].map((row) => <use key={`${column} ${row}`} href={href} x={column * PERIOD} y={row * PERIOD} />),
  );
}
