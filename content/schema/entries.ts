import type tabler from "@iconify-json/tabler/icons.json";
import * as v from "valibot";
import { picture } from "./picture.ts";
import { day, httpsUrl, internalPath, list, pathBelow, text } from "./text.ts";

/** A name in https://tabler.io/icons. scripts/content/check.ts looks it up in every field of this name. */
const icon = v.custom<keyof typeof tabler.icons>((name) => typeof name === "string");

/** The place in lists, counted from 1. */
const order = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Also used for reasons, steps of a process, and features of the company's reach. */
const feature = v.strictObject({ icon, title: text, description: text });

const technology = v.strictObject({
  name: text,
  /** Its name in https://simpleicons.org/: "react". */
  icon: text,
  description: text,
});

const callToAction = v.strictObject({ heading: text, text: text, label: text, to: internalPath });

/** In app/patterns/services/<name>.svg; app/patterns/service-drawing.tsx imports each of them. */
const serviceDrawing = v.picklist([
  "custom-solutions",
  "e-commerce-solutions",
  "mobile-app-development",
  "portal-management-systems",
  "software-consultancy",
  "web-development",
]);

/** In content/services/<slug>.ts. */
export const service = v.strictObject({
  /** The file name: "web-development". */
  slug: text,
  order,
  icon,
  /** If omitted, lists show the icon instead. */
  drawing: v.optional(serviceDrawing),
  title: text,
  /** One sentence for cards and the meta description. */
  description: text,
  /** "/services/" and the slug: "/services/web-development". */
  url: pathBelow("/services/"),
  detail: v.strictObject({
    /** The h1. */
    title: text,
    /** Lead paragraph, two to four sentences. */
    description: text,
    /** Eight fill the rows. */
    features: list(feature),
    process: list(feature),
    /** A multiple of three fills the rows. */
    technologies: list(technology),
    /** Slugs of projects: ["nonprofit-platform"]. May be empty. */
    relatedProjects: v.array(text),
    call: callToAction,
  }),
});

/** In content/projects/<slug>.ts. */
export const project = v.strictObject({
  /** The file name: "nonprofit-platform". */
  slug: text,
  order,
  title: text,
  /** One or two sentences: its purpose, and what people do with it. */
  description: text,
  /** The end of the sentence "Done when ...": what had to work for the project to be worth its cost. */
  successCriteria: text,
  image: picture("projects"),
  /** The address of the live site, with https://. If omitted, the card is no link. */
  liveUrl: v.optional(httpsUrl),
  /** Empty, because the code of client work is private. */
  codeUrl: v.literal(""),
});

/** In content/team/<name>.ts. */
export const teamMember = v.strictObject({
  order,
  name: text,
  position: text,
  image: picture("portraits"),
  /** Required: the address of the LinkedIn profile, with https://. */
  linkedin: httpsUrl,
  twitter: v.optional(httpsUrl),
  github: v.optional(httpsUrl),
});

const openingFields = v.strictObject({
  /** The file name: "accountant". */
  slug: text,
  /** A whole number that no other job has or ever had. */
  id: v.pipe(v.number(), v.integer()),
  /** Job title. */
  title: text,
  /** City, or city and country: "Lahore", "Dubai, United Arab Emirates". Structured data names both. */
  location: text,
  /** One requirement each: "2+ years of experience". */
  requirements: list(text),
  /** What to send with the resume. If omitted, the page shows the sentence from content/careers/index.ts. */
  about: v.optional(text),
  /** What the owner has decided, in words: "Full time, permanent", "In the office, two days from home". */
  contract: v.optional(text),
  workplace: v.optional(text),
  /** With currency and period: "150,000 to 200,000 rupees a month". */
  salary: v.optional(text),
  /** Field of work: "Accounting". */
  label: text,
  /** The day the job goes online: "2024-03-14". */
  datePosted: day,
  /** Last day for applications. If omitted, the job stays open. */
  closes: v.optional(day),
});

/** In content/careers/<slug>.ts. Title and location are also in the description of its page. */
export const job = v.pipe(
  openingFields,
  v.forward(
    v.partialCheck(
      [["datePosted"], ["closes"]],
      ({ datePosted, closes = datePosted }) => datePosted <= closes,
      "must not be before datePosted.",
    ),
    ["closes"],
  ),
);

export type IconName = v.InferOutput<typeof icon>;
export type Feature = v.InferOutput<typeof feature>;
export type CallToAction = v.InferOutput<typeof callToAction>;
export type ServiceDrawingName = v.InferOutput<typeof serviceDrawing>;
export type ServiceEntry = v.InferOutput<typeof service>;
export type Project = v.InferOutput<typeof project>;
export type TeamMember = v.InferOutput<typeof teamMember>;
export type Job = v.InferOutput<typeof job>;
