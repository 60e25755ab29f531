import * as v from "valibot";
import { callToAction, feature, icon } from "./entries.ts";
import { picture } from "./picture.ts";
import { anyText, day, description, httpsUrl, internalPath, list, title } from "./text.ts";

/** The text at the head of a page. */
const pageText = v.strictObject({ title, description, heading: anyText, intro: anyText });

const legalPage = v.strictObject({
  ...pageText.entries,
  /** Day of the last change: "2024-03-14". */
  updated: day,
  contactLabel: anyText,
  sections: v.array(
    v.strictObject({
      /** With its number: "1. What this site is". */
      title: anyText,
      /** Paragraphs of plain text. */
      content: v.array(anyText),
    }),
  ),
});

const navItem = v.strictObject({ name: anyText, path: internalPath });

const socialItem = v.strictObject({
  name: anyText,
  path: httpsUrl,
  icon,
});

const developerCredit = v.strictObject({
  name: anyText,
  title: anyText,
  photo: picture("portraits"),
  profiles: list(socialItem, { min: 2, max: 6 }),
});

const contactField = v.strictObject({
  kind: v.picklist(["line", "email", "text"]),
  label: anyText,
  limit: v.pipe(v.number(), v.integer("must be a whole number."), v.minValue(1, "must be 1 or more.")),
  required: v.boolean(),
});

const contactFieldWords = v.strictObject({
  /** What messages and the privacy policy call it: "email address". */
  noun: anyText,
  /** The error message when the field is empty but required, or is not text. */
  prompt: anyText,
});

const value = v.strictObject({ title: anyText, description: anyText });

const certification = v.strictObject({ name: anyText, mark: v.picklist(["quality", "security", "delivery"]) });

const intro = v.strictObject({ heading: anyText, intro: anyText });
const link = v.strictObject({ label: anyText, to: internalPath });
const head = v.strictObject({ title, description });

/** What each module exports that is not an entry, by its path in content/. */
export const PAGES = {
  "about-us.ts": v.strictObject({
    aboutPage: pageText,
    mission: v.strictObject({ title: anyText, text: anyText }),
    vision: v.strictObject({ title: anyText, text: anyText }),
    values: v.array(value),
    story: v.strictObject({
      heading: anyText,
      steps: v.array(v.strictObject({ title: anyText, description: anyText })),
      paragraphs: v.array(anyText),
    }),
    aboutReasonsHeading: intro,
    aboutReasons: v.array(feature),
    reachHeading: intro,
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
    reasonsToJoin: v.array(feature),
    noOpenings: anyText,
    openingTexts: v.record(anyText, anyText),
    closedOpening: v.strictObject({ description: anyText, intro: anyText, heading: anyText, text: anyText }),
    application: v.strictObject({ heading: anyText, text: anyText, about: anyText }),
    careersCall: callToAction,
    careersHeadings: v.strictObject({ reasons: anyText, openings: anyText }),
  }),
  "contact-fields.ts": v.strictObject({
    contactFields: v.record(
      // The name becomes a member of the message, an id in the page and a column of the local admin API.
      v.pipe(v.string(), v.regex(/^[a-z]+(_[a-z]+)*$/, "must have a name of lowercase letters and underscores.")),
      contactField,
    ),
    contactFieldWords: v.record(v.string(), contactFieldWords),
  }),
  "contact-us.ts": v.strictObject({
    contactPage: pageText,
    formHeading: anyText,
    formIntro: anyText,
    byEmail: v.strictObject({ afterSending: anyText, afterFailure: anyText }),
    mapHeading: v.strictObject({ heading: anyText, text: anyText }),
    officeNews: link,
    whatHappensNext: v.strictObject({ heading: anyText, steps: v.array(value) }),
    contactCall: callToAction,
  }),
  "home.ts": v.strictObject({
    homePage: pageText,
    heroLinks: v.strictObject({ primary: link, secondary: link }),
    certifications: v.strictObject({
      ...intro.entries,
      button: anyText,
      dialogTitle: anyText,
      close: anyText,
      larger: anyText,
      whole: anyText,
      logos: v.array(certification),
      certificate: picture("certificates"),
    }),
    servicesSection: v.strictObject({ heading: anyText, link }),
    reachSection: intro,
    reachFeatures: v.array(feature),
    reasonsSection: intro,
    reasons: v.array(feature),
    projectsSection: v.strictObject({ ...intro.entries, link }),
    postsSection: v.strictObject({ ...intro.entries, link }),
    homeCall: callToAction,
  }),
  "legal/privacy.ts": v.strictObject({
    privacy: legalPage,
    keptMessages: v.strictObject({ section: anyText, text: anyText }),
  }),
  "legal/terms.ts": v.strictObject({ terms: legalPage }),
  "news/index.ts": v.strictObject({ newsSection: intro }),
  "not-found.ts": v.strictObject({
    notFoundPage: pageText,
    didYouMean: anyText,
    goBackHome: anyText,
    articleLoading: anyText,
    articleAnnounced: anyText,
    allArticles: link,
    unknownArticle: head,
    announcedArticle: head,
  }),
  "portfolio.ts": v.strictObject({ portfolioPage: pageText, portfolioCall: callToAction }),
  "search.ts": v.strictObject({ otherWords: v.record(internalPath, anyText) }),
  "services/index.ts": v.strictObject({
    servicesPage: pageText,
    servicesMore: anyText,
    serviceSections: v.strictObject({ features: anyText, process: anyText, technologies: anyText, projects: anyText }),
    servicesCall: callToAction,
  }),
  "site.ts": v.strictObject({
    companyName: anyText,
    siteOrigin: httpsUrl,
    copyrightYear: v.number(),
    companyLine: anyText,
    contact: v.strictObject({
      email: v.pipe(anyText, v.email("is not an email address.")),
      careersEmail: v.pipe(anyText, v.email("is not an email address.")),
      phone: v.strictObject({
        text: anyText,
        dial: v.pipe(anyText, v.regex(/^\+\d+$/, "must be a plus sign and digits.")),
      }),
      address: v.strictObject({
        lines: v.array(anyText),
        city: anyText,
        country: anyText,
        countryCode: v.pipe(anyText, v.length(2, "must have two letters (ISO 3166-1).")),
      }),
      hours: anyText,
    }),
    security: v.strictObject({
      email: anyText,
      expires: v.pipe(anyText, v.isoTimestamp("is not a time like 2027-10-31T00:00:00Z.")),
    }),
    office: v.strictObject({ latitude: v.number(), longitude: v.number(), mapWidth: v.number() }),
    mainNavigation: v.array(navItem),
    servicesNavigation: v.array(navItem),
    legalNavigation: v.array(navItem),
    socialNavigation: v.array(socialItem),
    developerCredit,
    newsletter: v.strictObject({ heading: anyText, text: anyText, placeholder: anyText, button: anyText }),
  }),
  "team/index.ts": v.strictObject({ teamHeading: intro }),
};

export type ContactFieldEntry = v.InferOutput<typeof contactField>;
export type ContactFieldWords = v.InferOutput<typeof contactFieldWords>;
export type PageText = v.InferOutput<typeof pageText>;
export type LegalPage = v.InferOutput<typeof legalPage>;
export type NavItem = v.InferOutput<typeof navItem>;
export type SocialItem = v.InferOutput<typeof socialItem>;
export type DeveloperCredit = v.InferOutput<typeof developerCredit>;
export type Value = v.InferOutput<typeof value>;
export type Certification = v.InferOutput<typeof certification>;
