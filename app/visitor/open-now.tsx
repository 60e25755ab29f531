import { type OfficeHours, officeState, visitorZone } from "./office-hours.ts";

/** Says whether the office is open, on the visitor's clock. Not for the server. */
export function OpenNow({ office }: { office: OfficeHours }) {
  const timeZone = visitorZone();
  if (!timeZone) return null;
  const { isOpen, weekday, clock } = officeState(Date.now(), timeZone, office);
  return isOpen ? `Open now, until ${clock} your time` : `Opens ${weekday} at ${clock} your time`;
}
