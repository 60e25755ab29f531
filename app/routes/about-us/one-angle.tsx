import { type ReactNode, useState } from "react";
import { Slider } from "#app/ui/slider.tsx";
import { LINE, PERIOD, REPEATS, starPattern } from "./star-pattern.ts";

const SIZE = REPEATS * PERIOD;

/**
 * The pattern of star-pattern.ts with a slider for its contact angle and one for the error of a ray.
 *
 * @param drawing printed instead of the pattern
 * @param children the words above the sliders
 */
export function OneAngle({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  const [contactAngle, setContactAngle] = useState(67.5);
  const [error, setError] = useState(0);
  const { lines, count } = starPattern(contactAngle, error);
  return (
    <>
      <div className="hidden print:block">{drawing}</div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        fill="none"
        strokeWidth={LINE}
        className="h-auto w-full rounded-card border print:hidden"
      >
        <path d={lines.meeting} className="stroke-brand" />
        <path d={lines.apart} className="stroke-accent" />
      </svg>
      <div>
        {children}
        <div className="grid h-44 content-start print:hidden">
          <Slider
            label="Contact angle"
            value={contactAngle}
            min={54}
            max={75}
            step={0.5}
            onChange={setContactAngle}
            className="mt-3"
          />
          <Slider
            label="One ray off by"
            value={error}
            min={0}
            max={3}
            step={0.1}
            onChange={setError}
            className="mt-3"
          />
          <p role="status" className="mt-3 text-sm font-650">
            {count.meeting} of {count.meeting + count.apart} lines meet
          </p>
        </div>
      </div>
    </>
  );
}
