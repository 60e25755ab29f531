import { expect, test } from "vitest";
import { openingLd } from "#app/discovery/json-ld.ts";
import { invented } from "#test/invented-entries.ts";

const opening = {
  ...invented.opening,
  label: "Support",
  location: "Islamabad, Pakistan",
  requirements: ["Linux & shell", "Answers in <2 hours>"],
};

test("a job's description is HTML with escaped requirements", () => {
  expect(openingLd(opening)).toHaveProperty(
    "description",
    "<p>Support, Islamabad, Pakistan</p><ul><li>Linux &amp; shell</li><li>Answers in &lt;2 hours&gt;</li></ul>",
  );
});

test("validThrough is the end of the day in Pakistan", () => {
  const job = openingLd({ ...opening, closes: "2024-04-30" });
  expect(job).toHaveProperty("validThrough", "2024-04-30T23:59:59+05:00");
});

test.for([
  ["Islamabad, Pakistan", "Islamabad", "Pakistan"],
  ["Lahore", "Lahore", "PK"],
  ["Dubai, United Arab Emirates", "Dubai", "United Arab Emirates"],
] as const)("a job in %s has that place", ([location, addressLocality, addressCountry]) => {
  expect(openingLd({ ...opening, location }).jobLocation).toEqual({
    "@type": "Place",
    address: { "@type": "PostalAddress", addressLocality, addressCountry },
  });
});
