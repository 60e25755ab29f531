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
    alt: "Month end of a nonprofit platform: bank lines matched to gifts and their receipts, and the button Close November",
    dark: true,
  },
  liveUrl: sample("https://nonprofit-platform.example.com"),
  codeUrl: "",
} satisfies Project;
