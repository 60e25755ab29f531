import { useId, useState } from "react";
import type { story } from "#content/about-us.ts";
import { LINE, PERIOD, REPEATS, starPattern } from "./star-pattern.ts";

const SIZE = REPEATS * PERIOD;

/** Initial error in degrees. Some lines miss each other until the visitor moves the slider to zero. */
const FIRST_ERROR = 0.4;

/** The pattern of star-pattern.ts, with a slider for the error of a ray. */
export function OneAngle({ title, description }: typeof story.oneAngle) {
  const id = useId();
  const [error, setError] = useState(FIRST_ERROR);
  const { lines, meeting, count } = starPattern(error);
  const degrees = `${error.toFixed(1)}°`;
  return (
    <div className="grid h-full grid-cols-[3fr_2fr] grid-rows-[1fr_auto] items-center gap-x-6 gap-y-4 max-xs:grid-cols-1 lg:grid-cols-[2fr_1fr]">
      {/* A square or, beside a longer text, as high as the text. */}
      <div className="relative self-stretch overflow-hidden rounded-card border before:(block pt-[100%] content-empty) sm:max-lg:row-span-2">
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
      <div>
        <h3 className="text-sm">{title}</h3>
        <p className="text-muted text-sm">{description}</p>
      </div>
      <div className="js-only hydrated-only col-span-full text-sm sm:max-lg:col-auto print:hidden">
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
    </div>
  );
}
