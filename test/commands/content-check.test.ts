import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copySite, editFile, runScript } from "#test/copy-site.ts";
import { addFixtures, FIXTURE_FILES, fixtures, writeEntry } from "#test/fixtures/entries.ts";

// The first step of a build, on a copy of the site. Runs in a child process, because Node.js caches modules.

const { post: POST, news: NEWS, otherNews: OTHER_NEWS, service: SERVICE, job: JOB } = FIXTURE_FILES;
const { project: PROJECT, member: MEMBER } = FIXTURE_FILES;
const COVER = `content/images/covers/${fixtures.otherNews.image.name}`;

type Mistake = [file: string, before: string | RegExp, after: string, message: string];

const MISTAKES: Mistake[] = [
  [POST, '"2024-03-14"', '"2026-02-30"', 'date: must be a day of the calendar, written like "2024-03-14".'],
  [POST, /category: "\w+"/, "category: 5", "category: Invalid type: Expected string but received 5"],
  [POST, /,\s*excerpt: "[^"]*"/, "", 'excerpt: Invalid key: Expected "excerpt" but received undefined'],
  [POST, "tags:", 'labels: ["a"], tags:', 'labels: Invalid key: Expected never but received "labels"'],
  [
    NEWS,
    /url: "[^"]*"/,
    'url: "/news/other"',
    `url: must be "${fixtures.news.url}", because the file is invented-news.ts.`,
  ],
  [JOB, "2024-03-14", '2024-03-14", closes: "2024-03-13', "closes: must not be before datePosted."],
  [JOB, "Patience", " ", "requirements.1: must not be empty."],
  [PROJECT, "https://gardens.pk", "http://gardens.pk", "liveUrl: must be an address that begins with https://"],
  [SERVICE, "gauge", "guage", 'detail.features.0.icon: content/icons.ts has no icon "guage".'],
  [SERVICE, '"react"', '"reactjs"', 'detail.technologies.0.icon: https://simpleicons.org has no icon "reactjs".'],
  [SERVICE, '"target",', '"target", drawing: "x",', "drawing: there is no app/patterns/services/x.svg."],
  [
    SERVICE,
    "relatedProjects: []",
    'relatedProjects: ["x"]',
    "detail.relatedProjects.0: there is no content/projects/x.ts.",
  ],
  [
    MEMBER,
    '"invented-member"',
    '"x"',
    "image: content/images/portraits/ has no x.jpg, .png, .webp, .avif, .svg or .html.",
  ],
  ["content/site.ts", "opens: sample(9)", "opens: 19", "officeHours: must open before it closes."],
  [
    "content/site.ts",
    /phone = .*/,
    'phone = "051 000 0000";',
    'contact.phone: must begin with "+" and the country code.',
  ],
  [
    PROJECT,
    'alt: "Screen',
    'dark: true, alt: "Screen',
    "image: content/images/projects/ has no invented-project-dark.jpg, .png, .webp, .avif or .svg for the dark theme.",
  ],
  [
    OTHER_NEWS,
    `excerpt: "${fixtures.otherNews.excerpt}`,
    `excerpt: "${fixtures.news.excerpt}`,
    `excerpt: is the same as in ${OTHER_NEWS.replace("-other", "")}. Write another one.`,
  ],
];

test("reports each mistake with its file and field, in entries and pages", { timeout: 120_000 }, async () => {
  const folder = copied();
  addFixtures(folder);
  for (const [file, before, after] of MISTAKES) editFile(folder, file, before, after);
  editFile(folder, NEWS.replace(/ts$/, "md"), "A host sends", "A <b>host sends");
  renameSync(join(folder, `${COVER}.svg`), join(folder, `${COVER}.png`));
  mkdirSync(join(folder, "content/events"));
  writeEntry(folder, "content/events/a-fair.ts", { title: "A fair" });
  const twice = "content/careers/invented-twice-.ts";
  writeEntry(folder, twice, { ...fixtures.job, slug: "invented-twice-" });
  const { code, errors } = await runScript(folder, "scripts/content/content.ts", "--check");
  const lines = errors.trim().split("\n");
  const expected = [
    ...MISTAKES.map(([file, , , message]) => `${file}: ${message}`),
    expect.stringMatching(/^content\/news\/invented-news\.md:\d: .*<b>/),
    `${OTHER_NEWS}: image: remove svg: ${COVER}.png is not an SVG.`,
    "content/events/a-fair.ts: no page shows entries of this folder (app/entries/entries.ts).",
    `${twice}: its name becomes part of a URL: use lowercase letters, digits and single hyphens.`,
  ];
  expect(lines).toEqual(expect.arrayContaining(expected));
  expect(lines).toHaveLength(expected.length);
  expect(code).toBe(1);
});

test("a syntax error is reported with its file and line", async () => {
  const folder = copied();
  addFixtures(folder, ["post"]);
  editFile(folder, POST, "export default ", "export default = ");
  const { code, errors } = await runScript(folder, "scripts/content/content.ts", "--check");
  expect(code).toBe(1);
  expect(errors).toContain(`${POST}:3`);
});

function copied(): string {
  const folder = copySite();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
