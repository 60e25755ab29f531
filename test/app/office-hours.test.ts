import { expect, test, vi } from "vitest";
import { CITIES } from "#app/office-hours/cities.ts";
import {
  compareWorkingDays,
  openNow,
  sharedHours,
  utcOffset,
  visitorTimeZone,
} from "#app/office-hours/office-hours.ts";

const OFFICE = { timeZone: "Asia/Karachi", opens: 9, closes: 18, closedDays: ["2026-01-15", "2026-01-16"] };

const QUARTER_MS = 15 * 60 * 1_000;

/** Winter; the weeks in which only New York has summer time; summer; and those in which London has none and Sydney has. */
test.each(["2026-01-14", "2026-03-18", "2026-07-15", "2026-10-28"])(
  "on %s, the working day of each city is where its own clock shows 9:00 to 17:00",
  (day) => {
    const midnight = Date.parse(`${day}T00:00+05:00`);
    for (const { name, timeZone } of CITIES) {
      const clock = new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" });
      const atWork = Array.from({ length: 36 * 4 }, (_, quarter) => quarter / 4).filter((hour) => {
        const there = Number(clock.format(midnight + hour * 4 * QUARTER_MS));
        return there >= 9 && there < 17;
      });
      const together = atWork.filter((hour) => hour >= OFFICE.opens && hour < OFFICE.closes);
      for (let now = midnight; now < midnight + 96 * QUARTER_MS; now += 4 * QUARTER_MS) {
        const { day, shared } = compareWorkingDays(OFFICE, timeZone, now);
        expect(atWork, name).toContain(day[0]);
        expect(atWork, name).not.toContain(day[0] - 0.25);
        expect(day[1] - day[0], name).toBe(8);
        expect(shared, name).toEqual(together.length > 0 ? [together[0], (together.at(-1) ?? 0) + 0.25] : undefined);
      }
    }
  },
);

test.each([
  ["2026-01-14", "Europe/London", "Between 9:00 and 13:00 your time, we are both at work."],
  ["2026-07-15", "Europe/London", "Between 9:00 and 14:00 your time, we are both at work."],
  // On Sundays, Monday's hours count. London's clocks change on this one.
  ["2026-03-29", "Europe/London", "Between 9:00 and 14:00 your time, we are both at work."],
  ["2026-01-14", "Asia/Kathmandu", "Between 9:45 and 17:00 your time, we are both at work."],
  ["2026-01-14", "Australia/Adelaide", "Between 14:30 and 17:00 your time, we are both at work."],
  ["2026-01-14", "America/Toronto", "Our office hours are 23:00 to 8:00 your time."],
  ["2026-01-14", "Pacific/Kiritimati", "Our office hours are 18:00 to 3:00 your time."],
])("on %s, a visitor in %s sees: %s", (day, timeZone, sentence) => {
  expect(sharedHours(OFFICE, timeZone, Date.parse(`${day}T12:00Z`)).replaceAll("\u00a0", " ")).toBe(sentence);
});

test.each([
  ["2026-01-09T12:59:59Z", "Europe/London", "Open now, until 13:00 your time"],
  ["2026-01-09T13:00Z", "Europe/London", "We open Monday at 4:00 your time"],
  ["2026-01-11T23:59Z", "Europe/London", "We open Monday at 4:00 your time"],
  ["2026-01-12T04:00Z", "Europe/London", "Open now, until 13:00 your time"],
  ["2026-01-13T20:00Z", "Asia/Karachi", "We open Wednesday at 9:00 your time"],
  ["2026-01-09T20:00Z", "America/Los_Angeles", "We open Sunday at 20:00 your time"],
  // Midnight there, then in the office.
  ["2026-01-13T00:00Z", "Europe/London", "We open Tuesday at 4:00 your time"],
  ["2026-01-12T19:00Z", "Europe/London", "We open Tuesday at 4:00 your time"],
  ["2026-01-14T12:00Z", "Pacific/Kiritimati", "Open now, until 3:00 your time"],
  // London's clocks change on Sunday.
  ["2026-03-27T14:00Z", "Europe/London", "We open Monday at 5:00 your time"],
  // Thursday and Friday are holidays.
  ["2026-01-14T14:00Z", "Europe/London", "We open Monday at 4:00 your time"],
  ["2026-01-15T08:00Z", "Europe/London", "We open Monday at 4:00 your time"],
])("at %s in %s, the office status is: %s", (now, timeZone, text) => {
  expect(openNow(OFFICE, timeZone, Date.parse(now))).toBe(text);
});

test.each([
  ["Asia/Karachi", "UTC+5"],
  ["Asia/Kathmandu", "UTC+5:45"],
  ["America/New_York", "UTC-5"],
])("an office in %s is at %s", (timeZone, text) => {
  expect(utcOffset({ ...OFFICE, timeZone }, Date.parse("2026-01-14T12:00Z"))).toBe(text);
});

test.each(["UTC", "GMT", "Etc/UTC", "Etc/GMT+5", "Atlantic/Reykjavik"])(
  "%s does not count as a visitor's time zone",
  (timeZone) => {
    const reported = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone };
    vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(reported);
    expect(visitorTimeZone()).toBeUndefined();
  },
);
