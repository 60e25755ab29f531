import { mapX, mapY } from "#app/sections/night-side.ts";
import { office, officeHours } from "#content/site.ts";
import { sharedDay, visitorZone } from "./office-hours.ts";
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
  const zone = visitorZone();
  const place = zone === officeHours.timeZone ? undefined : placeOfZone(zone);
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
 * The visitor's working day and the office's on the visitor's clock, with the hours that both share.
 *
 * @throws RangeError if the browser does not know the clocks of a time zone
 */
export function YourDay({ office, city }: { office: Parameters<typeof sharedDay>[0]; city: string }) {
  const day = sharedDay(office);
  return (
    <>
      <div aria-hidden="true" className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2">
        <span className="font-650">You</span>
        <Bar hours={day.visitor} both={day.both} />
        <span className="font-650">{city}</span>
        <Bar hours={day.office} both={day.both} />
        <span className="col-start-2 flex justify-between text-muted max-xs:hidden">
          {[0, 6, 12, 18, DAY_HOURS].map((hour) => (
            <span key={hour} className={hour % 12 === 0 ? "" : "max-sm:hidden"}>
              {hour}:00
            </span>
          ))}
        </span>
      </div>
      <p className="mt-2">{day.text}</p>
    </>
  );
}

type Hours = readonly [from: number, to: number];

function Bar({ hours: [from, to], both }: { hours: Hours; both: Hours | undefined }) {
  // What is after midnight is at the beginning of the bar too.
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
      {both && <Part hours={both} fill="var(--brand)" />}
    </svg>
  );
}

function Part({ hours: [from, to], fill }: { hours: Hours; fill: string }) {
  const percent = (hours: number) => `${(hours / DAY_HOURS) * 100}%`;
  return <rect x={percent(from)} width={percent(to - from)} height="100%" fill={fill} />;
}
