import { type ReactNode, useId, useState } from "react";
import { LINE, PERIOD, REPEATS, starPattern } from "./star-pattern.ts";

const SIZE = REPEATS * PERIOD;

/** Initial error in degrees. Some lines miss each other until the visitor moves the slider to zero. */
const FIRST_ERROR = 0.4;

/**
 * The pattern of star-pattern.ts, with a slider for the error of a ray.
 *
 * @param drawing printed instead of the pattern
 * @param frame classes of the pattern's frame
 * @param children text beside the pattern
 */
export default function OneAngle({
  drawing,
  frame,
  children,
}: {
  drawing: ReactNode;
  frame: string;
  children: ReactNode;
}) {
  const id = useId();
  const [error, setError] = useState(FIRST_ERROR);
  const { lines, meeting, count } = starPattern(error);
  const degrees = `${error.toFixed(1)}°`;
  return (
    <>
      <div className="hidden print:block">{drawing}</div>
      <div className={`${frame} print:!hidden`}>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          preserveAspectRatio="xMidYMid slice"
          fill="none"
          strokeWidth={LINE}
          className="absolute inset-0 size-full"
        >
          <path d={lines.meeting} className="stroke-brand" />
          <path d={lines.apart} className="stroke-accent" />
        </svg>
      </div>
      <div>{children}</div>
      <div className="col-span-full sm:max-lg:col-auto h-24 text-sm print:hidden">
        <div className="flex justify-between">
          <label htmlFor={id}>One ray off by</label>
          <span aria-hidden="true">{degrees}</span>
        </div>
        <input
          id={id}
          type="range"
          // Firefox would restore the slider's position on reload without an event.
          autoComplete="off"
          min={0}
          max={2}
          step={0.1}
          value={error}
          aria-valuetext={degrees}
          onChange={({ target }) => setError(target.valueAsNumber)}
          className="h-11 w-full accent-brand inset-focus"
        />
        <p role="status" className="font-650">
          {meeting === count ? `All ${count} lines meet.` : `${meeting} of ${count} lines meet. Put the ray right.`}
        </p>
      </div>
    </>
  );
}
