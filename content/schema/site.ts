import * as v from "valibot";
import { icon } from "./entries.ts";
import { picture } from "./picture.ts";
import { anyText, daysAhead, httpsUrl, internalPath, list, YEAR } from "./text.ts";

const hour = v.pipe(v.number(), v.integer("is not a whole hour."), v.minValue(0), v.maxValue(24));

const email = v.pipe(
  v.custom<`${string}@${string}.${string}`>((value) => typeof value === "string", "must be a text."),
  v.rfcEmail(({ received }) => `${received} is not an email address.`),
);

const navItem = v.strictObject({ name: anyText, path: internalPath });

const socialItem = v.strictObject({ name: anyText, path: httpsUrl, icon });

const developerCredit = v.strictObject({
  name: anyText,
  title: anyText,
  photo: picture("portraits"),
  profiles: v.array(socialItem),
});

/** What content/site.ts exports. */
const exports = v.strictObject({
  companyName: anyText,
  legalName: anyText,
  siteOrigin: v.pipe(
    httpsUrl,
    v.check(
      (url) => URL.parse(url)?.origin === url,
      ({ received }) => `${received} must be https:// and a host, without a slash at the end.`,
    ),
  ),
  copyrightYear: v.number(),
  companyLine: anyText,
  officeHours: v.strictObject({ timeZone: anyText, opens: hour, closes: hour }),
  contact: v.strictObject({
    email,
    careersEmail: email,
    phone: v.pipe(
      v.string(),
      // What is dialed is made of it.
      v.regex(/^\+[\d -]+\d$/, ({ received }) => `${received} must be a number such as "+92 51 000 0000".`),
    ),
    address: v.strictObject({
      lines: list(anyText, { min: 1, max: 4 }),
      city: anyText,
      countryCode: v.pipe(v.string(), v.length(2)),
    }),
    hours: anyText,
  }),
  office: v.strictObject({
    postalCode: anyText,
    latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  }),
  security: v.strictObject({
    email,
    expires: v.pipe(
      v.string(),
      v.isoTimestamp(({ received }) => `${received} must be written like "2027-10-31T00:00:00Z".`),
      v.check((time) => daysAhead(time) < YEAR, "is more than a year ahead."),
      v.check((time) => daysAhead(time) > 0, "is past: renew it."),
    ),
  }),
  mainNavigation: v.array(navItem),
  servicesNavigation: v.array(navItem),
  legalNavigation: v.array(navItem),
  socialNavigation: v.array(socialItem),
  developerCredit,
  newsletter: v.strictObject({ heading: anyText, text: anyText }),
});

export const site = v.pipe(
  exports,
  v.forward(
    v.partialCheck(
      [["contact", "address"], ["office"]],
      ({ contact: { address }, office }) =>
        [address.city, office.postalCode].every((part) => address.lines.join().includes(part)),
      "must have contact.address.city and office.postalCode: change all three, and the map.",
    ),
    ["contact", "address", "lines"],
  ),
);

export type NavItem = v.InferOutput<typeof navItem>;
export type SocialItem = v.InferOutput<typeof socialItem>;
export type DeveloperCredit = v.InferOutput<typeof developerCredit>;
