import { sample } from "#content/sample.ts";
import type { Project } from "#content/types.ts";

export default {
  slug: "nonprofit-platform",
  order: 1,
  title: "Nonprofit Platform",
  description:
    "Programs, donations and volunteer shifts in one place. A donor sees what the gift pays for and gets a receipt by email.",
  successCriteria: "the team can close the month without a spreadsheet.",
  image: {
    kind: "projects",
    name: "nonprofit-platform",
    alt: "Screen of a nonprofit platform: an appeal with its progress, programs, volunteer shifts and a donation receipt",
  },
  liveUrl: sample("https://nonprofit-platform.example.com"),
  codeUrl: "",
} satisfies Project;
