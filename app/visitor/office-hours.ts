/**
 * The office's hours on the visitor's clock, which says "13:00". Working days are Monday to Friday.
 *
 * A local time is in ms since 1970, as if its clock showed UTC.
 */

interface OfficeHours {
  /** IANA name, such as "Asia/Karachi". */
  timeZone: string;
  /** Whole hours of the day in that zone. */
  opens: number;
  closes: number;
}

/** Working hours where the visitor is. */
const VISITOR_HOURS = [9, 17] as const;

const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** In hours of the visitor's clock, which may be more than 24: then it is the next day. */
interface SharedDay {
  visitor: readonly [from: number, to: number];
  office: readonly [from: number, to: number];
  /** Undefined if the working days do not meet. */
  both: readonly [from: number, to: number] | undefined;
  /** In words. */
  text: string;
}

/**
 * Says when the office and the visitor are both at work on the visitor's next working day, today included.
 *
 * @param now ms since 1970
 * @param timeZone of the visitor, which leaves the browser nowhere
 * @throws RangeError if the browser does not know the clocks of a time zone
 */
export function sharedDay(office: OfficeHours, now = Date.now(), timeZone = visitorZone()): SharedDay {
  const localNow = now + offset(now, timeZone);
  // At noon, because clocks change at night.
  const noon = firstWorkingDay(localNow) + DAY_MS / 2 - offset(now, timeZone);
  const hoursAhead = (offset(noon, office.timeZone) - offset(noon, timeZone)) / HOUR_MS;
  const [from, to] = VISITOR_HOURS;
  // The first time that the office closes after the visitor's day begins.
  const closes = from + hourOfDay(office.closes - hoursAhead - from);
  const opens = closes - office.closes + office.opens;
  const both = opens < to && closes > from ? ([Math.max(from, opens), Math.min(to, closes)] as const) : undefined;
  const open = `open from ${clock(opens)}\u00a0to\u00a0${clock(closes)}`;
  const text = (() => {
    if (opens === office.opens) return `You are on our office’s time: it is ${open}.`;
    if (!both) return `Our working days do not overlap: the office is ${open} your time. We take calls in our evening.`;
    return `From ${clock(both[0])}\u00a0to\u00a0${clock(both[1])} your time, you and our office are both at work.`;
  })();
  return { visitor: VISITOR_HOURS, office: [opens, closes], both, text };
}

/**
 * Says until when the office is open, or when it opens: "Opens Monday at 4:00 your time".
 *
 * @param now ms since 1970
 * @param timeZone of the visitor
 * @throws RangeError if the browser does not know the clocks of a time zone
 */
export function openNow(office: OfficeHours, now = Date.now(), timeZone = visitorZone()): string {
  const { isOpen, time } = nextChange(office, now);
  const visitorTime = time + offset(time, timeZone);
  const then = clock((visitorTime - startOfDay(visitorTime)) / HOUR_MS);
  if (isOpen) return `Open now, until ${then} your time`;
  const weekday = new Intl.DateTimeFormat("en", { timeZone, weekday: "long" }).format(time);
  return `Opens ${weekday} at ${then} your time`;
}

/** @returns whether the office is open, and the time at which that changes, in ms since 1970 */
export function nextChange(office: OfficeHours, now = Date.now()): { isOpen: boolean; time: number } {
  const officeOffset = offset(now, office.timeZone);
  const officeNow = now + officeOffset;
  const today = startOfDay(officeNow);
  const opens = today + office.opens * HOUR_MS;
  const closes = today + office.closes * HOUR_MS;
  const isWorkingDay = firstWorkingDay(officeNow) === today;
  const isOpen = isWorkingDay && officeNow >= opens && officeNow < closes;
  const nextDay = firstWorkingDay(officeNow < opens ? today : today + DAY_MS);
  const officeChange = isOpen ? closes : nextDay + office.opens * HOUR_MS;
  return { isOpen, time: officeChange - officeOffset };
}

export function visitorZone(): string {
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
  const fields = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;
  const parts = new Intl.DateTimeFormat("en", { timeZone, hourCycle: "h23", ...fields }).formatToParts(time);
  const part = (name: keyof typeof fields) => Number(parts.find(({ type }) => type === name)?.value);
  const local = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
  return local - Math.floor(time / MINUTE_MS) * MINUTE_MS;
}

function startOfDay(localTime: number): number {
  return localTime - (localTime % DAY_MS);
}

/** @returns start of that day, or of Monday if it is a Saturday or Sunday */
function firstWorkingDay(localTime: number): number {
  const weekday = new Date(localTime).getUTCDay();
  const wait = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return startOfDay(localTime) + wait * DAY_MS;
}
