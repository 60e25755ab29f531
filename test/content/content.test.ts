import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { brandIconUrl } from "../../app/lib/brand-icon";
import { isoDate } from "../../app/lib/dates";
import { PICTURE_SIZES, pictureUrl } from "../../app/lib/picture-sizes";
import { shareCardUrl } from "../../app/lib/share-card";
import { allPages } from "../../app/lib/site-pages";
import { aboutReasons, values } from "../../content/about-us";
import { posts } from "../../content/blogs";
import { noOpenings, openings, reasonsToJoin } from "../../content/careers";
import { certifications, reasons } from "../../content/home";
import { privacy } from "../../content/legal/privacy";
import { terms } from "../../content/legal/terms";
import { news } from "../../content/news";
import { projects } from "../../content/projects";
import { findService, services } from "../../content/services";
import {
  copyrightYear,
  developerCredit,
  mainNavigation,
  servicesNavigation,
  socialNavigation,
} from "../../content/site";
import { team } from "../../content/team";
import type { Picture } from "../../content/types";

/** Every module of content/, each export of it. */
const modules = import.meta.glob<Record<string, unknown>>("../../content/**/*.ts", { eager: true });

/** Every object anywhere in the content, with the file it is in. */
const objects = Object.entries(modules).flatMap(([file, exports]) => walk(exports).map((object) => ({ file, object })));

// What the specification counts is all there. Lists that editors add to may be longer; the others may not.

test("the fixed counts are the specified ones", () => {
  expect(services).toHaveLength(6);
  expect(terms.sections).toHaveLength(6);
  expect(privacy.sections).toHaveLength(6);
  expect(certifications.logos).toHaveLength(3);
  expect(servicesNavigation).toHaveLength(4);
  expect(socialNavigation).toHaveLength(3);
  expect(copyrightYear).toBe(2024);
  expect(developerCredit.profiles.length).toBeGreaterThan(1);
  expect(team.length).toBeGreaterThanOrEqual(3);
});

test("the specified services, posts, news and projects are there, under their slugs", () => {
  expect(services.map((service) => service.url)).toEqual([
    "/services/web-development",
    "/services/mobile-app-development",
    "/services/portal-management-systems",
    "/services/software-consultancy",
    "/services/e-commerce-solutions",
    "/services/custom-solutions",
  ]);
  expect(posts.map((post) => post.url)).toEqual(
    expect.arrayContaining([
      "/blogs/web-development-future",
      "/blogs/mobile-app-trends-2024",
      "/blogs/custom-software-for-startups",
    ]),
  );
  expect(news.map((article) => article.url)).toEqual(
    expect.arrayContaining([
      "/news/mhs-ecommerce-partnership",
      "/news/ai-powered-portal-system",
      "/news/mhs-dubai-office",
    ]),
  );
  expect(projects.map((project) => project.slug)).toEqual(
    expect.arrayContaining([
      "nonprofit-platform",
      "it-services-startup-site",
      "environmental-consultancy-site",
      "security-services-platform",
    ]),
  );
  for (const service of services) expect(findService(service.slug)).toBe(service);
});

test("slugs are different from each other and safe in an address", () => {
  for (const slugs of [services.map(({ slug }) => slug), projects.map(({ slug }) => slug)]) {
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
  const urls = [...posts, ...news].map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
  for (const url of urls) expect(url).toMatch(/^\/(blogs|news)\/[a-z0-9]+(-[a-z0-9]+)*$/);
});

test("the navigation is the specified one", () => {
  expect(mainNavigation.map(({ name, path }) => [name, path])).toEqual([
    ["Home", "/"],
    ["Services", "/services"],
    ["Portfolio", "/portfolio"],
    ["About", "/about-us"],
    ["Contact", "/contact-us"],
    ["Blogs", "/blogs"],
    ["Career", "/careers"],
  ]);
});

test("both lists of reasons and the values are the specified ones", () => {
  const titles = (list: { title: string }[]) => list.map(({ title }) => title.toLowerCase());
  expect(titles(reasons)).toEqual([
    "easy to reach",
    "agile methodology",
    "customized solutions",
    "worldwide services",
    "24/7 support",
    "innovative technology",
  ]);
  expect(titles(aboutReasons)).toEqual([
    "proven track record",
    "expert team",
    "competitive pricing",
    "client-centric approach",
  ]);
  expect(titles(values)).toEqual(["innovation", "integrity", "client satisfaction", "excellence"]);
  expect(titles(reasonsToJoin)).toEqual(["growth opportunities", "innovative culture", "work-life balance"]);
  expect(noOpenings).toBe("No Openings available right now");
});

test("the two specified openings have exactly the stated requirements", () => {
  const specified = openings.map(({ id, title, location, label, requirements }) => ({
    id,
    title,
    location,
    label,
    requirements,
  }));
  expect(specified).toEqual(
    expect.arrayContaining([
      {
        id: 3,
        title: "Accountant",
        location: "Islamabad, Pakistan",
        label: "Accounting",
        requirements: [
          "Bachelor's degree in accounting or finance",
          "2+ years of experience",
          "Proficiency in accounting software and Excel",
        ],
      },
      {
        id: 4,
        title: "Full Stack Developer",
        location: "Islamabad",
        label: "Software Development",
        requirements: [
          "Laravel, PHP or CodeIgniter",
          "PostgreSQL or MySQL",
          "HTML/CSS/JS",
          "Tailwind and a UI kit",
          "React or Next.js",
          "Experience with scalable applications",
        ],
      },
    ]),
  );
  expect(new Set(openings.map(({ id }) => id)).size).toBe(openings.length);
});

test.for(services.map((service) => [service.slug, service] as const))(
  "the service %s has the features, steps and technologies of a whole page",
  ([, { detail }]) => {
    expect(detail.features.length).toBeGreaterThanOrEqual(6);
    expect([5, 6]).toContain(detail.process.length);
    expect(detail.technologies.length).toBeGreaterThanOrEqual(8);
    for (const technology of detail.technologies) {
      expect(existsSync(join("public", brandIconUrl(technology.icon))), technology.icon).toBe(true);
    }
    for (const slug of detail.relatedProjects) expect(projects.map((project) => project.slug)).toContain(slug);
  },
);

test.for(posts.map((post) => [post.url, post] as const))(
  "%s has 900 to 1,400 words in five or more sections",
  ([, post]) => {
    expect(words(post)).toBeGreaterThanOrEqual(900);
    expect(words(post)).toBeLessThanOrEqual(1_400);
    expect(post.content.length).toBeGreaterThanOrEqual(5);
  },
);

test.for(news.map((article) => [article.url, article] as const))(
  "%s has 300 to 500 words and an author",
  ([, article]) => {
    expect(words(article)).toBeGreaterThanOrEqual(300);
    expect(words(article)).toBeLessThanOrEqual(500);
    expect(article.author).not.toBe("");
  },
);

test("legal sections are numbered in order", () => {
  for (const page of [terms, privacy]) {
    page.sections.forEach((section, index) => {
      expect(section.title).toMatch(new RegExp(`^${index + 1}\\. `));
    });
  }
});

test("dates are dates, written as month, day, year", () => {
  for (const { object } of objects) {
    for (const key of ["date", "updated"]) {
      const date = object[key];
      if (typeof date !== "string") continue;
      expect(date).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
      expect(isoDate(date)).toMatch(/^20\d\d-/);
    }
  }
});

test("no two entries share a description", () => {
  const seen = new Map<string, string>();
  for (const { object } of objects) {
    if (typeof object.description !== "string") continue;
    const owner = String(object.title ?? object.name ?? object.heading);
    const key = object.description.toLowerCase();
    // A service is listed as an entry and found again through the list: the same object, not a shared text.
    expect(seen.get(key) ?? owner, `"${object.description}" is used twice`).toBe(owner);
    seen.set(key, owner);
  }
  expect(seen.size).toBeGreaterThan(150);
});

test("every picture has its files in all widths, an alt text, and a place in the content", () => {
  const pictures = objects.flatMap(({ object }) => (isPicture(object) ? [object] : []));
  expect(pictures.length).toBeGreaterThan(14);
  for (const picture of pictures) {
    expect(picture.alt.length, picture.name).toBeGreaterThan(20);
    for (const width of PICTURE_SIZES[picture.kind].widths) {
      for (const format of ["avif", "webp"] as const) {
        const url = pictureUrl(picture.kind, picture.name, width, format);
        expect(existsSync(join("public", url)), url).toBe(true);
      }
    }
  }
});

test("every page has its share card", () => {
  for (const { path } of allPages) expect(existsSync(join("public", shareCardUrl(path))), path).toBe(true);
});

test("links inside the site lead to pages that exist", () => {
  const paths = new Set(allPages.map((page) => page.path));
  for (const { file, object } of objects) {
    for (const key of ["to", "path", "url"]) {
      const link = object[key];
      if (typeof link === "string" && link.startsWith("/")) expect(paths, `${file}: ${key}`).toContain(link);
    }
  }
});

test("addresses outside the site are sample values on reserved names", () => {
  for (const [file, text] of sources()) {
    for (const [address] of text.matchAll(/https?:\/\/[^"\s]+|[\w.]+@[\w.]+\.\w+/g)) {
      expect(address, file).toMatch(/[/@.]example\.com/);
    }
    for (const [line] of text.matchAll(/.*(https?:\/\/|@[\w.]+\.\w+).*/g)) expect(line, file).toContain("sample(");
  }
});

test("meta descriptions have 70 to 160 characters", () => {
  for (const page of allPages) {
    expect(page.description.length, page.path).toBeGreaterThanOrEqual(70);
    expect(page.description.length, page.path).toBeLessThanOrEqual(160);
  }
});

test("content imports its own types and sample() only, and holds no markup", () => {
  for (const [file, text] of sources()) {
    for (const [, from = ""] of text.matchAll(/from "([^"]+)"/g)) expect(from, file).toMatch(/^\.{1,2}\//);
    if (!file.endsWith("types.ts")) expect(text, file).not.toMatch(/<\/?[a-z]+[ >]|className/);
  }
});

function sources(): [string, string][] {
  return readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => [file, readFileSync(join("content", file), "utf8")]);
}

function walk(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(walk);
  if (typeof value !== "object" || value === null) return [];
  const object = value as Record<string, unknown>;
  return [object, ...Object.values(object).flatMap(walk)];
}

function words({ content }: { content: { detail: string[] }[] }): number {
  return content
    .flatMap((section) => section.detail)
    .join(" ")
    .split(/\s+/).length;
}

function isPicture(object: object): object is Picture {
  return "kind" in object && "alt" in object;
}
