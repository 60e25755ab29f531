import { clock, DAY_MS, HOUR_MS, type OfficeHours, offset, workingDay } from "./office-hours.ts";

/**
 * @param now ms since 1970
 * @param timeZone of the visitor
 * @returns until when the office is open, or when it opens, on the visitor's clock: { isOpen: false, weekday: "Monday",
 *   clock: "4:00" }
 * @throws RangeError if a time zone is unknown
 */
export function officeState(now: number, timeZone: string, office: OfficeHours) {
  const officeOffset = offset(now, office.timeZone);
  const officeNow = now + officeOffset;
  const [opens, closes] = [office.opens * HOUR_MS, office.closes * HOUR_MS];
  const today = officeNow - (officeNow % DAY_MS);
  const isOpen = today === workingDay(officeNow) && officeNow >= today + opens && officeNow < today + closes;
  const change = isOpen ? today + closes : workingDay(officeNow + DAY_MS - opens - 1) + opens;
  const time = change - officeOffset;
  const weekday = new Intl.DateTimeFormat("en", { timeZone, weekday: "long" }).format(time);
  return { isOpen, weekday, clock: clock(((time + offset(time, timeZone)) % DAY_MS) / HOUR_MS) };
}
