import type { CallToAction, Feature, PageText } from "./types.ts";

export const aboutPage = {
  title: "About Us",
  description:
    "MHS is a software services company in Islamabad. Read how we work, what we value and who answers for the result.",
  heading: "About MHS",
  intro:
    "We are a software services company in Islamabad. We build websites, apps and business systems for clients around the world.",
} satisfies PageText;

export const mission = {
  title: "Mission",
  text: "To build software that does its daily job for the business that paid for it, and to leave it in a state that other developers can read, run and change without us.",
};

export const vision = {
  title: "Vision",
  text: "That a company in Dubai, London or New York can hand a difficult system to a team in Islamabad and expect the same care as from people down the hall.",
};

export const valuesHeading = "Values";

export const values = [
  {
    icon: "bulb",
    title: "Innovation",
    description:
      "We try a new tool in a throwaway prototype first, and bring it into client work when it makes the product simpler to use or cheaper to run. When an older tool does the job better, we choose that one.",
  },
  {
    icon: "scale",
    title: "Integrity",
    description:
      "Estimates are written down together with what they leave out. When something slips, you hear it from us first, with the options and what each would cost.",
  },
  {
    icon: "mood-smile",
    title: "Client Satisfaction",
    description:
      "A feature is done when the people it was made for have completed their own task with it. You see working software throughout the project, early enough to change your mind.",
  },
  {
    icon: "shield-check",
    title: "Excellence",
    description:
      "A second person reviews the code, and screens are tested on the phones and connections their users really have. Whatever we would otherwise check by hand gets an automated test.",
  },
] satisfies Feature[];

export const story = {
  heading: "Our Story",
  /** Steps of the star's construction, with their drawings in app/patterns/construction.svg. */
  steps: [
    { drawing: "step-1", title: "Octagons", description: "Edge to edge; the gaps are squares." },
    { drawing: "step-2", title: "Midpoints", description: "One on each edge." },
    { drawing: "step-3", title: "Rays", description: "Two from each point, at one angle." },
  ] as const,
  /** The last step. One ray is off until the visitor corrects it. */
  oneAngle: {
    title: "One angle",
    description:
      "Each ray ends where it meets the next. If one is off, every repeat carries the error on and adds to it.",
  },
  paragraphs: [
    "Some of the walls, doors and window screens of our region’s old mosques, shrines and forts are covered in girih, the Persian word for knot: stars and crosses woven from straight lines. They look endlessly complicated. They are drawn with a compass and a ruler from a few rules, and the rules leave no room for carelessness. If one angle is slightly off, the error travels with every repeat until two lines that should meet miss each other.",
    "Software behaves the same way. A customer record that is almost right in the first week is copied into invoices, reports and exports until nobody knows which figure to believe. So we take our time over the small decisions at the start: what an order is, who may change it, what happens when two people do so at once. Building goes faster afterwards because those answers hold.",
    "MHS does this work from Islamabad. A project begins with the people who will use the result. We ask to see the spreadsheet, the inbox and the paper form, because they show what the business really does. Then we write down what the first version includes, what it leaves out and what it costs. Only after that do we design and build, in small steps that the client can try.",
    "Working for companies in other countries has taught us to write things down. A decision made on a call is noted where the developer who needs it will look, and a stranger can follow our handover. Clients should stay with us because the work is good, never because leaving would be hard.",
    "Our logo is the simplest of those stars: two squares, one turned by forty-five degrees. The pattern behind the pages of this site grows from the same few rules. We keep it in view as a reminder of the standard: plain parts, joined exactly, over and over.",
  ],
};

export const aboutReasonsHeading = {
  heading: "Reasons you can check",
  intro:
    "Every software company says it is good. Here is where to look on this site, or what to ask us for, before you believe it.",
};

/** Link beside the heading. */
export const papersLink = { label: "See an estimate and a report", to: "/services#papers" };

export const aboutReasons = [
  {
    icon: "clipboard-check",
    title: "Proven Track Record",
    description:
      "The portfolio shows work for a nonprofit, an IT services startup, an environmental consultancy and a security company. Ask about any of it, and we will explain the choices behind it as far as the client allows.",
    link: { label: "Look at the projects", to: "/portfolio" },
  },
  {
    icon: "users",
    title: "Expert Team",
    description:
      "The people who lead engineering and design are named on this page, with links to their profiles. Talk to them about your project before you decide.",
    link: { label: "See who they are", to: "/about-us#team" },
  },
  {
    icon: "receipt",
    title: "Competitive Pricing",
    description:
      "An office in Islamabad costs less to run than one in London or New York. Our estimates are written and priced part by part, so you can compare them line by line or take a part out.",
    link: { label: "Read what it costs", to: "/services#what-will-it-cost" },
  },
  {
    icon: "user-check",
    title: "Client-Centric Approach",
    description:
      "The people who will use the system join the first talks and try each part as it is built. You can take the result to any other team.",
    link: { label: "Read who owns the code", to: "/services#who-owns-the-code-and-the-accounts" },
  },
] satisfies (Feature & { link: Pick<CallToAction, "label" | "to"> })[];

export const timeZonesHeading = {
  heading: "One office day, many time zones",
  intro:
    "Here is how much of the working day we share with five cities. What needs no call, we write down, so that it can be read at any hour.",
};

export const aboutCta = {
  heading: "What do your people still do by hand?",
  text: "One paragraph about it is enough to begin a conversation.",
  label: "Contact us",
  to: "/contact-us",
} satisfies CallToAction;
