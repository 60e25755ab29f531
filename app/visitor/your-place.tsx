import { mapX, mapY } from "#app/sections/world-map.ts";
import { office, officeHours } from "#content/site.ts";
import { type Hours, visitorTimeZone, workingHours } from "./office-hours.ts";
import { placeOfZone } from "./zone-places.ts";

/** The office on the map. */
const [HOME_X, HOME_Y] = [mapX(office.longitude), mapY(office.latitude)];

const DAY_HOURS = 24;

/**
 * Where the visitor is, with a line to Islamabad, over the map.
 *
 * @param viewBox of the map
 * @returns null if the place of the visitor's time zone is unknown, or Islamabad
 */
export function YourPlace({ viewBox }: { viewBox: string }) {
  const zone = visitorTimeZone();
  const place = zone && zone !== officeHours.timeZone ? placeOfZone(zone) : undefined;
  if (!place) return null;
  const [x, y] = [mapX(place.longitude), mapY(place.latitude)];
  const [left = 0, top = 0, width = 1, height = 1] = viewBox.split(" ").map(Number);
  const rise = Math.hypot(x - HOME_X, y - HOME_Y) * 0.3;
  // Where the names of the cities leave room for one more.
  const isRight = x > left + width * 0.9;
  const isAbove = isRight || place.latitude > 30;
  const isLeft = isRight || (!isAbove && place.longitude < 60);
  return (
    <svg role="img" aria-label="You, by the time zone of your device" className="size-full overflow-visible text-sm">
      <svg aria-hidden="true" viewBox={viewBox}>
        <path
          d={`M${HOME_X} ${HOME_Y}Q${(x + HOME_X) / 2} ${(y + HOME_Y) / 2 - rise} ${x} ${y}`}
          fill="none"
          stroke="var(--accent)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <svg
        aria-hidden="true"
        x={`${((x - left) / width) * 100}%`}
        y={`${((y - top) / height) * 100}%`}
        className="overflow-visible"
      >
        <circle r="7" fill="var(--sunken)" stroke="var(--accent)" strokeWidth="2.5" />
        <circle r="3" fill="var(--ink)" />
        <text
          dy={isAbove ? "-.8em" : "1.5em"}
          textAnchor={isLeft ? "end" : isAbove ? "middle" : "start"}
          fill="var(--ink)"
          stroke="var(--sunken)"
          strokeWidth=".4em"
          strokeLinejoin="round"
          paintOrder="stroke"
          className="font-800 max-xs:hidden"
        >
          You
        </text>
      </svg>
    </svg>
  );
}

/**
 * The working hours of the visitor and the office in the visitor's time, and when they overlap.
 *
 * @returns null if the visitor's time zone is unknown
 * @throws RangeError if the browser does not know the clocks of a time zone
 */
export function YourDay({ className }: { className: string }) {
  const hours = workingHours(officeHours);
  if (!hours) return null;
  return (
    <div className={className}>
      <p className="text-[1.125rem] leading-[1.5] text-balance">{hours.sentence}</p>
      <div aria-hidden="true" className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 text-sm">
        <span className="col-span-full text-muted">Working hours, in your time</span>
        <span className="font-650">You</span>
        <Bar hours={hours.visitor} overlap={hours.overlap} />
        <span className="font-650">Our office</span>
        <Bar hours={hours.office} overlap={hours.overlap} />
        <span className="col-start-2 flex justify-between text-muted max-xs:hidden">
          {[0, 6, 12, 18, DAY_HOURS].map((hour) => (
            <span key={hour} className={hour % 12 === 0 ? "" : "max-sm:hidden"}>
              {hour}:00
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}

function Bar({ hours: [from, to], overlap }: { hours: Hours; overlap: Hours | undefined }) {
  // Hours after midnight are drawn at the beginning of the bar.
  const parts = [
    [from, to],
    [from - DAY_HOURS, to - DAY_HOURS],
  ] as const;
  return (
    <svg aria-hidden="true" height="12" className="w-full rounded-pill">
      <rect width="100%" height="100%" fill="var(--line)" />
      {parts.map((part) => (
        <Part key={part[0]} hours={part} fill="var(--field-line)" />
      ))}
      {overlap && <Part hours={overlap} fill="var(--brand)" />}
    </svg>
  );
}

function Part({ hours: [from, to], fill }: { hours: Hours; fill: string }) {
  const percent = (hours: number) => `${(hours / DAY_HOURS) * 100}%`;
  return <rect x={percent(from)} width={percent(to - from)} height="100%" fill={fill} />;
}
