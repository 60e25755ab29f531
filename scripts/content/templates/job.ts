import type { Opening } from "#content/types.ts";

export default {
  draft: true,
  slug: "SLUG",
  id: 0,
  title: "TITLE",
  location: "TODO: a city, or city and country",
  label: "TODO: the field of work",
  datePosted: "DAY",
  // closes: "the last day for applications, 2026-12-31",
  // about: "TODO: what to send with the resume",
  // contract: "TODO: full time, permanent",
  // workplace: "TODO: in the office, two days from home",
  // salary: "TODO: 150,000 to 200,000 rupees a month",
  requirements: ["TODO: one of them", "TODO: another"],
} satisfies Opening;
