import { sample } from "./sample.ts";
import type { CallToAction, PageText, Project } from "./types.ts";

export const portfolioPage: PageText = {
  title: "Portfolio",
  description:
    "Four projects by MHS: a nonprofit platform, an IT services site, an environmental consultancy site and a security services platform.",
  heading: "Four projects, four kinds of work",
  intro: "What each was for and what people do in it. The screens are illustrations.",
};

export const projects: Project[] = [
  {
    slug: "nonprofit-platform",
    title: "Nonprofit Platform",
    description:
      "Programs, donations and volunteer shifts in one place. A donor sees what the gift pays for and gets a receipt by email; the team closes its month without a spreadsheet.",
    image: {
      kind: "projects",
      name: "nonprofit-platform",
      alt: "Screen of a nonprofit platform: an appeal with its progress, programs, volunteer shifts and a donation receipt",
    },
    liveUrl: sample("https://nonprofit-platform.example.com"),
    codeUrl: "",
  },
  {
    slug: "it-services-startup-site",
    title: "IT Services Startup Site",
    description:
      "A first website for a young IT services firm that had to explain three packages to buyers who are not engineers, and let the founders edit every sentence themselves.",
    image: {
      kind: "projects",
      name: "it-services-startup-site",
      alt: "Landing page of an IT services firm with a product illustration and three service packages",
    },
    liveUrl: sample("https://it-services.example.com"),
    codeUrl: "",
  },
  {
    slug: "environmental-consultancy-site",
    title: "Environmental Consultancy Site",
    description:
      "Case studies with maps and field measurements that clients and permit officers can search by region and subject, fast enough to open on a site visit with one bar of signal.",
    image: {
      kind: "projects",
      name: "environmental-consultancy-site",
      alt: "Case study page of an environmental consultancy: a river basin map with sampling points and a water quality chart",
    },
    liveUrl: sample("https://environmental-consultancy.example.com"),
    codeUrl: "",
  },
  {
    slug: "security-services-platform",
    title: "Security Services Platform",
    description:
      "Dispatch for guards on several sites: patrol checkpoints, incidents with photographs and times, and a roster that warns of an uncovered shift before the night begins.",
    image: {
      kind: "projects",
      name: "security-services-platform",
      alt: "Dispatch console of a security firm: a site plan with checkpoints, an incident timeline and the shift roster",
    },
    liveUrl: sample("https://security-services.example.com"),
    codeUrl: "",
  },
];

/** Finds a project by its slug; undefined when there is none. */
export function findProject(slug: string): Project | undefined {
  return projects.find((project) => project.slug === slug);
}

export const portfolioCall: CallToAction = {
  heading: "Work with us on the next one",
  text: "Send a paragraph about the process that costs you the most time. We answer with questions, then with a written estimate.",
  label: "Start a project",
  to: "/contact-us",
};
