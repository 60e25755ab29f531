import { expect, test } from "vitest";
import { dayStart, rfc822DayStart } from "../../app/lib/dates";

test("a date of the content means midnight in Pakistan, for every reader of it", () => {
  for (const text of ["March 14, 2024", "January 1, 2025", "February 29, 2024", "December 31, 2026"]) {
    expect(Date.parse(rfc822DayStart(text))).toBe(Date.parse(dayStart(text)));
    const there = new Intl.DateTimeFormat("en-US", {
      timeZone: "Asia/Karachi",
      dateStyle: "long",
      timeStyle: "medium",
    });
    expect(there.format(Date.parse(dayStart(text)))).toMatch(new RegExp(`^${text}.* 12:00:00.AM$`));
  }
  expect(rfc822DayStart("March 14, 2024")).toBe("Thu, 14 Mar 2024 00:00:00 +0500");
  expect(dayStart("March 14, 2024")).toBe("2024-03-14T00:00:00+05:00");
});
