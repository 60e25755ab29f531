import { sample } from "./sample.ts";
import type { DeveloperCredit, NavItem, SocialItem } from "./types.ts";

/** Company facts. sample() marks values that are not in the specification. */

export const companyName = "MHS";

/** Registered name, for the terms and structured data. */
export const legalName = sample("MHS (Private) Limited");

/** Scheme and host without a trailing slash, for canonical URLs. */
export const siteOrigin = sample("https://mhs.example.com");

/** Year in the footer, fixed by the specification, section 9. */
export const copyrightYear = 2024;

export const companyLine = "Software services from Islamabad, for companies anywhere.";

/** Office hours, Monday to Friday, in whole hours. Texts that describe them name this constant or no hour. */
export const officeHours = {
  timeZone: "Asia/Karachi",
  opens: sample(9),
  closes: sample(18),
  /** Holidays: "2027-03-23". On these days, the site says when the office opens again. */
  closedDays: [] as `${number}-${number}-${number}`[],
};

/** Includes the country code. */
const phone = sample("+92 51 000 0000");

const address = {
  street: sample("Office 12, Street 40, G-10/4"),
  city: "Islamabad",
  postalCode: sample("44000"),
  country: "Pakistan",
  /** ISO 3166-1 alpha-2. */
  countryCode: "PK",
  /** Map marker, in degrees (WGS 84). */
  latitude: sample(33.6775),
  longitude: sample(73.0155),
};

export const contact = {
  email: sample("hello@mhs.example.com"),
  careersEmail: sample("careers@mhs.example.com"),
  phone,
  /** RFC 3966. */
  phoneUrl: `tel:${phone.replaceAll(/[^+\d]/g, "")}`,
  address: {
    ...address,
    lines: [address.street, `${address.city} ${address.postalCode}, ${address.country}`],
  },
  days: "Monday\u00a0to\u00a0Friday",
  hours: `${officeHours.opens}:00\u00a0to\u00a0${officeHours.closes}:00 in\u00a0${address.city}`,
};

/** Contact in /.well-known/security.txt (RFC 9116). */
export const security = {
  email: sample("security@mhs.example.com"),
};

export const mainNavigation = [
  { name: "Home", path: "/" },
  { name: "Services", path: "/services" },
  { name: "Portfolio", path: "/portfolio" },
  { name: "About", path: "/about-us" },
  { name: "Contact", path: "/contact-us" },
  { name: "Blogs", path: "/blogs" },
  { name: "Career", path: "/careers" },
] satisfies NavItem[];

/** The specification, section 2, requires four links. */
export const servicesNavigation = [
  { name: "Web Development", path: "/services/web-development" },
  { name: "Mobile App Development", path: "/services/mobile-app-development" },
  { name: "Portal Management Systems", path: "/services/portal-management-systems" },
  { name: "E-Commerce Solutions", path: "/services/e-commerce-solutions" },
] satisfies NavItem[];

export const legalNavigation = [
  { name: "Terms of Services", path: "/terms-of-services" },
  { name: "Privacy Policy", path: "/privacy-policy" },
] satisfies NavItem[];

export const socialNavigation = [
  { name: "LinkedIn", path: sample("https://linkedin.example.com/company/mhs"), icon: "brand-linkedin" },
  { name: "Upwork", path: sample("https://upwork.example.com/agencies/mhs"), icon: "brand-upwork" },
  { name: "Fiverr", path: sample("https://fiverr.example.com/mhs"), icon: "brand-fiverr" },
] satisfies SocialItem[];

export const developerCredit = {
  name: sample("Danish Mirza"),
  title: sample("Full-stack developer"),
  photo: sample({
    kind: "portraits",
    name: "developer",
    alt: "Illustrated portrait of the developer of this site in front of an eight-point star",
  }),
  profiles: [
    { name: "GitHub", path: sample("https://github.example.com/danish-mirza"), icon: "brand-github" },
    { name: "LinkedIn", path: sample("https://linkedin.example.com/in/danish-mirza"), icon: "brand-linkedin" },
    { name: "Website", path: sample("https://danish-mirza.example.com"), icon: "world" },
  ],
} satisfies DeveloperCredit;

export const newsletter = {
  heading: "The notebook by email, soon",
  /** Text before the link to the RSS feed. */
  text: "Not available yet. Until then, follow the",
};
