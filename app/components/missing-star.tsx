import { eightPointStar, girihRosette, relativePath, repeatedAt } from "../lib/girih";
import { GirihRepeat, GirihWeave } from "./girih-pattern";

const PERIOD = 300;
const { ring, star, starRadius } = girihRosette({ period: PERIOD, reach: 0 });
const [[gapX, gapY] = [0, 0]] = ring;
/** The octagon the star stood in, a little larger, so that the straps end before it. */
const gap = eightPointStar(gapX, gapY, (starRadius + 2) / 0.9239, 0.9239, 22.5);

/** The picture of the not-found page: the woven field with one star missing, its place dashed. `className` sizes it. */
export function MissingStar({ className = "mx-auto w-full max-w-[640px]" }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`${gapX - 320} ${gapY - 190} 640 380`}
      className={`[mask-image:radial-gradient(closest-side,black_45%,transparent)] ${className}`}
    >
      <defs>
        <path id="field-stars" d={relativePath(repeatedAt([[0, 0], ...ring.slice(0, 4)], star))} />
      </defs>
      <g className="fill-brand-soft">
        <GirihRepeat href="#field-stars" period={PERIOD} />
      </g>
      <GirihWeave id="field" period={PERIOD} strap={7} line={1.1} />
      <path d={gap} className="fill-paper" />
      <path
        d={repeatedAt([[gapX, gapY]], star)}
        fill="none"
        strokeWidth="2"
        strokeDasharray="6 5"
        className="stroke-accent"
      />
    </svg>
  );
}
