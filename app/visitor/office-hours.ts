/** Compares working hours across time zones. Working days are Monday to Friday, clocks say "13:00". */

export interface OfficeHours {
  /** IANA name, such as "Asia/Karachi". */
  timeZone: string;
  /** Whole hours of the day in that zone. */
  opens: number;
  closes: number;
}

/** In hours of the visitor's day: 13.25 is 13:15. The office's may begin before 0 or end after 24. */
export type Hours = readonly [from: number, to: number];

export interface SharedHours {
  office: Hours;
  /** Undefined if the two working days do not meet. */
  shared: Hours | undefined;
}

/** Working hours where the visitor is. */
export const VISITOR_HOURS: Hours = [9, 17];

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * @returns the visitor's time zone, which leaves the browser nowhere. Undefined if the browser does not know its clocks
 */
export function visitorZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    offset(0, timeZone);
    return timeZone;
  } catch {
    return undefined;
  }
}

/**
 * Compares the office's hours with the visitor's next working day, today included.
 *
 * @param now ms since 1970
 * @param timeZone of the visitor
 * @throws RangeError if a time zone is unknown
 */
export function sharedHours(now: number, timeZone: string, office: OfficeHours): SharedHours {
  const localNow = now + offset(now, timeZone);
  // At noon, because clocks change at night.
  const noon = workingDay(localNow) + DAY_MS / 2 - offset(now, timeZone);
  const ahead = (offset(noon, office.timeZone) - offset(noon, timeZone)) / HOUR_MS;
  const [from, to] = VISITOR_HOURS;
  // The first time that the office closes after the visitor's day begins.
  const closes = from + hourOfDay(office.closes - ahead - from);
  const opens = closes - office.closes + office.opens;
  const doMeet = opens < to && closes > from;
  return { office: [opens, closes], shared: doMeet ? [Math.max(from, opens), Math.min(to, closes)] : undefined };
}

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

/** @returns "13:15" for 13.25, and for 37.25 or -10.75 too */
export function clock(hours: number): string {
  const minutes = Math.round(hourOfDay(hours) * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

function hourOfDay(hours: number): number {
  return ((hours % 24) + 24) % 24;
}

/** How far the zone's clocks are ahead of UTC at that time, in ms. */
function offset(time: number, timeZone: string): number {
  // Sweden writes dates as ISO 8601 does.
  const local = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "medium" }).format(time);
  return Date.parse(`${local.replace(" ", "T")}Z`) - Math.floor(time / 1_000) * 1_000;
}

/** Start of the next day from Monday to Friday. Both times are local, as ms since 1970 in UTC. */
function workingDay(localTime: number): number {
  const weekday = new Date(localTime).getUTCDay();
  const wait = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return localTime - (localTime % DAY_MS) + wait * DAY_MS;
}
