import type { CallToAction, PageText, ServiceEntry } from "../types.ts";
import { customSolutions } from "./custom-solutions.ts";
import { eCommerceSolutions } from "./e-commerce-solutions.ts";
import { mobileAppDevelopment } from "./mobile-app-development.ts";
import { portalManagementSystems } from "./portal-management-systems.ts";
import { softwareConsultancy } from "./software-consultancy.ts";
import { webDevelopment } from "./web-development.ts";

export const servicesPage: PageText = {
  title: "Services",
  description:
    "Web, mobile, portals, consultancy, e-commerce and custom software: what each MHS service covers, how it runs and what it is built with.",
  heading: "Our Services",
  intro: "Each page says what you get, in which steps, and with which tools.",
};

/** In display order. */
export const services: ServiceEntry[] = [
  webDevelopment,
  mobileAppDevelopment,
  portalManagementSystems,
  softwareConsultancy,
  eCommerceSolutions,
  customSolutions,
];

export function findService(slug: string): ServiceEntry | undefined {
  return services.find((service) => service.slug === slug);
}

export const servicesMore = "Features, steps and tools";

export const serviceSections = {
  features: "What you get",
  process: "How it goes, step by step",
  technologies: "Tools we use for it",
  projects: "Related work",
};

export const servicesCall: CallToAction = {
  heading: "Not sure which of these it is?",
  text: "Describe the problem in your own words and we will tell you where we would begin.",
  label: "Ask us",
  to: "/contact-us",
};
