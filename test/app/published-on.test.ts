import { expect, test } from "vitest";
import { type Entries, publishedOn } from "#app/entries/entries.ts";

const entries = {
  articles: [{ date: "2027-03-03" }, { date: "2024-03-01" }],
  openings: [{ closes: "2027-03-02" }, {}],
  services: ["a service"],
} as unknown as Entries;

test("articles appear on their date, and openings close after their last day", () => {
  expect(publishedOn(entries, "2027-03-02")).toEqual({ ...entries, articles: [{ date: "2024-03-01" }] });
  for (const day of ["2027-03-03", "2999-12-31"]) {
    expect(publishedOn(entries, day)).toEqual({ ...entries, openings: [{}] });
  }
});
