import { sample } from "../sample.ts";
import type { Opening } from "../types.ts";

export const accountant = {
  slug: "accountant",
  id: 3,
  title: "Accountant",
  location: "Islamabad, Pakistan",
  label: "Accounting",
  datePosted: sample("November 2, 2026"),
  requirements: [
    "Bachelor's degree in accounting or finance",
    "2+ years of experience",
    "Proficiency in accounting software and Excel",
  ],
} satisfies Opening;
