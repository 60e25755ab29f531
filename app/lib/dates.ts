// Avoids Intl and localeCompare, because the first use of a locale takes most of the Worker's startup time.

const MONTHS = "January February March April May June July August September October November December".split(" ");

// A day is a string such as "2024-03-14" and means that day in Pakistan. Days compare as strings.

/** @returns "March 14, 2024" for "2024-03-14" */
export function longDate(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}

/** @returns midnight in Pakistan in RFC 3339 format: "2024-03-14T00:00:00+05:00" */
export function dayStart(day: string): string {
  return `${day}T00:00:00+05:00`;
}

/** @returns the last second of the day in Pakistan in RFC 3339 format: "2024-03-14T23:59:59+05:00" */
export function dayEnd(day: string): string {
  return `${day}T23:59:59+05:00`;
}

/** @returns midnight in Pakistan in RFC 822 format with a four-digit year: "Thu, 14 Mar 2024 00:00:00 +0500" */
export function rfc822DayStart(day: string): string {
  return new Date(day).toUTCString().replace("GMT", "+0500");
}

/** Offset of Pakistan in ms: UTC+5 without daylight saving time. */
const PAKISTAN_OFFSET_MS = 5 * 60 * 60 * 1_000;

/** @returns the day in Pakistan, "2026-11-21": today, or the day at the time `now` */
export function todayInPakistan(now = new Date()): string {
  return new Date(now.valueOf() + PAKISTAN_OFFSET_MS).toISOString().slice(0, 10);
}
