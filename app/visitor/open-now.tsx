import { useEffect, useState } from "react";
import { type OfficeHours, visitorZone } from "./office-hours.ts";
import { officeState } from "./office-state.ts";

export function OpenNow({ office }: { office: OfficeHours }) {
  const [state, setState] = useState<ReturnType<typeof officeState>>();
  useEffect(() => {
    const timeZone = visitorZone();
    if (timeZone) setState(officeState(Date.now(), timeZone, office));
  }, [office]);
  return (
    // The height keeps the page from moving when React starts.
    <p data-nosnippet className="script-only min-h-6 text-muted text-sm print:hidden">
      {state &&
        (state.isOpen
          ? `Open now, until ${state.clock} your time`
          : `Opens ${state.weekday} at ${state.clock} your time`)}
    </p>
  );
}
