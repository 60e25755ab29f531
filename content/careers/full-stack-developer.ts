import { sample } from "#content/sample.ts";
import type { Job } from "#content/types.ts";

export default {
  slug: "full-stack-developer",
  id: 4,
  title: "Full Stack Developer",
  location: "Islamabad",
  label: "Software Development",
  datePosted: sample("2026-11-02"),
  about:
    "Add a few sentences about work you did yourself: a link to code or a running product, and which parts are yours.",
  requirements: [
    "Laravel, PHP or CodeIgniter",
    "PostgreSQL or MySQL",
    "HTML/CSS/JS",
    "Tailwind and a UI kit",
    "React or Next.js",
    "Experience with scalable applications",
  ],
} satisfies Job;
