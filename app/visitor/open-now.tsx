import { type OfficeHours, officeState } from "./office-hours.ts";
import { useVisitorTime } from "./visitor-time.ts";

export function OpenNow({ office }: { office: OfficeHours }) {
  const state = useVisitorTime((now, timeZone) => officeState(now, timeZone, office));
  return (
    // The height keeps the page from moving when React starts.
    <p className="script-only min-h-6 text-muted text-sm print:hidden">
      {state &&
        (state.isOpen
          ? `Open now, until ${state.clock} your time`
          : `Opens ${state.weekday} at ${state.clock} your time`)}
    </p>
  );
}
