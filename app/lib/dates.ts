// No Intl and no localeCompare: the first use of a locale dominates the Worker's startup time.

const MONTHS = "January February March April May June July August September October November December".split(" ");

/** Days are ISO strings such as "2024-03-14" and mean that day in Pakistan; they compare as strings. */

/** "2024-03-14" as "March 14, 2024". */
export function longDate(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}

/** Publication time, midnight in Pakistan: "2024-03-14T00:00:00+05:00" (RFC 3339). */
export function dayStart(day: string): string {
  return `${day}T00:00:00+05:00`;
}

/** The same in RFC 822 format with a four-digit year: "Thu, 14 Mar 2024 00:00:00 +0500". */
export function rfc822DayStart(day: string): string {
  return new Date(day).toUTCString().replace("GMT", "+0500");
}

/** Pakistan time, UTC+5 without daylight saving, in ms. */
const COMPANY_OFFSET = 5 * 60 * 60 * 1_000;

/** The current day in Pakistan: "2026-11-21". */
export function companyDay(now: Date): string {
  return new Date(now.valueOf() + COMPANY_OFFSET).toISOString().slice(0, 10);
}

export function today(): string {
  return companyDay(new Date());
}
