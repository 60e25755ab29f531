import * as v from "valibot";
import { ICONS } from "#content/icons.ts";
import { picture, projectPicture } from "./picture.ts";
import { day, httpsUrl, internalPath, list, pathBelow, text } from "./text.ts";

const icon = v.picklist(ICONS, ({ input }) => `content/icons.ts has no icon "${input}".`);

/** Position in lists, counted from 1. */
const order = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A feature, reason or process step. */
const feature = v.strictObject({ icon, title: text, description: text });

const technology = v.strictObject({
  name: text,
  /** Slug in https://simpleicons.org/: "react". */
  icon: text,
  description: text,
});

const callToAction = v.strictObject({ heading: text, text: text, label: text, to: internalPath });

/** A service, in content/services/<slug>.ts. */
export const service = v.strictObject({
  /** The file name: "web-development". */
  slug: text,
  order,
  icon,
  /** Name of an SVG in app/patterns/services/: "web-development". If omitted, lists show the icon instead. */
  drawing: v.optional(text),
  title: text,
  /** One sentence for cards and the meta description. */
  description: text,
  /** "/services/" and the slug: "/services/web-development". */
  url: pathBelow("/services/"),
  detail: v.strictObject({
    /** Heading of the page. */
    title: text,
    /** Lead paragraph, two to four sentences. */
    description: text,
    /** Eight features fill the rows. */
    features: list(feature),
    process: list(feature),
    /** A multiple of three fills the rows. */
    technologies: list(technology),
    /** Slugs of projects: ["nonprofit-platform"]. May be empty. */
    relatedProjects: v.array(text),
    cta: callToAction,
  }),
});

/** A project, in content/projects/<slug>.ts. */
export const project = v.strictObject({
  /** The file name: "nonprofit-platform". */
  slug: text,
  order,
  title: text,
  /** Purpose and use, in one or two sentences. */
  description: text,
  /** Success criteria that complete the sentence "Done when ...". */
  successCriteria: text,
  image: projectPicture,
  /** URL of the live site. If omitted, the card is not a link. */
  liveUrl: v.optional(httpsUrl),
  /** Empty, because the code of client work is private. */
  codeUrl: v.literal(""),
});

/** A team member, in content/team/<name>.ts. */
export const teamMember = v.strictObject({
  order,
  name: text,
  position: text,
  image: picture("portraits"),
  /** URL of the LinkedIn profile. Required. */
  linkedin: httpsUrl,
  twitter: v.optional(httpsUrl),
  github: v.optional(httpsUrl),
});

const jobFields = v.strictObject({
  /** The file name: "accountant". */
  slug: text,
  /** Integer that no other job has or ever had. */
  id: v.pipe(v.number(), v.integer()),
  title: text,
  /** "City" or "City, Country": "Lahore", "Dubai, United Arab Emirates". The default country is Pakistan. */
  location: v.pipe(text, v.regex(/^[^,]+(, [^,]+)?$/, 'Write "City" or "City, Country"')),
  /** One requirement each: "2+ years of experience". */
  requirements: list(text),
  /** Things to send with the resume. If omitted, the page shows the sentence from content/careers/index.ts. */
  about: v.optional(text),
  /** Free text, such as "Full time, permanent" or "In the office, two days from home". */
  contract: v.optional(text),
  workplace: v.optional(text),
  /** Includes currency and period: "150,000 to 200,000 rupees a month". */
  salary: v.optional(text),
  /** Field of work: "Accounting". */
  label: text,
  /** The day the job goes online: "2024-03-14". */
  datePosted: day,
  /** Last day for applications. If omitted, the job stays open. */
  closes: v.optional(day),
});

/** A job, in content/careers/<slug>.ts. The meta description of its page contains title and location. */
export const job = v.pipe(
  jobFields,
  v.forward(
    v.partialCheck(
      [["datePosted"], ["closes"]],
      ({ datePosted, closes = datePosted }) => datePosted <= closes,
      "must not be before datePosted.",
    ),
    ["closes"],
  ),
);

export type Feature = v.InferOutput<typeof feature>;
export type CallToAction = v.InferOutput<typeof callToAction>;
export type ServiceEntry = v.InferOutput<typeof service>;
export type Project = v.InferOutput<typeof project>;
export type TeamMember = v.InferOutput<typeof teamMember>;
export type Job = v.InferOutput<typeof job>;
