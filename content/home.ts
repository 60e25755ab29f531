import { whatHappensNext } from "./contact-us.ts";
import { sample } from "./sample.ts";
import type { CallToAction, Certification, Feature, PageText, Picture } from "./types.ts";

export const homePage = {
  title: "Home",
  description:
    "MHS in Islamabad designs, builds and looks after websites, mobile apps, portals and online shops for companies worldwide.",
  heading: "Innovative software solutions for a\u00a0digital world",
  intro: "From Islamabad, we design, build and maintain websites, apps and systems that your own staff can run.",
  /** Promises below the buttons. */
  promises: [{ label: "Written estimate, part by part", to: "/services#papers" }, "Code and accounts in your name"],
} satisfies PageText & { promises: (string | { label: string; to: string })[] };

export const certifications = {
  heading: "Certificates",
  intro: sample("Sample certificate, to be replaced. It covers three areas."),
  /** Note that the certificate is a sample. Empty it once the certificate and its marks are real. */
  note: sample("This is a sample: number, date, signatures and marks are placeholders."),
  logos: [
    { name: sample("Quality management"), mark: "quality" },
    { name: sample("Information security"), mark: "security" },
    { name: sample("Software delivery"), mark: "delivery" },
  ] satisfies Certification[],
  certificate: sample({
    kind: "certificates",
    name: "company-certificate",
    alt: "Sample of the company certificate: three marks and two signature lines in a border of stars, and SAMPLE across it",
  } satisfies Picture),
};

export const servicesSection = {
  heading: "How we help a business run better",
};

export const reachSection = {
  heading: "From Islamabad to wherever you are",
  intro: "We plan calls for the hours that your day shares with ours, and write down the rest.",
};

export const reachFeatures = [
  {
    icon: "clock",
    title: "Hours that overlap",
    description:
      "Our morning is Sydney’s afternoon; our afternoon is London’s morning. We take New York calls in our evening.",
  },
  {
    icon: "messages",
    title: "Everything in English",
    description: "Calls, tickets, code comments and the handover notes, so any team you hire later can read them.",
  },
  {
    icon: "server",
    title: "Served near your visitors",
    description: "We host close to your visitors, so your pages load quickly wherever they are.",
  },
] satisfies Feature[];

export const reasonsSection = {
  heading: "Why companies choose us",
  link: { label: "Answers on cost and code", to: "/services#what-will-it-cost" },
};

export const reasons = [
  {
    icon: "phone",
    title: "Easy to reach",
    description:
      "You have one lead, with a name, a phone number and an email address. On working days, a person answers.",
  },
  {
    icon: "refresh",
    title: "Agile methodology",
    description:
      "Work comes in two-week steps. Each ends with software you can open and a list of what is done and what is not.",
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
      "Your support agreement says what we monitor, up to 24 hours a day, and who gets the alert. The rest is answered in office hours.",
  },
  {
    icon: "bulb",
    title: "Innovative technology",
    description:
      "We adopt a tool when it shortens the work or the load time, and once it has a steady record of releases.",
  },
] satisfies Feature[];

export const projectsSection = {
  heading: "Recent work",
  intro: "A nonprofit, an IT startup and an environmental consultancy. The screens are redrawn as illustrations.",
};

export const postsSection = {
  heading: "From our notebook",
  intro: "What we have learned on the job, for the next team with the same problem.",
};

export const homeCta = {
  heading: "Tell us what should work better by this time next year",
  label: "Get Started",
  to: "/contact-us",
} satisfies Omit<CallToAction, "text">;

/** What happens after the visitor has written. */
export const nextSteps = whatHappensNext.steps.map(({ title }) => title);
