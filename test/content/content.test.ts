import { expect, test } from "vitest";
import { aboutReasons, values } from "#content/about-us.ts";
import { noOpenings, reasonsToJoin } from "#content/careers/index.ts";
import { certifications, reasons } from "#content/home.ts";
import { privacy } from "#content/legal/privacy.ts";
import { terms } from "#content/legal/terms.ts";
import { copyrightYear, mainNavigation, servicesNavigation, socialNavigation } from "#content/site.ts";
import { readValidEntries } from "#scripts/content/read-content.ts";

// What the specification fixes in the content. Paths: test/worker/pages.test.ts.

const { openings, projects, team } = await readValidEntries();

test("lists have the specified lengths", () => {
  const lists = [reasons, aboutReasons, values, reasonsToJoin, terms.sections, privacy.sections];
  expect(lists.map((list) => list.length)).toEqual([6, 4, 4, 3, 6, 6]);
  expect([certifications.logos, servicesNavigation, socialNavigation].map((list) => list.length)).toEqual([3, 4, 3]);
  expect(team.length).toBeGreaterThanOrEqual(3);
  expect(copyrightYear).toBe(2024);
  expect(noOpenings).toBe("No Openings available right now");
});

test("navigation and projects are as specified", () => {
  expect(mainNavigation.map(({ name, path }) => `${name} ${path}`)).toEqual([
    "Home /",
    "Services /services",
    "Portfolio /portfolio",
    "About /about-us",
    "Contact /contact-us",
    "Blogs /blogs",
    "Career /careers",
  ]);
  expect(projects.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining([
      "nonprofit-platform",
      "it-services-startup-site",
      "environmental-consultancy-site",
      "security-services-platform",
    ]),
  );
});

test("openings have the specified ids and numbers of requirements", () => {
  const found = openings.map(({ id, title, location, label, requirements }) => {
    return [id, title, location, label, requirements.length];
  });
  expect(found).toContainEqual([3, "Accountant", "Islamabad, Pakistan", "Accounting", 3]);
  expect(found).toContainEqual([4, "Full Stack Developer", "Islamabad", "Software Development", 6]);
});
