import type { IconName } from "#content/icons.ts";
import { sample } from "#content/sample.ts";
import type { CallToAction, PageText } from "#content/types.ts";

export const servicesPage = {
  title: "Services",
  description:
    "Web, mobile, portals, consultancy, e-commerce and custom software: what each MHS service covers, how it runs and what it is built with.",
  heading: "Our Services",
  intro: "Each service has its own page: what you get, how the work runs and which tools we use.",
} satisfies PageText;

export const serviceSections = {
  features: "What you get",
  process: "How the work runs",
  technologies: "Tools we use",
  projects: "Related work",
};

export const questions = {
  heading: "Questions to ask any company",
  intro: "Ask every company you compare. Here are our answers.",
  /** `id` is a URL fragment, which must not change even if the question does. */
  items: [
    {
      id: "who-owns-the-code-and-the-accounts",
      title: "Who owns the code and the accounts?",
      description:
        "Repositories, domains and hosting accounts are set up in your company’s name. The agreement says when the rights to the code pass to you, and lists the licenses of the parts that others wrote.",
    },
    {
      id: "what-will-it-cost",
      title: "What will it cost?",
      description:
        "That depends on the scope. After our first call you get a plan; the estimate then prices each part separately and says what is still uncertain. You have it in writing before anything is built.",
    },
    {
      id: "what-does-an-estimate-bind-you-to",
      title: "How binding is an estimate?",
      description: "It states how long its prices hold, and becomes binding when both sides sign an agreement.",
    },
    {
      id: "who-answers-after-launch",
      title: "Who answers after launch?",
      description: "The same named lead. How soon you hear back is part of the support agreement.",
    },
    {
      id: "what-is-signed-for-confidentiality",
      title: "Will you sign an NDA?",
      description: `${sample("Yes: yours, or a draft of ours, before you show us anything internal.")} We agree on a safe way to pass on passwords and personal data.`,
    },
    {
      id: "what-if-we-leave",
      title: "What happens if we leave?",
      description:
        "With a handover: the code, the accounts, the reasons behind choices that seem odd, and instructions a stranger can follow.",
    },
  ],
};

/** Invented example documents. Visitors can uncheck the items of a list without an icon. */
export const examplePapers = {
  heading: "What you get on paper",
  intro:
    "This is how we write an estimate, a report every two weeks and handover notes. Uncheck a part of the estimate to leave it out.",
  mark: "Example",
  sheets: [
    {
      title: "Estimate, part by part",
      lists: [
        {
          heading: "Each part has its own price",
          items: ["Booking page in two languages", "Calendar for the staff", "Reminders by email", "Payment by card"],
        },
        {
          heading: "Left out",
          icon: "minus",
          items: [
            "Text messages, which are billed per message",
            "Importing old bookings: the last one ends within a month",
          ],
        },
      ],
    },
    {
      title: "Report every two weeks",
      lists: [
        {
          heading: "Done",
          icon: "check",
          items: ["A visitor can book a free slot", "The confirmation arrives by email", "Staff can block out a day"],
        },
        {
          heading: "Not done",
          icon: "x",
          items: ["Rescheduling: how late is too late?", "Urdu page: waiting for the pricing text"],
        },
      ],
    },
    {
      title: "Handover notes",
      lists: [
        {
          heading: "Where things are",
          icon: "folder",
          items: [
            "Code: in your repository",
            "Hosting and domain: in your accounts",
            "Backups: nightly; one test restore done",
          ],
        },
        {
          heading: "Why it works this way",
          icon: "bulb",
          items: ["Booking closes overnight while the calendar is backed up"],
        },
      ],
    },
  ] satisfies { title: string; lists: { heading: string; icon?: IconName; items: string[] }[] }[],
};

/** Link to the question about costs, beside the introduction of each service and below the question itself. */
export const costLink = {
  text: "Each part has its own price, in writing, before anything is built.",
  label: "How a price is made",
  to: "/services#what-will-it-cost",
};

export const byteBudget = {
  text: "What a page may weigh on slow 4G is in our notebook:",
  label: "A byte budget, worked out",
  to: "/blogs/web-development-future#a-byte-budget-worked-out",
};

export const servicesCta = {
  heading: "Not sure which one you need?",
  text: "Describe the problem in your own words and we will tell you where we would begin.",
  label: "Get Started",
  to: "/contact-us",
} satisfies CallToAction;
