import { expect, test } from "vitest";
import { type Entries, publishedOn, sortEntries } from "#app/entries/entries.ts";
import { dayStart, longDate, rfc822DayStart, todayInPakistan } from "#app/lib/dates.ts";

test.for([
  ["2024-03-14", "March 14, 2024"],
  ["2024-02-29", "February 29, 2024"],
  ["2026-12-31", "December 31, 2026"],
] as const)("%s is displayed as %s and starts at midnight in Pakistan", ([day, text]) => {
  expect(longDate(day)).toBe(text);
  expect(Date.parse(rfc822DayStart(day))).toBe(Date.parse(dayStart(day)));
  const there = new Intl.DateTimeFormat("en-US", { timeZone: "Asia/Karachi", dateStyle: "long", timeStyle: "medium" });
  expect(there.format(Date.parse(dayStart(day)))).toMatch(new RegExp(`^${text}.* 12:00:00.AM$`));
});

test("publication times have the formats of structured data and RSS", () => {
  expect(rfc822DayStart("2024-03-14")).toBe("Thu, 14 Mar 2024 00:00:00 +0500");
  expect(dayStart("2024-03-14")).toBe("2024-03-14T00:00:00+05:00");
});

test.for([
  // Midnight UTC is 05:00 in Pakistan.
  ["2026-11-21T00:00:00Z", "2026-11-21"],
  // 19:00 UTC is midnight in Pakistan all year.
  ["2026-11-21T18:59:59.999Z", "2026-11-21"],
  ["2026-11-21T19:00:00Z", "2026-11-22"],
  ["2026-12-31T19:00:00Z", "2027-01-01"],
  ["2028-02-28T19:00:01Z", "2028-02-29"],
] as const)("at %s, today in Pakistan is %s", ([moment, day]) => {
  expect(todayInPakistan(new Date(moment))).toBe(day);
});

const entries = {
  articles: [{ date: "2027-03-03" }, { date: "2024-03-01" }],
  jobs: [
    { datePosted: "2024-03-01", closes: "2027-03-02" },
    { datePosted: "2024-03-01" },
    { datePosted: "2027-03-03", closes: "2027-03-03" },
  ],
  services: ["a service"],
  projects: [],
  team: [],
} as unknown as Entries;

test("articles and jobs appear on their date, and jobs close after their last day", () => {
  const { articles, jobs } = entries;
  expect(publishedOn(entries, "2027-03-02")).toEqual({
    ...entries,
    articles: articles.slice(1),
    jobs: jobs.slice(0, 2),
  });
  expect(publishedOn(entries, "2027-03-03")).toEqual({ ...entries, jobs: jobs.slice(1) });
  expect(publishedOn(entries, "2999-12-31")).toEqual({ ...entries, jobs: jobs.slice(1, 2) });
});

test("articles and jobs are newest first, and services, projects and team members are sorted by `order`", () => {
  const last = { order: 2, date: "2024-03-01", datePosted: "2024-03-01" };
  const first = { order: 1, date: "2027-03-02", datePosted: "2027-03-02" };
  for (const list of Object.values(sortEntries(() => [last, first] as never))) expect(list[0]).toMatchObject(first);
});
