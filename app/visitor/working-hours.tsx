import { officeHours } from "#content/site.ts";
import { compareWorkingHours, type Hours } from "./office-hours.ts";

const DAY_HOURS = 24;

/**
 * The working hours of the visitor and the office in the visitor's time, with their overlap.
 *
 * @returns null if the visitor's time zone is unknown
 * @throws RangeError if the browser does not support a time zone
 */
export default function WorkingHours({ className }: { className: string }) {
  const hours = compareWorkingHours(officeHours);
  if (!hours) return null;
  return (
    <div className={className}>
      <p className="text-lg text-balance">{hours.sentence}</p>
      <div aria-hidden="true" className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 text-sm">
        <span className="col-span-full text-muted">Working hours, in your time</span>
        <span className="font-650">You</span>
        <Bar hours={hours.visitor} overlap={hours.overlap} />
        <span className="font-650">Our office</span>
        <Bar hours={hours.office} overlap={hours.overlap} />
        <svg aria-hidden="true" className="col-start-2 h-[1.5em] w-full fill-muted max-xs:hidden">
          {[0, 12, DAY_HOURS].map((hour) => (
            <text
              key={hour}
              x={percentOfDay(hour)}
              y="1.1em"
              textAnchor={hour === 0 ? "start" : hour === DAY_HOURS ? "end" : "middle"}
            >
              {hour}:00
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}

function Bar({ hours: [from, to], overlap }: { hours: Hours; overlap: Hours | undefined }) {
  // Hours after midnight are at the start of the bar.
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
  return <rect x={percentOfDay(from)} width={percentOfDay(to - from)} height="100%" fill={fill} />;
}

function percentOfDay(hours: number): string {
  return `${(hours / DAY_HOURS) * 100}%`;
}
