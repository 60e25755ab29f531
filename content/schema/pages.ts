import * as v from "valibot";
import { callToAction, feature, icon } from "./entries.ts";
import { picture } from "./picture.ts";
import { site } from "./site.ts";
import { anyText, day, description, internalPath, list, title } from "./text.ts";

// The texts of pages. A file of content/ that is no entry has a schema here: what it exports, and what that has.

/** The texts at the head of a page. `title` and `description` are those of search results too. */
const pageText = v.strictObject({ title, description, heading: anyText, intro: anyText });

const heading = v.strictObject({ heading: anyText });
const headingWithIntro = v.strictObject({ heading: anyText, intro: anyText });
const titled = v.strictObject({ title: anyText, description: anyText });
const statement = v.strictObject({ title: anyText, text: anyText });
const link = v.strictObject({ label: anyText, to: internalPath });
const texts = v.array(anyText);
const maybeEmpty = v.union([v.literal(""), anyText]);
const byEmail = v.strictObject({ afterSending: anyText, afterFailure: anyText });
const features = v.array(feature);

/** The end of an address, "/services#what-will-it-cost": it stays when words change. */
const id = v.pipe(
  anyText,
  v.regex(/^[a-z][a-z0-9-]*$/, ({ received }) => `${received} must be lowercase letters, digits and hyphens.`),
);

/** A text with placeholders, which the code fills in: `{email}`. */
function template(...names: string[]) {
  const unknownIn = (text: string) => text.match(/\{\w+\}/g)?.find((found) => !names.includes(found.slice(1, -1)));
  return v.pipe(
    anyText,
    v.check(
      (text) => !unknownIn(text),
      ({ input }) => `has ${unknownIn(String(input))}, which nothing fills in: is it misspelled?`,
    ),
  );
}

const legalPage = v.strictObject({
  ...pageText.entries,
  /** Day of the last change: "2024-03-14". */
  updated: day,
  contactLabel: anyText,
  sections: v.array(
    v.strictObject({
      id,
      /** With its number: "1. What this site is". */
      title: anyText,
      /** Paragraphs of plain text. */
      content: list(anyText, { min: 1, max: 20 }),
      /** One more, while contact messages may wait in a queue (docs/contact-relay.md). */
      withQueue: v.optional(anyText),
    }),
  ),
});

const contactFieldEntry = v.strictObject({
  /** `text` has several lines. */
  kind: v.picklist(["line", "email", "text"]),
  label: anyText,
  limit: v.number(),
  required: v.boolean(),
  /** What browsers may fill in: "organization". */
  autoComplete: v.optional(anyText),
  /** Two such fields stand side by side. */
  half: v.optional(v.boolean()),
});

const contactFieldWords = v.strictObject({
  /** What messages and the privacy policy call the field: "email address". */
  noun: anyText,
  /** The error message when the field is empty but required, or is not text. */
  prompt: anyText,
});

const certification = v.strictObject({ name: anyText, mark: v.picklist(["quality", "security", "delivery"]) });

/** By the file's path in content/. */
export const PAGES: Record<string, v.GenericSchema> = {
  "about-us.ts": v.strictObject({
    aboutPage: pageText,
    mission: statement,
    vision: statement,
    valuesHeading: anyText,
    values: v.array(titled),
    story: v.strictObject({ heading: anyText, steps: v.array(titled), oneAngle: titled, paragraphs: texts }),
    aboutReasonsHeading: headingWithIntro,
    aboutReasons: v.array(v.strictObject({ ...feature.entries, check: link })),
    reachHeading: headingWithIntro,
    aboutCall: callToAction,
  }),
  "blogs/index.ts": v.strictObject({
    blogsPage: pageText,
    postsHeading: anyText,
    blogsCall: callToAction,
    articleCall: callToAction,
    relatedHeading: anyText,
  }),
  "careers/index.ts": v.strictObject({
    careersPage: pageText,
    reasonsToJoin: features,
    noOpenings: anyText,
    openingTexts: v.strictObject({
      description: template("title", "label", "location"),
      intro: template("title", "label", "location"),
    }),
    application: v.strictObject({ heading: anyText, text: template("email", "about"), about: anyText }),
    careersCall: callToAction,
    careersHeadings: v.strictObject({ reasons: anyText, openings: anyText }),
  }),
  "contact-fields.ts": v.strictObject({
    contactFields: v.record(v.string(), contactFieldEntry),
    contactFieldWords: v.record(v.string(), contactFieldWords),
  }),
  "contact-us.ts": v.strictObject({
    contactPage: pageText,
    formHeading: anyText,
    byEmail,
    formTexts: v.strictObject({
      heading: anyText,
      intro: anyText,
      privacy: v.strictObject({ ...link.entries, text: anyText }),
      byEmail,
      starters: v.strictObject({
        label: anyText,
        items: v.array(v.strictObject({ label: anyText, subject: maybeEmpty, hint: anyText })),
      }),
    }),
    mapHeading: v.strictObject({ heading: anyText, text: anyText }),
    officeNews: link,
    whatHappensNext: v.strictObject({ heading: anyText, link, steps: v.array(titled) }),
    contactCall: callToAction,
  }),
  "home.ts": v.strictObject({
    homePage: pageText,
    weaveAngle: v.strictObject({ label: anyText, hint: anyText }),
    certifications: v.strictObject({
      ...headingWithIntro.entries,
      ribbon: maybeEmpty,
      note: maybeEmpty,
      logos: v.array(certification),
      certificate: picture("certificates"),
    }),
    servicesSection: heading,
    reachSection: headingWithIntro,
    reachFeatures: features,
    reasonsSection: v.strictObject({ ...headingWithIntro.entries, link }),
    reasons: features,
    projectsSection: headingWithIntro,
    postsSection: headingWithIntro,
    homeCall: callToAction,
  }),
  "legal/privacy.ts": v.strictObject({ privacy: legalPage }),
  "legal/terms.ts": v.strictObject({ terms: legalPage }),
  "news/index.ts": v.strictObject({ newsSection: headingWithIntro }),
  "not-found.ts": v.strictObject({ notFoundPage: pageText, unknownArticle: v.strictObject({ title, description }) }),
  "portfolio.ts": v.strictObject({ portfolioPage: pageText, portfolioCall: callToAction }),
  "search.ts": v.strictObject({
    searchPage: v.strictObject({ title, description }),
    otherWords: v.record(v.string(), anyText),
  }),
  "services/index.ts": v.strictObject({
    servicesPage: pageText,
    serviceSections: v.strictObject({ features: anyText, process: anyText, technologies: anyText, projects: anyText }),
    questions: v.strictObject({
      ...headingWithIntro.entries,
      items: v.array(v.strictObject({ id, ...titled.entries })),
    }),
    examplePapers: v.strictObject({
      ...headingWithIntro.entries,
      mark: anyText,
      sheets: v.array(
        v.strictObject({
          title: anyText,
          lists: v.array(v.strictObject({ heading: anyText, icon: v.optional(icon), items: texts })),
        }),
      ),
    }),
    costLink: v.strictObject({ ...link.entries, text: anyText }),
    byteBudget: v.strictObject({ ...link.entries, text: anyText }),
    servicesCall: callToAction,
  }),
  "site.ts": site,
  "team/index.ts": v.strictObject({ teamHeading: headingWithIntro }),
};

export type PageText = v.InferOutput<typeof pageText>;
export type LegalPage = v.InferOutput<typeof legalPage>;
export type ContactFieldEntry = v.InferOutput<typeof contactFieldEntry>;
export type ContactFieldWords = v.InferOutput<typeof contactFieldWords>;
export type Certification = v.InferOutput<typeof certification>;
