import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aboutReasons, values } from "../../content/about-us.ts";
import { noOpenings, reasonsToJoin } from "../../content/careers/index.ts";
import { certifications, reasons } from "../../content/home.ts";
import { privacy } from "../../content/legal/privacy.ts";
import { terms } from "../../content/legal/terms.ts";
import {
  copyrightYear,
  developerCredit,
  mainNavigation,
  servicesNavigation,
  socialNavigation,
} from "../../content/site.ts";
import type { Article, NewsArticle } from "../../content/types.ts";
import { bodyOf } from "../../scripts/content/article-bodies.ts";
import { readValidEntries } from "../../scripts/content/read-content.ts";

const { articles, services, openings, projects, team } = await readValidEntries();
const posts = articles.filter(({ kind }) => kind === "post");
const news = articles.filter(({ kind }) => kind === "news");

const SPECIFIED_POSTS = [
  "/blogs/web-development-future",
  "/blogs/mobile-app-trends-2024",
  "/blogs/custom-software-for-startups",
];

const SPECIFIED_NEWS = ["/news/mhs-ecommerce-partnership", "/news/ai-powered-portal-system", "/news/mhs-dubai-office"];

// Counts of the specification. Editors may add to some lists; those are "at least".

test("the fixed counts are the specified ones", () => {
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
  expect(services.map((service) => service.url)).toEqual(
    expect.arrayContaining([
      "/services/web-development",
      "/services/mobile-app-development",
      "/services/portal-management-systems",
      "/services/software-consultancy",
      "/services/e-commerce-solutions",
      "/services/custom-solutions",
    ]),
  );
  expect(posts.map((post) => post.url)).toEqual(expect.arrayContaining(SPECIFIED_POSTS));
  expect(news.map((article) => article.url)).toEqual(expect.arrayContaining(SPECIFIED_NEWS));
  expect(projects.map((project) => project.slug)).toEqual(
    expect.arrayContaining([
      "nonprofit-platform",
      "it-services-startup-site",
      "environmental-consultancy-site",
      "security-services-platform",
    ]),
  );
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

test.for(posts.filter(({ url }) => SPECIFIED_POSTS.includes(url)).map((post) => [post.url, post] as const))(
  "%s has 900 to 1,400 words in five or more sections",
  ([, post]) => {
    expect(words(post)).toBeGreaterThanOrEqual(900);
    expect(words(post)).toBeLessThanOrEqual(1_400);
    expect(post.content.length).toBeGreaterThanOrEqual(5);
  },
);

test.for(news.filter(({ url }) => SPECIFIED_NEWS.includes(url)).map((article) => [article.url, article] as const))(
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

test("content imports only from content/, and contains no markup", () => {
  const files = sources();
  expect(files.length).toBeGreaterThan(20);
  for (const [file, text] of files) {
    for (const [, from = ""] of text.matchAll(/from "([^"]+)"/g)) expect(from, file).toMatch(/^\.{1,2}\//);
    // Blocks of code may show HTML.
    expect(text.replaceAll(/code:\s*(["`])[\s\S]*?[^\\]\1/g, ""), file).not.toMatch(/<\/?[a-z]+[ >]|className/);
  }
});

function sources(): [string, string][] {
  return readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.startsWith("schema/"))
    .map((file) => [file, readFileSync(join("content", file), "utf8")]);
}

/** Of what is read as prose: without headings and code. */
function words(article: Article | NewsArticle): number {
  const prose = bodyOf(article)
    .feedHtml.replaceAll(/<(h2|pre)\b[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<[^>]+>/g, " ");
  return prose.match(/\S*\p{L}\S*/gu)?.length ?? 0;
}
