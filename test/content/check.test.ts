import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { companyDay } from "#app/lib/dates.ts";
import { copySite, editFile, runScript } from "#test/copy-site.ts";
import { addInventedEntries, FILES, invented } from "#test/invented-entries.ts";

// `npm run content -- --quick` on a copy of the site, in a process of its own: Node keeps modules.

type Edit = [file: string, before: string | RegExp, after: string];

const { post: POST, news: NEWS, otherNews: OTHER_NEWS, service: SERVICE, opening: OPENING } = FILES;
const { project: PROJECT, member: MEMBER } = FILES;
const [POST_TEXT, NEWS_TEXT, OTHER_TEXT] = [POST, NEWS, OTHER_NEWS].map((file) => file.replace(/ts$/, "md")) as [
  string,
  string,
  string,
];
const HOME = "content/home.ts";

const SOON = companyDay(new Date(Date.now() + 30 * 24 * 3_600_000));

let root: string;

beforeEach(() => {
  root = copySite();
  addInventedEntries(root);
});

afterEach(() => rmSync(root, { recursive: true }));

/** @returns The printed lines, without line numbers that depend on the rest of the file. */
async function checked(edits: Edit[] = []) {
  for (const edit of edits) editFile(root, ...edit);
  const { code, output, errors } = await runScript(root, "scripts/content/content.ts", "--quick");
  const notes = output.split("\n").filter((line) => /^(content|public)\//.test(line));
  const wrong = errors.split("\n").filter(Boolean);
  return { code, errors: wrong.map(withoutLine), notes: notes.map(withoutLine) };
}

function withoutLine(line: string): string {
  return line.replace(/^(\S+(?:\.ts|_redirects|\.txt)):\d+:/, "$1:");
}

const field = (name: string) => new RegExp(`(?<=\\b${name}:\\s*")(?:[^"\\\\]|\\\\.)*(?=")`);

/** What a visitor would see wrong. Mistakes of one group do not hide each other. */
const ERRORS: Record<string, { edits: Edit[]; lines: unknown[] }> = {
  "fields of entries": {
    edits: [
      [NEWS, /excerpt: "[^"]*",/, ""],
      [NEWS, "category:", 'categories: ["a"], category:'],
      [NEWS, field("url"), "/news/other"],
      [POST, '"2024-03-14"', '"2026-02-30"'],
      [POST, /category: "\w+"/, "category: 5"],
      [OPENING, /datePosted: .*/, 'datePosted: "2024-03-14", closes: "2024-03-13",'],
      [OPENING, "Patience", " "],
      [PROJECT, `"${invented.project.liveUrl}"`, '"http://nonprofit.org"'],
      [SERVICE, 'icon: "gauge"', 'icon: "guage"'],
      [SERVICE, 'icon: "react"', 'icon: "reactjs"'],
      [MEMBER, 'name: "invented-member"', 'name: "Invented Member.svg"'],
      [OTHER_NEWS, "drawn: true", "drawn: false"],
    ],
    lines: [
      `${NEWS}: excerpt is missing.`,
      `${NEWS}: categories is no field of this kind of entry.`,
      `${NEWS}: url is "/news/other"; because of the file's name it must be "${invented.news.url}".`,
      `${POST}: date "2026-02-30" is no day of the calendar, written like "2024-03-14".`,
      `${POST}: category must be of type string, not 5.`,
      `${OPENING}: closes is before datePosted.`,
      `${OPENING}: requirements[1] is empty.`,
      `${PROJECT}: liveUrl "http://nonprofit.org" must be an address that begins with https://`,
      `${SERVICE}: detail.features[0].icon "guage" is no name in Tabler's set. Did you mean "gauge"?`,
      expect.stringContaining('technologies[0].icon "reactjs" is no name in Simple Icons. Did you mean "react'),
      expect.stringMatching(/^content\/team\/.*: image "Invented Member\.svg" is no picture: a name has lowercase /),
      `${OTHER_NEWS}: image add \`drawn: true\`, because its source is an SVG.`,
    ],
  },
  "what concerns several files": {
    edits: [
      [OTHER_NEWS, field("title"), invented.news.title],
      [POST_TEXT, "/services", "/servces"],
      [NEWS_TEXT, "/services", "#what-one-gets"],
      ["content/contact-us.ts", field("to"), "/contact"],
      [HOME, 'to: "/contact-us"', `to: "${invented.post.url}#x"`],
      [SERVICE, 'to: "/contact-us"', 'to: "/portfolio#nope"'],
      [SERVICE, "relatedProjects: []", 'relatedProjects: ["gardens"]'],
      [SERVICE, "order: 1001", "order: 1"],
      [OPENING, "id: 1001", "id: 3"],
      ["content/about-us.ts", field("title"), "TODO: a title"],
    ],
    lines: [
      `${OTHER_NEWS}: title is the same in ${NEWS}.`,
      `${POST_TEXT}:5: "/servces" is no page. Did you mean "/services"?`,
      `${NEWS_TEXT}:5: "${invented.news.url}#what-one-gets" is no place of that page; it has #why-one-rents, #what-one-pays.`,
      expect.stringMatching(/^content\/contact-us\.ts: [\w.]+\.to "\/contact" is no page\. /),
      expect.stringMatching(/"\/blogs\/invented-post#x" is no place of that page; it has #[a-z-]+, #/),
      expect.stringContaining('detail.call.to "/portfolio#nope" is no place of that page; it has #'),
      expect.stringContaining(`${SERVICE}: detail.relatedProjects[0] "gardens" is no project. There are `),
      expect.stringMatching(/^content\/services\/.*: order is the same in content\/services\/.*\.$/),
      expect.stringMatching(/^content\/careers\/.*: id is the same in content\/careers\/.*\.$/),
      'content/about-us.ts: aboutPage.title still says "TODO".',
    ],
  },
  "the two files of an article": {
    edits: [
      [POST, /import content from "[^"]*"/, `import content from "../news/invented-news.md"`],
      [NEWS_TEXT, "## Why one rents", "Words.\n\n## Why one rents"],
      [OTHER_TEXT, "A host sends", "![A hall](a-hall)\n\nA <b>host</b> sends"],
    ],
    lines: [
      `${POST}: does not import its text from ./invented-post.md.`,
      `${NEWS_TEXT}:1: has words before the first "## heading", which begins a section.`,
      `${OTHER_TEXT}:9: "a-hall" is no picture: put a-hall.jpg, .png, .webp or .svg into content/images/articles/ (README.md there has sizes).`,
      `${OTHER_TEXT}:11: has HTML (<b>), which does not work here: write Markdown.`,
      `${OTHER_TEXT}:11: has HTML (</b>), which does not work here: write Markdown.`,
    ],
  },
};

test.for(Object.entries(ERRORS))("names file and field, and fails: %s", async ([, { edits, lines }]) => {
  const { code, errors } = await checked(edits);
  expect(errors).toEqual(expect.arrayContaining(lines));
  expect(errors).toHaveLength(lines.length);
  expect(code).toBe(1);
});

test("what only looks wrong is a note, which stops nothing", async () => {
  writeFileSync(join(root, "content/blogs/post.ts.txt"), "export default {};");
  writeFileSync(join(root, "content/images/covers/forgotten.svg"), "<svg/>");
  const { errors, notes } = await checked([
    [POST, field("title"), `${"A title of words ".repeat(5)}too long`],
    [POST, field("excerpt"), "Short."],
    [POST_TEXT, "A rented server", "A **rented server"],
    [NEWS, '"2024-03-14"', '"2999-03-14"'],
    [NEWS_TEXT, "invoice", "in\u200bvoice"],
    [MEMBER, field("position"), "Gar\u00addener"],
    [OPENING, /datePosted: .*/, 'datePosted: "2024-03-14", closes: "2024-03-15",'],
    [OTHER_NEWS, '"2024-03-14"', `"${SOON}"`],
    [HOME, 'to: "/contact-us"', `to: "${invented.otherNews.url}"`],
    ["content/about-us.ts", 'to: "/contact-us"', `to: "/careers/${invented.opening.slug}"`],
  ]);
  expect(errors).toEqual([]);
  expect(notes).toEqual([
    expect.stringMatching(/^content\/about-us\.ts: .* is not online today: it is to come, or has closed\.$/),
    expect.stringMatching(`^${POST_TEXT}:3: shows "\\*\\*": close what it opens`),
    expect.stringMatching(`^${POST}: title has 93 characters; 3 to \\d+ are read whole.$`),
    `${POST}: excerpt has 6 characters; 70 to 160 are read whole.`,
    "content/blogs/post.ts.txt: is not read: its name ends wrongly.",
    `${OPENING}: closes 2024-03-15 is past: the opening has closed.`,
    `${HOME}: homeCall.to "${invented.otherNews.url}" is not online today: it is to come, or has closed.`,
    "content/images/covers/forgotten.svg: is shown nowhere.",
    `${NEWS}: date 2999-03-14 is more than a year ahead.`,
    `${MEMBER}: position has U+00AD, which nobody sees: delete it.`,
  ]);
});

test("what is right has nothing to say", async () => {
  mkdirSync(join(root, "content/images/articles"), { recursive: true });
  const gray = { create: { width: 800, height: 600, channels: 3, background: "gray" } } as const;
  await sharp(gray).png().toFile(join(root, "content/images/articles/a-hall.png"));
  const found = await checked([
    [MEMBER, field("name"), "Šárka Łoś-Nguyễn, مریم می\u200cروم, \u2067עדה\u2069, 𠮷野 👩‍💻"],
    [POST_TEXT, "A rented server", "`/robots.txt` tells crawlers. See [below](#what-one-pays). A rented server"],
    [
      NEWS_TEXT,
      "A host sends",
      '![A hall](a-hall "With a caption")\n\nA “TODO” as a word, `lorem ipsum`. A host sends',
    ],
    [PROJECT, `"${invented.project.liveUrl}"`, 'sample("https://gardens.example")'],
    [PROJECT, /^/, 'import { sample } from "#content/sample.ts";\n'],
  ]);
  expect(found).toMatchObject({ errors: [], notes: [] });
});

test("a file that cannot be read is named with its line, whichever file imports it", async () => {
  const save = (name: string, source: Buffer) => writeFileSync(join(root, "content/blogs", name), source);
  save("latin.ts", Buffer.from('export default {\n  title: "Café" };', "latin1"));
  renameSync(join(root, OTHER_TEXT), join(root, "content/news/another.md"));
  const { errors } = await checked([
    ["content/site.ts", "export const companyName = ", "export const companyName = = "],
    [POST, 'title: "', 'title: price, subtitle: "'],
  ]);
  expect(errors).toEqual([
    expect.stringMatching(/^content\/blogs\/invented-post\.ts: cannot be read: price is not defined/),
    "content/blogs/latin.ts: has letters that are not UTF-8: save it as UTF-8.",
    expect.stringMatching(/^content\/news\/invented-other-news\.ts: cannot be read: .*invented-other-news\.md/),
    expect.stringMatching(/^content\/site\.ts: cannot be read: /),
  ]);
});

test("a text without a head is named", async () => {
  rmSync(join(root, POST));
  const { errors } = await checked();
  expect(errors).toEqual([`${POST_TEXT}: has no .ts file beside it with the title and all else that a list shows.`]);
});

test("files of operating systems and editors are neither read nor named", async () => {
  for (const folder of ["content", "content/blogs", "content/images/covers", "public"]) {
    for (const name of [".DS_Store", "Thumbs.db", "desktop.ini", "._a-post.ts", ".env", ".dev.vars"]) {
      writeFileSync(join(root, folder, name), "x");
    }
  }
  expect(await checked()).toMatchObject({ errors: [], notes: [] });
});
