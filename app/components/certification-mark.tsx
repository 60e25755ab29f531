import type { Certification } from "~content/types";
import { eightPointStar, relativePath, starSquares } from "../lib/girih";

const CENTRE = 48;
const star = (r: number, innerRatio: number, turn = 0) => eightPointStar(CENTRE, CENTRE, r, innerRatio, turn);
const squares = starSquares(CENTRE, CENTRE, 62, 3);

/** The frame of each mark, the breaks where one line of it passes under another, and the sign in the middle. */
const MARKS: Record<Certification["mark"], { frame: string; dashes?: string; sign: string }> = {
  quality: {
    frame: squares.upright + squares.turned,
    dashes: "37.3 7 16.4 0",
    sign: "M39 48.5L45.5 55 57.5 42",
  },
  security: {
    frame: relativePath(star(45, 0.765, 22.5) + star(38, 0.765, 22.5)),
    sign: "M43.5 57.5L45.6 49.2A6 6 0 1 1 50.4 49.2L52.5 57.5Z",
  },
  delivery: {
    frame: relativePath(star(45, 0.62) + star(45, 0.62, 22.5)),
    sign: "M38.5 48H57.5M50 40.5L57.5 48 50 55.5",
  },
};

/** A mark of the certified strip in the text colour, of no real body. Its name stands beside it as text. */
export function CertificationMark({
  mark,
  className = "size-14",
}: {
  mark: Certification["mark"];
  className?: string;
}) {
  const { frame, dashes, sign } = MARKS[mark];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      className={className}
    >
      <path d={frame} strokeDasharray={dashes} strokeLinejoin="round" className="fill-brand-soft" />
      <circle cx={CENTRE} cy={CENTRE} r="19" className="fill-surface" />
      <circle
        cx={CENTRE}
        cy={CENTRE}
        r="23.5"
        pathLength="16"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="0 2"
        strokeDashoffset="1"
        className="stroke-accent"
      />
      <path d={sign} strokeWidth="3.2" strokeLinejoin="round" strokeLinecap="round" className="stroke-brand" />
    </svg>
  );
}
