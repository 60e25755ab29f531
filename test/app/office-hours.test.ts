import { expect, test, vi } from "vitest";
import { compareWorkingHours, openNow } from "#app/visitor/office-hours.ts";

const OFFICE = { timeZone: "Asia/Karachi", opens: 9, closes: 18 };

/** A winter day, a summer day, and the Sunday on which London's clocks change. On Sundays, Monday's hours count. */
const DAYS = ["2026-01-14", "2026-07-15", "2026-03-29"];

test.each([
  ["Europe/London", "9:00-13:00", "9:00-14:00", "9:00-14:00"],
  ["Asia/Karachi", "9:00-18:00 in the office", "9:00-18:00 in the office", "9:00-18:00 in the office"],
  ["Asia/Dubai", "9:00-17:00", "9:00-17:00", "9:00-17:00"],
  ["Asia/Kathmandu", "9:45-17:00", "9:45-17:00", "9:45-17:00"],
  ["Asia/Singapore", "12:00-17:00", "12:00-17:00", "12:00-17:00"],
  ["Australia/Adelaide", "14:30-17:00", "13:30-17:00", "14:30-17:00"],
  ["Australia/Sydney", "15:00-17:00", "14:00-17:00", "15:00-17:00"],
  ["Pacific/Auckland", "17:00-2:00 in the office", "16:00-17:00", "17:00-2:00 in the office"],
  ["Africa/Lagos", "9:00-14:00", "9:00-14:00", "9:00-14:00"],
  ["America/Sao_Paulo", "9:00-10:00", "9:00-10:00", "9:00-10:00"],
  ["America/Toronto", "23:00-8:00 in the office", "0:00-9:00 in the office", "0:00-9:00 in the office"],
  ["America/Los_Angeles", "20:00-5:00 in the office", "21:00-6:00 in the office", "21:00-6:00 in the office"],
  ["Pacific/Kiritimati", "18:00-3:00 in the office", "18:00-3:00 in the office", "18:00-3:00 in the office"],
])("in %s, the page shows when working days overlap, or else the office hours", (timeZone, ...expected) => {
  const answers = DAYS.map((day) => {
    const sentence = compareWorkingHours(OFFICE, Date.parse(`${day}T12:00Z`), timeZone)?.sentence;
    const hours = sentence?.match(/\d+:\d\d/g)?.join("-");
    return sentence?.startsWith("Between") ? hours : `${hours} in the office`;
  });
  expect(answers).toEqual(expected);
});

test.each([
  ["Europe/London", "Between 9:00 and 13:00 your time, our working days overlap."],
  ["Pacific/Kiritimati", "Our office hours are 18:00 to 3:00 your time, so we schedule calls outside them."],
  ["Asia/Karachi", "Our office hours are 9:00 to 18:00 your time."],
])("a visitor in %s sees: %s", (timeZone, sentence) => {
  const hours = compareWorkingHours(OFFICE, Date.parse("2026-01-14T12:00Z"), timeZone);
  expect(hours?.sentence.replaceAll("\u00a0", " ")).toBe(sentence);
});

test.each([
  ["2026-01-16T12:59:59Z", "Europe/London", "Open now, until 13:00 your time"],
  ["2026-01-16T13:00Z", "Europe/London", "Our office opens Monday at 4:00 your time"],
  ["2026-01-18T23:59Z", "Europe/London", "Our office opens Monday at 4:00 your time"],
  ["2026-01-19T04:00Z", "Europe/London", "Open now, until 13:00 your time"],
  ["2026-01-14T20:00Z", "Asia/Karachi", "Our office opens Thursday at 9:00 your time"],
  ["2026-01-16T20:00Z", "America/Los_Angeles", "Our office opens Sunday at 20:00 your time"],
  // Midnight there, then in the office.
  ["2026-01-14T00:00Z", "Europe/London", "Our office opens Wednesday at 4:00 your time"],
  ["2026-01-15T19:00Z", "Europe/London", "Our office opens Friday at 4:00 your time"],
  ["2026-01-14T12:00Z", "Pacific/Kiritimati", "Open now, until 3:00 your time"],
  // London's clocks change on Sunday.
  ["2026-03-27T14:00Z", "Europe/London", "Our office opens Monday at 5:00 your time"],
])("at %s in %s, the office status is: %s", (now, timeZone, text) => {
  expect(openNow(OFFICE, Date.parse(now), timeZone)).toBe(text);
});

test.each(["UTC", "GMT", "Etc/UTC", "Etc/GMT+5", "Atlantic/Reykjavik"])(
  "%s does not count as a visitor's time zone",
  (timeZone) => {
    const reported = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone };
    vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(reported);
    expect(openNow(OFFICE)).toBeUndefined();
    expect(compareWorkingHours(OFFICE)).toBeUndefined();
  },
);
