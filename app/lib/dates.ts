// Without Intl and localeCompare: the first use of a locale takes longer than all else when the Worker starts.

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

/** A date as it is written in the content: its day does not start with a zero. */
const WRITTEN_DATE = new RegExp(`^(${MONTHS.join("|")}) ([1-9]\\d?), ([1-9]\\d{3})$`);

/**
 * The date of an article for machines. In: the text form of the content, "March 14, 2024". Out: "2024-03-14".
 * Throws a RangeError when the text is no date, is no day of the calendar, or is written in another way.
 */
export function isoDate(text: string): string {
  const [, month = "", day = "", year = ""] = WRITTEN_DATE.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), MONTHS.indexOf(month), Number(day)));
  // JavaScript reads February 30 as March 1: only a day that stays itself was meant.
  if (day === "" || date.getUTCDate() !== Number(day)) {
    throw new RangeError(`"${text}" is no date like "March 14, 2024"`);
  }
  return date.toISOString().slice(0, 10);
}

/** For sorting by dates of the content, the earlier first. */
export function compareDates(a: string, b: string): number {
  return Date.parse(isoDate(a)) - Date.parse(isoDate(b));
}

/**
 * The moment that a date of the content means: the start of that day at the company, when what is dated appears.
 * In: "March 14, 2024". Out: "2024-03-14T00:00:00+05:00" (RFC 3339). Throws a RangeError when the text is no date.
 */
export function dayStart(text: string): string {
  return `${isoDate(text)}T00:00:00+05:00`;
}

/** The same moment as RSS writes it (RFC 822 with a year of four digits): "Thu, 14 Mar 2024 00:00:00 +0500". */
export function rfc822DayStart(text: string): string {
  return new Date(isoDate(text)).toUTCString().replace("GMT", "+0500");
}

/** How far the company's clock is ahead of UTC, in ms. */
const COMPANY_OFFSET = 5 * 60 * 60 * 1_000;

/**
 * The day it is at the company: Pakistan time, UTC+5 without summer time. In: a moment. Out: "2026-11-21", so
 * that days compare as texts. What is dated in content appears and closes with this day.
 */
export function companyDay(now: Date): string {
  return new Date(now.valueOf() + COMPANY_OFFSET).toISOString().slice(0, 10);
}

/** The days that have begun at the company since January 1, 1970, for comparing. In: a moment, in ms since then. */
export function companyDayNumber(now: number): number {
  return Math.floor((now + COMPANY_OFFSET) / (24 * 60 * 60 * 1_000));
}

/** The day it is at the company now: loaders ask once and pass it on. */
export function today(): string {
  return companyDay(new Date());
}
