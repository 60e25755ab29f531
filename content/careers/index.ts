import type { CallToAction, Feature, PageText, Starters } from "#content/types.ts";

export const careersPage = {
  title: "Careers",
  description:
    "Job openings at MHS in Islamabad, what working on client software here is like, and how to apply by email.",
  heading: "Careers at MHS",
  intro: "What working with us is like, which roles are open, and how to apply for one.",
} satisfies PageText;

export const reasonsToJoin = [
  {
    icon: "trending-up",
    title: "Growth Opportunities",
    description:
      "In a small team you see a project through from the first estimate to the support request after launch. You take on the next larger piece when the last one went well, with a senior colleague reviewing your work.",
  },
  {
    icon: "bulb",
    title: "Innovative Culture",
    description:
      "If one of our tools or habits wastes your time, propose a better one. You try it on something small during working hours, show the team what came of it, and we decide with the result in front of us.",
  },
  {
    icon: "coffee",
    title: "Work-Life Balance",
    description:
      "The working day follows Islamabad time. Calls with the US East Coast fall in our evening, so they are planned ahead and you start later on those days.",
  },
] satisfies Feature[];

/** Text without jobs, fixed by the specification, section 2. */
export const noJobs = "No Openings available right now";

/** Placeholders: `{title}`, `{label}`, `{location}`. */
export const jobTexts = {
  description: "{title} at MHS in {location}: what the position asks for and how to apply by email.",
  intro: "{label}, {location}. Apply by email.",
};

/** `{about}` stands for the job's own sentence, or for the default here. */
export const application = {
  heading: "How to apply",
  steps: [
    "Email your resume to {email} with the job title in the subject line.",
    "{about} Please leave out your photo, date of birth and ID number.",
    "Someone who would work with you reads it. If it fits the role, we write back to arrange a conversation, by video or in Islamabad.",
  ],
  about:
    "Add a few sentences about work you did yourself: for a developer, a link to code or a running product and which parts are yours; for an accountant, the software you have kept books in.",
};

export const careersCta = {
  heading: "Ask about a role that is not listed",
  text: "Tell us what you do and what you would like to do here.",
  label: "Write to us",
  to: "/contact-us",
} satisfies CallToAction;

/** Instead of the starters about projects. */
export const careersStarters: Starters = {
  label: "Which work?",
  items: [
    { label: "Engineering", subject: "Work in engineering" },
    { label: "Design", subject: "Work in design" },
    { label: "Office and accounts", subject: "Work in the office" },
    { label: "Something else", subject: "Work at MHS" },
  ],
};

export const careersHeadings = {
  reasons: "Why work with us",
  jobs: "Current openings",
};
