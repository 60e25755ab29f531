import { sample } from "#content/sample.ts";
import type { CallToAction, IconName, PageText } from "#content/types.ts";

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

export const questions = {
  heading: "What you ask every company",
  intro: "Questions that belong in any comparison of offers, with our answers.",
  /** `id` is the end of a question's address and stays when the question is reworded. */
  items: [
    {
      id: "who-owns-the-code-and-the-accounts",
      title: "Who owns the code and the accounts?",
      description: `Repositories, domains and hosting accounts are set up in your company’s name. ${sample("The rights to the code pass to you with each paid invoice.")}`,
    },
    {
      id: "what-does-an-estimate-bind-you-to",
      title: "What does an estimate bind you to?",
      description: `It prices each part and lists what it leaves out, so you can take a part out. ${sample("The prices hold for 30 days and change only when you agree in writing.")}`,
    },
    {
      id: "what-will-it-cost",
      title: "What will it cost?",
      description: `That depends on the parts, and the first plan says on what. ${sample("A first version usually costs between 8,000 and 40,000 US dollars.")}`,
    },
    {
      id: "who-answers-after-launch",
      title: "Who answers after launch?",
      description: `The same named lead. ${sample("You get a first answer within one working day.")} Under a support agreement, an alert from a live system reaches an engineer around the clock.`,
    },
    {
      id: "what-is-signed-for-confidentiality",
      title: "What is signed for confidentiality?",
      description: `${sample("We sign your non-disclosure agreement, or send you ours, before you show us anything internal.")} We agree on a safe way to pass on passwords and personal data.`,
    },
    {
      id: "what-if-we-leave",
      title: "What happens if we leave?",
      description:
        "With a handover: the code, the accounts, the reasons behind choices that seem odd, and instructions a stranger can follow. All of it is in English, so any team can go on.",
    },
  ],
};

/** Of no client. Lines of a list without an icon can be taken out. */
export const examplePapers = {
  heading: "What you get on paper",
  intro:
    "How we write an estimate, the list after two weeks, and the notes at the end. Take a line out of the estimate.",
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
          items: ["Text messages, which are charged one by one", "Old bookings, which end within a month"],
        },
      ],
    },
    {
      title: "Two weeks, done and not done",
      lists: [
        {
          heading: "Done",
          icon: "check",
          items: ["A visitor books a free hour", "The confirmation arrives by email", "The staff close a day"],
        },
        {
          heading: "Not done",
          icon: "x",
          items: ["Moving a booking: how late may that be?", "The page in Urdu: the text on prices is missing"],
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
            "Backups: each night, restored once as a trial",
          ],
        },
        {
          heading: "Why it is so",
          icon: "bulb",
          items: ["Bookings close at night, because the calendar is copied then"],
        },
      ],
    },
  ] satisfies { title: string; lists: { heading: string; icon?: IconName; items: string[] }[] }[],
};

/** Beside the introduction of each service, below the question that it links to. */
export const costLink = {
  text: "Our answer, beside others that belong in any comparison of offers.",
  label: "Read the answer",
  to: "/services#what-will-it-cost",
};

export const byteBudget = {
  text: "What a page may weigh on slow 4G is in our notebook:",
  label: "A byte budget, worked out",
  to: "/blogs/web-development-future#a-byte-budget-worked-out",
};

export const servicesCall = {
  heading: "Not sure which of these it is?",
  text: "Describe the problem in your own words and we will tell you where we would begin.",
  label: "Ask us",
  to: "/contact-us",
} satisfies CallToAction;
