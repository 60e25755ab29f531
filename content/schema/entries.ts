import tabler from "@iconify-json/tabler/icons.json" with { type: "json" };
import { closestMatch } from "leven";
import * as simpleIcons from "simple-icons";
import * as v from "valibot";
import { picture } from "./picture.ts";
import { anyText, day, description, draft, httpsUrl, internalPath, list, pathBelow, text, title } from "./text.ts";

const TABLER = Object.keys(tabler.icons) as (keyof typeof tabler.icons)[];
const BRANDS = Object.values(simpleIcons).map(({ slug }) => slug);

/** A name in https://tabler.io/icons. */
export const icon = v.picklist(TABLER, ({ input, received }) => {
  return `${received} is not a name in Tabler's set. ${similar(input, TABLER)}`;
});

/** The place in lists, counted from 1. */
const order = v.pipe(v.number(), v.integer(), v.minValue(1, "counts from 1."));

/** Also used for reasons, steps of a process, and features of the company's reach. */
export const feature = v.strictObject({ icon, title: anyText, description: anyText });

const technology = v.strictObject({
  name: anyText,
  /** Its name in https://simpleicons.org/: "react". */
  icon: v.pipe(
    v.string(),
    v.check(
      (name) => BRANDS.includes(name),
      ({ input, received }) => `${received} is not a name in Simple Icons. ${similar(input, BRANDS)}`,
    ),
  ),
  description: anyText,
});

export const callToAction = v.strictObject({ heading: anyText, text: anyText, label: anyText, to: internalPath });

/** In content/services/<slug>.ts. */
export const service = v.strictObject({
  draft,
  /** The file name: "web-development". */
  slug: anyText,
  order,
  icon,
  title,
  /** One sentence for cards and the meta description. */
  description,
  /** "/services/" and the slug: "/services/web-development". */
  url: pathBelow("/services/"),
  detail: v.strictObject({
    /** The h1. */
    title: anyText,
    /** Lead paragraph, two to four sentences. */
    description: anyText,
    /** Eight fill the rows. */
    features: list(feature, { min: 6, max: 12 }),
    process: list(feature, { min: 5, max: 6 }),
    /** A multiple of three fills the rows. */
    technologies: list(technology, { min: 8, max: 15 }),
    /** Slugs of projects: ["nonprofit-platform"]. May be empty. */
    relatedProjects: v.array(anyText),
    call: callToAction,
  }),
});

/** In content/projects/<slug>.ts. */
export const project = v.strictObject({
  draft,
  /** The file name: "nonprofit-platform". */
  slug: anyText,
  order,
  title: anyText,
  /** One or two sentences: its purpose, and what people do with it. */
  description: anyText,
  /** The end of the sentence "Done when ...": what had to work for the project to be worth its cost. */
  hadToWork: anyText,
  image: picture("projects"),
  /** The address of the live site, with https://. If omitted, the card is no link. */
  liveUrl: v.optional(httpsUrl),
  /** Empty, because the code of client work is private. */
  codeUrl: v.literal(""),
});

/** In content/team/<name>.ts. */
export const teamMember = v.strictObject({
  draft,
  order,
  name: text({ min: 2, max: 80 }),
  position: anyText,
  image: picture("portraits"),
  /** Required: the address of the LinkedIn profile, with https://. */
  linkedin: httpsUrl,
  twitter: v.optional(httpsUrl),
  github: v.optional(httpsUrl),
});

/** Google reads the country of a job by its name (developers.google.com/search/docs/appearance/structured-data). */
const COUNTRY_NAMES = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const COUNTRIES = new Set(LETTERS.flatMap((one) => LETTERS.map((other) => COUNTRY_NAMES.of(one + other))));

function isPlace(location: string): boolean {
  const [city = "", country, ...more] = location.split(", ");
  if (more.length > 0 || /,|\b(remote|anywhere|worldwide|home)\b/i.test(city)) return false;
  return country === undefined ? !COUNTRIES.has(city) : COUNTRIES.has(country);
}

const openingFields = v.strictObject({
  draft,
  /** The file name: "accountant". */
  slug: anyText,
  /** A whole number that no other opening has or ever had. */
  id: v.pipe(v.number(), v.integer("is not a whole number.")),
  /** Job title. */
  title: text({ min: 3, max: 40 }),
  /** City, or city and country: "Lahore", "Dubai, United Arab Emirates". Structured data names both. */
  location: v.pipe(
    text({ min: 3, max: 40 }),
    v.check(
      isPlace,
      ({ received }) =>
        `${received} must be a city, or a city and the English name of its country: "Dubai, United Arab Emirates". ` +
        "Who may work from elsewhere stands in `workplace`.",
    ),
  ),
  /** One requirement each: "2+ years of experience". */
  requirements: list(anyText, { min: 1, max: 12 }),
  /** What to send with the resume. If omitted, the page shows the sentence from content/careers/index.ts. */
  about: v.optional(anyText),
  /** What the owner has decided, in words: "Full time, permanent", "In the office, two days from home". */
  contract: v.optional(anyText),
  workplace: v.optional(anyText),
  /** With currency and period: "150,000 to 200,000 rupees a month". */
  salary: v.optional(anyText),
  /** Field of work: "Accounting". */
  label: anyText,
  /** The day the opening goes online: "2024-03-14". */
  datePosted: day,
  /** Last day for applications. If omitted, the opening stays open. */
  closes: v.optional(day),
});

/** In content/careers/<slug>.ts. Title and location are also in the description of its page. */
export const opening = v.pipe(
  openingFields,
  v.forward(
    v.partialCheck(
      [["datePosted"], ["closes"]],
      ({ datePosted, closes = datePosted }) => datePosted <= closes,
      "is before datePosted.",
    ),
    ["closes"],
  ),
);

export type IconName = v.InferOutput<typeof icon>;
export type Feature = v.InferOutput<typeof feature>;
export type CallToAction = v.InferOutput<typeof callToAction>;
export type ServiceEntry = v.InferOutput<typeof service>;
export type Project = v.InferOutput<typeof project>;
export type TeamMember = v.InferOutput<typeof teamMember>;
export type Opening = v.InferOutput<typeof opening>;

function similar(name: unknown, names: string[]): string {
  return `Did you mean "${closestMatch(String(name), names)}"?`;
}
