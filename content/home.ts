import { sample } from "./sample.ts";
import type { CallToAction, Certification, PageText, Picture, ReachFeature, Reason } from "./types.ts";

export const homePage: PageText = {
  title: "Home",
  description:
    "MHS in Islamabad designs, builds and looks after websites, mobile apps, portals and online shops for companies worldwide.",
  heading: "Innovative software solutions for a digital world",
  intro:
    "We design, build and look after web, mobile and business systems, drawn as carefully as the star patterns of our city, and handed over so that your own people can run them.",
};

export const heroLinks = {
  primary: { label: "Get Started", to: "/contact-us" },
  secondary: { label: "See our work", to: "/portfolio" },
};

export const certifications = {
  heading: "A certified company",
  intro: "How we work is written down and checked against it.",
  button: "View Certification",
  dialogTitle: "Company certificate",
  close: "Close",
  logos: [
    { name: sample("Quality management"), mark: "quality" },
    { name: sample("Information security"), mark: "security" },
    { name: sample("Software delivery"), mark: "delivery" },
  ] satisfies Certification[],
  certificate: {
    kind: "certificates",
    name: "company-certificate",
    alt: "Sample of the company certificate: a document with a star pattern border, three marks, two signature lines and the word SAMPLE across it",
  } satisfies Picture,
};

export const servicesSection = {
  heading: "Six ways we help a business run better",
  link: { label: "See all Services", to: "/services" },
};

export const reachSection = {
  heading: "From Islamabad to wherever you are",
  intro:
    "UTC+5 puts our working day between Singapore's and London's, which leaves shared hours with most of the world.",
};

export const reachFeatures: ReachFeature[] = [
  {
    icon: "clock",
    title: "Hours that overlap",
    description:
      "Our afternoon is the morning in London and Dubai's midday. New York gets its first hours, Sydney its last.",
  },
  {
    icon: "language",
    title: "Everything in English",
    description: "Calls, tickets, code comments and the handover notes, so any team you hire later can read them.",
  },
  {
    icon: "server",
    title: "Served near your visitors",
    description:
      "We deploy to networks with locations on every continent, so Lagos and Lahore get the same first paint.",
  },
];

export const reasonsSection = {
  heading: "Why companies choose us",
  intro: "Six reasons, each of which you can check within the first two weeks.",
};

export const reasons: Reason[] = [
  {
    icon: "phone",
    title: "Easy to reach",
    description:
      "One named lead with a phone number and an address. A message on a working day is answered by a person.",
  },
  {
    icon: "refresh",
    title: "Agile methodology",
    description:
      "Two-week steps, each ending with software you can open and a list of what it did and did not get done.",
  },
  {
    icon: "puzzle",
    title: "Customized solutions",
    description:
      "We learn how the work is done today before drawing screens, and build for that instead of a template.",
  },
  {
    icon: "world",
    title: "Worldwide services",
    description:
      "Remote from the first call: decisions in writing, recorded demos, and no meeting that needs a flight.",
  },
  {
    icon: "headset",
    title: "24/7 support",
    description:
      "Live systems are watched around the clock, and someone who knows yours is on call for what can't wait.",
  },
  {
    icon: "bulb",
    title: "Innovative technology",
    description:
      "New tools when they shorten the work or the load time, chosen to be maintained for the next five years.",
  },
];

export const projectsSection = {
  heading: "Recent work",
  intro: "Each began as a process that somebody kept alive by hand.",
  link: { label: "See all Projects", to: "/portfolio" },
};

export const postsSection = {
  heading: "From our notebook",
  intro: "What we learned on the job, written down for the next team that meets the same problem.",
  link: { label: "See all Posts", to: "/blogs" },
};

export const homeCall: CallToAction = {
  heading: "Tell us what should work better by this time next year",
  text: "A few sentences are enough to begin. We read every message ourselves.",
  label: "Get Started",
  to: "/contact-us",
};
