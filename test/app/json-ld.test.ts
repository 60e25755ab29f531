import { expect, test } from "vitest";
import { jobPostingLd } from "#app/discovery/json-ld.server.ts";
import { fixtures } from "#test/fixtures/entries.ts";

const job = {
  ...fixtures.job,
  label: "Support",
  location: "Islamabad, Pakistan",
  requirements: ["Linux & shell", "Answers in <2 hours>"],
};

test("a job's description is HTML with escaped requirements", () => {
  expect(jobPostingLd(job)).toHaveProperty(
    "description",
    "<p>Support, Islamabad, Pakistan</p><ul><li>Linux &amp; shell</li><li>Answers in &lt;2 hours&gt;</li></ul>",
  );
});

test("validThrough is the end of the day in Pakistan", () => {
  const posting = jobPostingLd({ ...job, closes: "2024-04-30" });
  expect(posting).toHaveProperty("validThrough", "2024-04-30T23:59:59+05:00");
});

test.for([
  ["Islamabad, Pakistan", "Islamabad", "Pakistan"],
  ["Lahore", "Lahore", "PK"],
  ["Dubai, United Arab Emirates", "Dubai", "United Arab Emirates"],
] as const)("a job in %s has its city and country as location", ([location, addressLocality, addressCountry]) => {
  expect(jobPostingLd({ ...job, location }).jobLocation).toEqual({
    "@type": "Place",
    address: { "@type": "PostalAddress", addressLocality, addressCountry },
  });
});
