import { expect, test } from "vitest";
import { nextChange, openNow, sharedDay } from "#app/visitor/office-hours.ts";

const OFFICE = { timeZone: "Asia/Karachi", opens: 9, closes: 18 };

/** On the Sunday London's clocks change, so Monday counts. */
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
])("%s shares its working day with the office", (timeZone, ...expected) => {
  const answers = DAYS.map((day) => {
    const text = sharedDay(OFFICE, Date.parse(`${day}T12:00Z`), timeZone).text;
    const hours = text.match(/\d+:\d\d/g)?.join("-");
    return text.includes("both at work") ? hours : `${hours} in the office`;
  });
  expect(answers).toEqual(expected);
});

test.each([
  ["2026-01-16T12:59:59Z", "Europe/London", "Open now, until 13:00 your time"],
  ["2026-01-16T13:00Z", "Europe/London", "Opens Monday at 4:00 your time"],
  ["2026-01-18T23:59Z", "Europe/London", "Opens Monday at 4:00 your time"],
  ["2026-01-19T04:00Z", "Europe/London", "Open now, until 13:00 your time"],
  ["2026-01-14T20:00Z", "Asia/Karachi", "Opens Thursday at 9:00 your time"],
  ["2026-01-16T20:00Z", "America/Los_Angeles", "Opens Sunday at 20:00 your time"],
  ["2026-01-14T12:00Z", "Pacific/Kiritimati", "Open now, until 3:00 your time"],
  // London's clocks change on Sunday.
  ["2026-03-27T14:00Z", "Europe/London", "Opens Monday at 5:00 your time"],
])("at %s in %s: %s", (now, timeZone, text) => {
  expect(openNow(OFFICE, Date.parse(now), timeZone)).toBe(text);
});

test.each([
  ["2026-01-16T12:59:59Z", true, "2026-01-16T13:00Z"],
  ["2026-01-16T13:00Z", false, "2026-01-19T04:00Z"],
  ["2026-01-19T03:59Z", false, "2026-01-19T04:00Z"],
  ["2026-01-19T04:00Z", true, "2026-01-19T13:00Z"],
])("at %s the office is open (%s), until %s", (now, isOpen, time) => {
  expect(nextChange(OFFICE, Date.parse(now))).toEqual({ isOpen, time: Date.parse(time) });
});
