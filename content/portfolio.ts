import type { CallToAction, PageText } from "./types.ts";

export const portfolioPage = {
  title: "Portfolio",
  description:
    "Projects by MHS: a nonprofit platform, an IT services site, an environmental consultancy site and a security services platform.",
  heading: "Each problem, its\u00a0own\u00a0software",
  intro: "What each project was for, who uses it and when it counted as done. Screens are redrawn as illustrations.",
} satisfies PageText;

export const portfolioCta = {
  heading: "Work with us on the next one",
  text: "Send us a paragraph about the process that costs you the most time.",
  label: "Get Started",
  to: "/contact-us",
} satisfies CallToAction;
