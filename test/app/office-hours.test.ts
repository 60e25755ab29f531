import { expect, test } from "vitest";
import { clock, officeState, sharedHours } from "#app/visitor/office-hours.ts";

const OFFICE = { timeZone: "Asia/Karachi", opens: 9, closes: 18 };

/** On the Sunday London's clocks change, so Monday counts. */
const DAYS = ["2026-01-14", "2026-07-15", "2026-03-29"];

test.each([
  ["Europe/London", "9:00-13:00", "9:00-14:00", "9:00-14:00"],
  ["Asia/Karachi", "9:00-17:00", "9:00-17:00", "9:00-17:00"],
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
    const { shared, office } = sharedHours(Date.parse(`${day}T12:00Z`), timeZone, OFFICE);
    return shared ? shared.map(clock).join("-") : `${office.map(clock).join("-")} in the office`;
  });
  expect(answers).toEqual(expected);
});

test.each([
  ["2026-01-16T12:59:59Z", "Europe/London", true, "Friday", "13:00"],
  ["2026-01-16T13:00Z", "Europe/London", false, "Monday", "4:00"],
  ["2026-01-18T23:59Z", "Europe/London", false, "Monday", "4:00"],
  ["2026-01-19T04:00Z", "Europe/London", true, "Monday", "13:00"],
  ["2026-01-14T20:00Z", "Asia/Karachi", false, "Thursday", "9:00"],
  ["2026-01-16T20:00Z", "America/Los_Angeles", false, "Sunday", "20:00"],
  ["2026-01-14T12:00Z", "Pacific/Kiritimati", true, "Thursday", "3:00"],
  // London's clocks change on Sunday.
  ["2026-03-27T14:00Z", "Europe/London", false, "Monday", "5:00"],
])("at %s the office is open, or says when it opens, in %s", (now, timeZone, isOpen, weekday, clockTime) => {
  expect(officeState(Date.parse(now), timeZone, OFFICE)).toEqual({ isOpen, weekday, clock: clockTime });
});
