/** The office's hours on the visitor's clock, which says "13:00". Working days are Monday to Friday. */

interface OfficeHours {
  /** IANA name, such as "Asia/Karachi". */
  timeZone: string;
  /** Whole hours of the day in that zone. */
  opens: number;
  closes: number;
}

/** Working hours where the visitor is. */
const VISITOR_HOURS = [9, 17] as const;

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Says when the office and the visitor are both at work on the visitor's next working day, today included.
 *
 * @param now ms since 1970
 * @param timeZone of the visitor, which leaves the browser nowhere
 * @throws RangeError if the browser does not know the clocks of a time zone
 */
export function sharedHours(office: OfficeHours, now = Date.now(), timeZone = visitorZone()): string {
  // At noon, because clocks change at night.
  const noon = workingDay(now + offset(now, timeZone)) + DAY_MS / 2 - offset(now, timeZone);
  const ahead = (offset(noon, office.timeZone) - offset(noon, timeZone)) / HOUR_MS;
  const [from, to] = VISITOR_HOURS;
  // The first time that the office closes after the visitor's day begins.
  const closes = from + hourOfDay(office.closes - ahead - from);
  const opens = closes - office.closes + office.opens;
  const open = `open from ${clock(opens)} to ${clock(closes)}`;
  if (opens === office.opens) return `Your clock shows the time of our office, which is ${open}.`;
  const shared = `From ${clock(Math.max(from, opens))} to ${clock(Math.min(to, closes))} your time`;
  if (opens < to && closes > from) return `${shared}, you and our office are both at work.`;
  return `Our working days do not meet: the office is ${open} your time. Calls are arranged for our evening.`;
}

/**
 * Says until when the office is open, or when it opens: "Opens Monday at 4:00 your time".
 *
 * @param now ms since 1970
 * @param timeZone of the visitor
 * @throws RangeError if the browser does not know the clocks of a time zone
 */
export function openNow(office: OfficeHours, now = Date.now(), timeZone = visitorZone()): string {
  const officeOffset = offset(now, office.timeZone);
  const officeNow = now + officeOffset;
  const [opens, closes] = [office.opens * HOUR_MS, office.closes * HOUR_MS];
  const today = officeNow - (officeNow % DAY_MS);
  const isOpen = today === workingDay(officeNow) && officeNow >= today + opens && officeNow < today + closes;
  const change = isOpen ? today + closes : workingDay(officeNow + DAY_MS - opens - 1) + opens;
  const time = change - officeOffset;
  const then = clock(((time + offset(time, timeZone)) % DAY_MS) / HOUR_MS);
  if (isOpen) return `Open now, until ${then} your time`;
  const weekday = new Intl.DateTimeFormat("en", { timeZone, weekday: "long" }).format(time);
  return `Opens ${weekday} at ${then} your time`;
}

function visitorZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** @returns "13:15" for 13.25, and for 37.25 or -10.75 too */
function clock(hours: number): string {
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
