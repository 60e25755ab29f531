import { expect, test } from "vitest";
import { companyDay, dayStart, isoDate, rfc822DayStart } from "../../app/lib/dates";

test("a date in the content means midnight in Pakistan", () => {
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

test.for([
  ["March 14, 2024", "2024-03-14"],
  ["May 1, 2026", "2026-05-01"],
  ["February 29, 2028", "2028-02-29"],
  ["December 31, 2026", "2026-12-31"],
] as const)("%s is %s", ([text, iso]) => {
  expect(isoDate(text)).toBe(iso);
});

test.for([
  "February 30, 2026",
  "February 29, 2026",
  "April 31, 2026",
  "May 0, 2026",
  "May 01, 2026",
  "may 1, 2026",
  "May 1 2026",
  "1 May 2026",
  "2026-05-01",
  "05/01/2026",
  "May 1, 2026 ",
  "May 1, 2026 10:00",
  "soon",
  "",
])('"%s" is refused', (text) => {
  expect(() => isoDate(text)).toThrow(RangeError);
});

test.for([
  // Midnight UTC is five in the morning in Pakistan.
  ["2026-11-20T23:59:59.999Z", "2026-11-21"],
  ["2026-11-21T00:00:00Z", "2026-11-21"],
  // 19:00 UTC is midnight in Pakistan, in summer and in winter.
  ["2026-11-21T18:59:59.999Z", "2026-11-21"],
  ["2026-11-21T19:00:00Z", "2026-11-22"],
  ["2026-07-01T18:59:59.999Z", "2026-07-01"],
  ["2026-07-01T19:00:00Z", "2026-07-02"],
  ["2026-12-31T19:00:00Z", "2027-01-01"],
  ["2028-02-28T19:00:00Z", "2028-02-29"],
] as const)("at %s it is %s at the company", ([moment, day]) => {
  expect(companyDay(new Date(moment))).toBe(day);
});
