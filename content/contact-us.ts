import { contactFields } from "./contact-fields.ts";
import type { CallToAction, ContactFieldDefinition, PageText } from "./types.ts";

export const contactPage = {
  title: "Contact Us",
  description:
    "Write to MHS about a website, an app, a portal or an online shop, by form, email or phone, or visit us in Islamabad.",
  heading: "Contact MHS",
  intro:
    "What should work better in your business? Your\u00a0message\u00a0is\u00a0read by those who would do the\u00a0work.",
} satisfies PageText;

export const formHeading = "Send Us a Message";

const fields = Object.values<ContactFieldDefinition>(contactFields);
const requiredNote = fields.every(({ required }) => required)
  ? "All fields are required"
  : "All fields are required unless marked optional";

const intro = `${requiredNote}. A few plain sentences are enough: what you do now, and what should change.`;

/** Text beside the button. */
const privacy = {
  text: "We use your message to answer you, and do not add you to a mailing list.",
  label: "How we handle your message",
  to: "/privacy-policy#contact-form",
} satisfies Pick<CallToAction, "text" | "label" | "to">;

/** Texts before the email address. */
export const byEmail = {
  afterSending: "To add something, write to",
  afterFailure: "What you typed is kept here. You can also write to",
};

export const formTexts = { heading: formHeading, intro, privacy, byEmail };

export const mapHeading = {
  heading: "Our office in Islamabad",
  text: "Please arrange a time first, so that the right person is\u00a0in.",
  /** Note below the map. */
  note: "Map: OpenStreetMap",
};

export const officeNews = { label: "Meetings in Dubai", to: "/news/mhs-dubai-office" } satisfies Pick<
  CallToAction,
  "label" | "to"
>;

export const whatHappensNext = {
  heading: "What happens after you write",
  link: { label: "Answers on cost and code", to: "/services#what-will-it-cost" },
  steps: [
    {
      title: "We read it",
      description:
        "We read messages on working days, in Islamabad time. One sent on a weekend or a public holiday waits until we are back.",
    },
    {
      title: "We answer by email",
      description:
        "You get our questions, or a proposed time for a call in hours that suit both sides. If we are not the right company, we say so.",
    },
    {
      title: "We write down a first plan",
      description:
        "After the call you receive a short summary: the problem as we understood it, a sensible first step and what an estimate would depend on.",
    },
  ],
};

export const contactCta = {
  heading: "One of our projects may be close to yours",
  text: "The portfolio says what each one is for, and how we knew it was finished.",
  label: "See the portfolio",
  to: "/portfolio",
} satisfies CallToAction;
