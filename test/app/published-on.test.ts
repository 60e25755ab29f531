import { expect, test } from "vitest";
import { type Entries, publishedOn } from "#app/entries/entries.ts";
import { companyDay } from "#app/lib/dates.ts";

const LAST_MOMENT = companyDay(new Date("2027-03-02T18:59:59.999Z"));
const MIDNIGHT_IN_PAKISTAN = companyDay(new Date("2027-03-02T19:00:00Z"));
const MIDNIGHT_UTC = companyDay(new Date("2027-03-03T00:00:00Z"));
const DAY_AFTER = companyDay(new Date("2027-03-04T12:00:00Z"));

const entries = {
  articles: [{ date: "2027-03-03" }, { date: "2024-03-01" }],
  openings: [{ closes: "2027-03-02" }, {}],
  services: ["a service"],
} as unknown as Entries;

test("articles appear on their date and openings close after their last day, in Pakistan", () => {
  expect(publishedOn(entries, LAST_MOMENT)).toEqual({ ...entries, articles: [{ date: "2024-03-01" }] });
  for (const day of [MIDNIGHT_IN_PAKISTAN, MIDNIGHT_UTC, DAY_AFTER]) {
    expect(publishedOn(entries, day)).toEqual({ ...entries, openings: [{}] });
  }
});

test("an opening without a closing day never closes", () => {
  expect(publishedOn(entries, "2999-12-31").openings).toEqual([{}]);
});
