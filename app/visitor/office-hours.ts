/**
 * The office's hours in the visitor's time, as "13:00". Working days are Monday to Friday.
 *
 * Local times are in ms since 1970, as if the local clock showed UTC.
 */

interface OfficeHours {
  /** IANA name, such as "Asia/Karachi". */
  timeZone: string;
  /** Whole hours of the day in that zone. */
  opens: number;
  closes: number;
}

/** Assumed working hours of the visitor. */
const VISITOR_HOURS = [9, 17] as const;

const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Hours in the visitor's local time. Values above 24 are on the next day. */
export type Hours = readonly [from: number, to: number];

/**
 * Compares the working hours of the office and the visitor on the visitor's next working day, today included.
 *
 * @param now ms since 1970
 * @param timeZone the visitor's time zone, which never leaves the browser
 * @returns undefined if the time zone is unknown
 * @throws RangeError if the browser does not support a time zone
 */
export function compareWorkingHours(office: OfficeHours, now = Date.now(), timeZone = visitorTimeZone()) {
  if (!timeZone) return undefined;
  const localNow = now + offset(now, timeZone);
  // Compares the offsets at noon, because clocks change at night.
  const noon = firstWorkingDay(localNow) + DAY_MS / 2 - offset(now, timeZone);
  const hoursAhead = (offset(noon, office.timeZone) - offset(noon, timeZone)) / HOUR_MS;
  const [from, to] = VISITOR_HOURS;
  // Finds the office's first closing time after the visitor's day begins.
  const closes = from + hourOfDay(office.closes - hoursAhead - from);
  const opens = closes - office.closes + office.opens;
  const overlap: Hours | undefined =
    opens < to && closes > from ? [Math.max(from, opens), Math.min(to, closes)] : undefined;
  const officeHours = `Our office hours are ${clock(opens)}\u00a0to\u00a0${clock(closes)} your time`;
  let sentence = `${officeHours}, so we schedule calls outside them.`;
  if (opens === office.opens) sentence = `${officeHours}.`;
  else if (overlap)
    sentence = `Between ${clock(overlap[0])}\u00a0and\u00a0${clock(overlap[1])} your time, our working days overlap.`;
  return { visitor: VISITOR_HOURS, office: [opens, closes] satisfies Hours, overlap, sentence };
}

/**
 * @param now ms since 1970
 * @param timeZone the visitor's time zone
 * @returns until when the office is open, or when it opens: "Our office opens Monday at 4:00 your time". Undefined if the time
 *   zone is unknown
 * @throws RangeError if the browser does not support a time zone
 */
export function openNow(office: OfficeHours, now = Date.now(), timeZone = visitorTimeZone()): string | undefined {
  if (!timeZone) return undefined;
  const officeOffset = offset(now, office.timeZone);
  const officeNow = now + officeOffset;
  const today = startOfDay(officeNow);
  const opens = today + office.opens * HOUR_MS;
  const closes = today + office.closes * HOUR_MS;
  const isOpen = firstWorkingDay(officeNow) === today && officeNow >= opens && officeNow < closes;
  const nextDay = firstWorkingDay(officeNow < opens ? today : today + DAY_MS);
  const change = (isOpen ? closes : nextDay + office.opens * HOUR_MS) - officeOffset;
  const localChange = change + offset(change, timeZone);
  const time = clock((localChange - startOfDay(localChange)) / HOUR_MS);
  if (isOpen) return `Open now, until ${time} your time`;
  const weekday = new Intl.DateTimeFormat("en", { timeZone, weekday: "long" }).format(change);
  return `Our office opens ${weekday} at ${time} your time`;
}

/** Reported by browsers that hide the time zone. Firefox with resistFingerprinting reports Reykjavik or UTC. */
const HIDDEN_ZONES = /^(UTC|GMT|Etc\/.+|Atlantic\/Reykjavik)$/;

/** @returns an IANA name, or undefined if the browser hides the time zone */
function visitorTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return HIDDEN_ZONES.test(timeZone) ? undefined : timeZone;
}

/** @returns "13:15" for 13.25, and for 37.25 or -10.75 too */
function clock(hours: number): string {
  const minutes = Math.round(hourOfDay(hours) * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

function hourOfDay(hours: number): number {
  return ((hours % 24) + 24) % 24;
}

/** @returns the time zone's offset from UTC at that time, in ms */
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

/** @returns start of that day, or of Monday if the day is on a weekend */
function firstWorkingDay(localTime: number): number {
  const weekday = new Date(localTime).getUTCDay();
  const wait = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return startOfDay(localTime) + wait * DAY_MS;
}
