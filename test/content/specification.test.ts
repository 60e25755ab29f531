import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sitePages } from "#app/discovery/site-pages.ts";
import { THRESHOLD_PX } from "#app/shell/back-to-top.tsx";
import { aboutReasons, mission, story, values, vision } from "#content/about-us.ts";
import { blogsCta } from "#content/blogs/index.ts";
import { noJobs, reasonsToJoin } from "#content/careers/index.ts";
import { contactFields } from "#content/contact-fields.ts";
import { formHeading } from "#content/contact-us.ts";
import { certifications, reasons } from "#content/home.ts";
import { privacy } from "#content/legal/privacy.ts";
import { terms } from "#content/legal/terms.ts";
import { notFoundPage } from "#content/not-found.ts";
import { servicesPage } from "#content/services/index.ts";
import { copyrightYear, mainNavigation, servicesNavigation, socialNavigation } from "#content/site.ts";
import { allEntries } from "#test/published.ts";
import { redirects } from "./redirects.ts";

// Checks the content that docs/specification.md fixes. No other test depends on real content. A change starts in the
// specification, and then updates this file.

const { jobs, projects, team } = allEntries;
const developerCard = readFileSync("app/shell/developer-credit.css", "utf8");
/** Follows redirects, so that renamed and removed pages count. */
const paths = [...sitePages(allEntries).map(({ path }) => path), ...redirects.map(({ from }) => from)];
const SERVICES = ["web-development", "mobile-app-development", "portal-management-systems", "e-commerce-solutions"];
const FIXED_PATHS = [
  ...["/", "/services", "/portfolio", "/about-us", "/contact-us", "/blogs", "/careers"],
  ...["/terms-of-services", "/privacy-policy"],
  ...[...SERVICES, "software-consultancy", "custom-solutions"].map((slug) => `/services/${slug}`),
  ...["web-development-future", "mobile-app-trends-2024", "custom-software-for-startups"].map(
    (slug) => `/blogs/${slug}`,
  ),
  ...["mhs-ecommerce-partnership", "ai-powered-portal-system", "mhs-dubai-office"].map((slug) => `/news/${slug}`),
];
const titles = (list: { title: string }[]) => list.map(({ title }) => title);

const RULES: [section: number, rule: string, found: unknown, fixed: unknown][] = [
  [2, "the pages", paths, expect.arrayContaining(FIXED_PATHS)],
  [
    2,
    "the main navigation",
    mainNavigation.map(({ name, path }) => `${name} ${path}`),
    [
      ...["Home /", "Services /services", "Portfolio /portfolio", "About /about-us", "Contact /contact-us"],
      ...["Blogs /blogs", "Career /careers"],
    ],
  ],
  [
    2,
    "the services in the footer",
    servicesNavigation.map(({ path }) => path),
    SERVICES.map((slug) => `/services/${slug}`),
  ],
  [2, "three social links", socialNavigation.length, 3],
  [2, "the banner of the services", servicesPage.heading, "Our Services"],
  [
    2,
    "the reasons on the home page",
    titles(reasons),
    [
      ...["Easy to reach", "Agile methodology", "Customized solutions", "Worldwide services", "24/7 support"],
      "Innovative technology",
    ],
  ],
  [
    2,
    "the reasons on the about page",
    titles(aboutReasons),
    ["Proven Track Record", "Expert Team", "Competitive Pricing", "Client-Centric Approach"],
  ],
  [
    2,
    "mission, vision, values and story",
    [mission.title, vision.title, ...titles(values), story.heading],
    ["Mission", "Vision", "Innovation", "Integrity", "Client Satisfaction", "Excellence", "Our Story"],
  ],
  [2, "the heading of the contact form", formHeading, "Send Us a Message"],
  [2, "the button below the articles", blogsCta.label, "Contact Us Today"],
  [2, "why work with us", titles(reasonsToJoin), ["Growth Opportunities", "Innovative Culture", "Work-Life Balance"]],
  [2, "the text without jobs", noJobs, "No Openings available right now"],
  [
    2,
    "the texts of the not-found page",
    [notFoundPage.heading, notFoundPage.intro],
    ["Oops! Page Not Found", "The page you are looking for doesn't exist or has been moved."],
  ],
  [
    3,
    "the four projects",
    projects.map(({ slug }) => slug),
    expect.arrayContaining([
      ...["nonprofit-platform", "it-services-startup-site", "environmental-consultancy-site"],
      "security-services-platform",
    ]),
  ],
  [3, "at least three team members", Math.min(team.length, 3), 3],
  [3, "six sections each of terms and privacy", [terms.sections.length, privacy.sections.length], [6, 6]],
  ...(
    [
      [3, "Accountant", "Islamabad, Pakistan", "Accounting", 3],
      [4, "Full Stack Developer", "Islamabad", "Software Development", 6],
    ] as const
  ).map(([id, title, location, label, requirements]): [number, string, unknown, unknown] => [
    3,
    `the job ${title} with id ${id}`,
    jobs.filter((job) => job.id === id).map((job) => ({ ...job, requirements: job.requirements.length })),
    [expect.objectContaining({ id, title, location, label, requirements })],
  ]),
  [
    5,
    "the fields of the contact form",
    Object.entries(contactFields).map(([name, { required }]) => [name, required]),
    ["name", "email", "subject", "message"].map((name) => [name, true]),
  ],
  [9, "three logos of certifications", certifications.logos.length, 3],
  [9, "the copyright year in the footer", copyrightYear, 2024],
  [9, "the height in px from which the page shows the link to its top", THRESHOLD_PX, 300],
  [9, "the delays of the developer's card", developerCard.match(/\b[37]00ms\b/g), ["300ms", "700ms", "700ms"]],
];

test.for(RULES)("docs/specification.md, section %i, fixes %s", ([section, rule, found, fixed]) => {
  const advice = `docs/specification.md, section ${section}, fixes ${rule}: the owner changes it there and here first`;
  expect(found, advice).toEqual(fixed);
});
