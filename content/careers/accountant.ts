import { sample } from "#content/sample.ts";
import type { Job } from "#content/types.ts";

export default {
  slug: "accountant",
  id: 3,
  title: "Accountant",
  location: "Islamabad, Pakistan",
  label: "Accounting",
  datePosted: sample("2026-11-02"),
  about: "Add a few sentences about work you did yourself, and name the software you have kept books in.",
  requirements: [
    "Bachelor’s degree in accounting or finance",
    "2+ years of experience",
    "Proficiency in accounting software and Excel",
  ],
} satisfies Job;
