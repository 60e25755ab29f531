/**
 * Working hours of the office and of other places. Working days are Monday to Friday, without the office's holidays.
 *
 * Local times are in ms since 1970, as if the local clock showed UTC.
 */

interface OfficeHours {
  /** IANA name, such as "Asia/Karachi". */
  timeZone: string;
  /** Whole hours of the day in that zone. */
  opens: number;
  closes: number;
  /** Days in that zone: "2027-03-23". */
  closedDays: string[];
}

/** Assumed working hours of every other place, in its own time. */
export const OTHER_HOURS = { opens: 9, closes: 17 };

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/** Hours of the office's clock. Values below 0 and above 24 are on the day before and after. */
export type Hours = readonly [from: number, to: number];

/**
 * Compares the working day of a place with that of the office, on the office's next working day, today included.
 *
 * @param now ms since 1970
 * @returns the place's working day, and the part of it that the office shares
 * @throws RangeError if a time zone is unknown
 */
export function compareWorkingDays(office: OfficeHours, timeZone: string, now = Date.now()) {
  const officeOffset = offset(now, office.timeZone);
  // Compares the offsets at noon, because clocks change at night.
  const noon = nextWorkingDay(office, now + officeOffset) + DAY_MS / 2 - officeOffset;
  const hoursAhead = (offset(noon, office.timeZone) - offset(noon, timeZone)) / HOUR_MS;
  const length = OTHER_HOURS.closes - OTHER_HOURS.opens;
  // Of the place's days, the one whose middle is nearest to the middle of the office's.
  const earliest = (office.opens + office.closes - length) / 2 - 12;
  const from = earliest + hourOfDay(OTHER_HOURS.opens + hoursAhead - earliest);
  const day: Hours = [from, from + length];
  const shared: Hours = [Math.max(day[0], office.opens), Math.min(day[1], office.closes)];
  return { day, shared: shared[0] < shared[1] ? shared : undefined };
}

/**
 * @param timeZone the visitor's time zone, which never leaves the browser
 * @param now ms since 1970
 * @returns when the visitor and the office are both at work, or else the office hours, in the visitor's time
 * @throws RangeError if a time zone is unknown
 */
export function sharedHours(office: OfficeHours, timeZone: string, now = Date.now()): string {
  const { day, shared } = compareWorkingDays(office, timeZone, now);
  const [from, to] = (shared ?? [office.opens, office.closes]).map((hour) => clock(hour - day[0] + OTHER_HOURS.opens));
  return shared
    ? `Between ${from}\u00a0and\u00a0${to} your time, we are both at work.`
    : `Our office hours are ${from}\u00a0to\u00a0${to} your time.`;
}

/**
 * @param timeZone the visitor's time zone
 * @param now ms since 1970
 * @returns until when the office is open, or when it opens: "We open Monday at 4:00 your time"
 * @throws RangeError if a time zone is unknown
 */
export function openNow(office: OfficeHours, timeZone: string, now = Date.now()): string {
  const officeOffset = offset(now, office.timeZone);
  const officeNow = now + officeOffset;
  const today = startOfDay(officeNow);
  const opens = today + office.opens * HOUR_MS;
  const closes = today + office.closes * HOUR_MS;
  const isOpen = nextWorkingDay(office, today) === today && officeNow >= opens && officeNow < closes;
  const nextDay = nextWorkingDay(office, officeNow < opens ? today : today + DAY_MS);
  const change = (isOpen ? closes : nextDay + office.opens * HOUR_MS) - officeOffset;
  const localChange = change + offset(change, timeZone);
  const time = clock((localChange - startOfDay(localChange)) / HOUR_MS);
  if (isOpen) return `Open now, until ${time} your time`;
  const weekday = new Intl.DateTimeFormat("en", { timeZone, weekday: "long" }).format(change);
  return `We open ${weekday} at ${time} your time`;
}

/** @returns the office's difference from UTC at the time `now`: "UTC+5" */
export function utcOffset({ timeZone }: OfficeHours, now = Date.now()): string {
  return offsetName(now, timeZone, "shortOffset").replace("GMT", "UTC");
}

/** Reported by browsers that hide the time zone. Firefox with resistFingerprinting reports Reykjavik or UTC. */
const HIDDEN_ZONES = /^(UTC|GMT|Etc\/.+|Atlantic\/Reykjavik)$/;

/** @returns an IANA name, or undefined if the browser hides the time zone */
export function visitorTimeZone(): string | undefined {
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
  const [, difference] = offsetName(time, timeZone, "longOffset").split("GMT");
  return -Date.parse(`1970-01-01T00:00${difference || "Z"}`);
}

/** @returns "GMT", or "GMT+5:45", which `longOffset` pads to "GMT+05:45" */
function offsetName(time: number, timeZone: string, timeZoneName: "shortOffset" | "longOffset"): string {
  const [, name = ""] = new Intl.DateTimeFormat("en", { timeZone, timeZoneName }).format(time).split(", ");
  return name;
}

function startOfDay(localTime: number): number {
  return localTime - (localTime % DAY_MS);
}

/** @returns start of that day, or of the next one on which the office is open */
function nextWorkingDay(office: OfficeHours, localTime: number): number {
  let day = startOfDay(localTime);
  while (isClosed(office, new Date(day))) day += DAY_MS;
  return day;
}

function isClosed({ closedDays }: OfficeHours, day: Date): boolean {
  return [0, 6].includes(day.getUTCDay()) || closedDays.includes(day.toISOString().slice(0, 10));
}
