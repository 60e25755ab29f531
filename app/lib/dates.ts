const written = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", year: "numeric", timeZone: "UTC" });

/**
 * The date of an article for machines. In: the text form of the content, "March 14, 2024". Out: "2024-03-14".
 * Throws a RangeError when the text is no date, is no day of the calendar, or is written in another way.
 */
export function isoDate(text: string): string {
  const date = new Date(`${text} UTC`);
  // JavaScript reads February 30 as March 1: only what is written back the same was meant.
  if (Number.isNaN(date.valueOf()) || written.format(date) !== text) {
    throw new RangeError(`"${text}" is no date like "March 14, 2024"`);
  }
  return date.toISOString().slice(0, 10);
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

const companyCalendar = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Karachi" });

/**
 * The day it is at the company: Pakistan time, UTC+5 without summer time. In: a moment. Out: "2026-11-21", so
 * that days compare as texts. What is dated in content appears and closes with this day.
 */
export function companyDay(now: Date): string {
  return companyCalendar.format(now);
}

/** The day it is at the company now: loaders ask once and pass it on. */
export function today(): string {
  return companyDay(new Date());
}
