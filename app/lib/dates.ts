// No Intl and no localeCompare: the first use of a locale dominates the Worker's startup time.

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const WRITTEN_DATE = new RegExp(`^(${MONTHS.join("|")}) ([1-9]\\d?), ([1-9]\\d{3})$`);

/** "March 14, 2024" as "2024-03-14". Throws a RangeError for any other format and for days that do not exist. */
export function isoDate(text: string): string {
  const [, month = "", day = "", year = ""] = WRITTEN_DATE.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), MONTHS.indexOf(month), Number(day)));
  // JavaScript reads February 30 as March 1.
  if (day === "" || date.getUTCDate() !== Number(day)) {
    throw new RangeError(`"${text}" is no date like "March 14, 2024"`);
  }
  return date.toISOString().slice(0, 10);
}

export function compareDates(a: string, b: string): number {
  return Date.parse(isoDate(a)) - Date.parse(isoDate(b));
}

/** Publication time, midnight in Pakistan: "2024-03-14T00:00:00+05:00" (RFC 3339). Throws like isoDate. */
export function dayStart(text: string): string {
  return `${isoDate(text)}T00:00:00+05:00`;
}

/** The same in RFC 822 format with a four-digit year: "Thu, 14 Mar 2024 00:00:00 +0500". */
export function rfc822DayStart(text: string): string {
  return new Date(isoDate(text)).toUTCString().replace("GMT", "+0500");
}

/** Pakistan time, UTC+5 without daylight saving, in ms. */
const COMPANY_OFFSET = 5 * 60 * 60 * 1_000;

/** The current day in Pakistan as "2026-11-21", so that days compare as strings. */
export function companyDay(now: Date): string {
  return new Date(now.valueOf() + COMPANY_OFFSET).toISOString().slice(0, 10);
}

/** Days since January 1, 1970 in Pakistan. `now` is in ms since the epoch. */
export function companyDayNumber(now: number): number {
  return Math.floor((now + COMPANY_OFFSET) / (24 * 60 * 60 * 1_000));
}

/** Loaders call it once and pass the day on, so that midnight cannot fall between two checks. */
export function today(): string {
  return companyDay(new Date());
}
