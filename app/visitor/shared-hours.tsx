import { clock, type Hours, type OfficeHours, sharedHours, VISITOR_HOURS, visitorZone } from "./office-hours.ts";

/** Says when the visitor and the office are both at work, on the visitor's clock. Not for the server. */
export function SharedHours({ office }: { office: OfficeHours }) {
  const timeZone = visitorZone();
  if (!timeZone) return null;
  const hours = sharedHours(Date.now(), timeZone, office);
  return (
    <>
      <p>{sentence(hours, office)}</p>
      <div aria-hidden="true" className="mt-3 grid grid-cols-[auto_1fr] items-center gap-x-4 text-muted text-sm">
        <span>You</span>
        <Day hours={VISITOR_HOURS} shared={hours.shared} />
        <span>Our office</span>
        <Day hours={hours.office} shared={hours.shared} />
        <span className="col-start-2 flex justify-between text-xs">
          {[0, 6, 12, 18, 24].map((hour) => (
            <span key={hour}>{hour}:00</span>
          ))}
        </span>
      </div>
    </>
  );
}

function sentence({ shared, office: [from, to] }: ReturnType<typeof sharedHours>, office: OfficeHours): string {
  if (from === office.opens)
    return `Your clock shows the time of our office, which is open from ${clock(from)} to ${clock(to)}.`;
  if (shared) return `From ${clock(shared[0])} to ${clock(shared[1])} your time, you and our office are both at work.`;
  const open = `the office is open from ${clock(from)} to ${clock(to)} your time`;
  return `Our working days do not meet: ${open}. Calls are arranged for our evening.`;
}

/** A day of 24 hours as a bar, the shared part in the brand's color. */
function Day({ hours: [from, to], shared }: { hours: Hours; shared: Hours | undefined }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 1"
      preserveAspectRatio="none"
      className="h-2 w-full overflow-hidden rounded-pill bg-line"
    >
      {/* Hours before 0 or after 24 are at the other end of the bar. */}
      {[-24, 0, 24].map((day) => (
        <rect key={day} x={from + day} width={to - from} height="1" className="fill-field-line" />
      ))}
      {shared && <rect x={shared[0]} width={shared[1] - shared[0]} height="1" className="fill-brand" />}
    </svg>
  );
}
