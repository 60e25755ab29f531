import type { CallToAction, PageText } from "#content/types.ts";

export const servicesPage = {
  title: "Services",
  description:
    "Web, mobile, portals, consultancy, e-commerce and custom software: what each MHS service covers, how it runs and what it is built with.",
  heading: "Our Services",
  intro: "Each page says what you get, in which steps, and with which tools.",
} satisfies PageText;

export const serviceSections = {
  features: "What you get",
  process: "How it goes, step by step",
  technologies: "Tools we use for it",
  projects: "Related work",
};

export const servicesCall = {
  heading: "Not sure which of these it is?",
  text: "Describe the problem in your own words and we will tell you where we would begin.",
  label: "Ask us",
  to: "/contact-us",
} satisfies CallToAction;
