import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { companyDay } from "#app/lib/dates.ts";
import { FILES, invented } from "#test/invented-entries.ts";
import { type Edit, printed, root } from "./edited-content.ts";

const { post: POST, news: NEWS, otherNews: OTHER_NEWS, service: SERVICE, opening: OPENING } = FILES;
const { project: PROJECT, member: MEMBER } = FILES;
const HOME = "content/home.ts";
const URLS = "content/published-urls.txt";
const REDIRECTS = "public/_redirects";

const SOON = companyDay(new Date(Date.now() + 30 * 24 * 3_600_000));

const sentence = (length: number) => "A sentence of words. ".repeat(20).slice(0, length).trim().padEnd(length, "x");

const text = (field: string) => new RegExp(`(?<=\\b${field}:\\s*")(?:[^"\\\\]|\\\\.)*(?=")`);

const CONTENT = /content: \[[\s\S]*?\n {2}\],/;
const PARAGRAPH = /(?<=detail: \[\s*)"/;
const CATEGORY = /category: "\w+"/;
const LIVE_URL = `"${invented.project.liveUrl}"`;
const DELETE_THE_LINE = "delete the line if it was never online.";

/** Mistakes that do not hide each other, with the printed lines in any order. */
const MISTAKES: Record<string, { edits: Edit[]; lines: string[] }> = {
  "names, dates and lengths": {
    edits: [
      [POST, text("url"), "/blogs/web"],
      [POST, "2024-03-14", "2026-02-30"],
      [POST, text("title"), sentence(55)],
      [NEWS, text("excerpt"), "We have an office in Dubai now, near the creek."],
      [PROJECT, text("alt"), "A screen"],
    ],
    lines: [
      `${POST}: url is "/blogs/web"; because of the file's name it must be "${invented.post.url}".`,
      `${POST}: date "2026-02-30" is not a day of the calendar.`,
      `${POST}: title has 55 characters; search results have room for 3 to 54.`,
      `${NEWS}: excerpt has 47 characters; search results need 70 to 160.`,
      `${PROJECT}: image.alt has 8 characters; it takes 20 to 180.`,
    ],
  },
  "fields that are missing, unknown, empty or of another type": {
    edits: [
      [NEWS, /excerpt:\s*"[^"]*",/, ""],
      [NEWS, "category:", "categories: [], category:"],
      [NEWS, CATEGORY, "category: 5"],
      [NEWS, CONTENT, 'content: [{ heading: "Why", detail: ["For this."] }],'],
      [POST, text("heading"), " "],
      [OPENING, "gardens or trees", "gardens "],
      [OPENING, "Patience", "\\u202ePatience"],
      [SERVICE, 'icon: "gauge"', 'icon: "guage"'],
      [OTHER_NEWS, "detail: [", "detail: [{ text: [] }, "],
    ],
    lines: [
      `${NEWS}: excerpt is missing.`,
      `${NEWS}: categories is not a field of this group.`,
      `${NEWS}: category must be a text, not 5.`,
      `${NEWS}: content has 1 entry; it takes 2 to 20.`,
      `${POST}: content[0].heading is empty.`,
      `${OPENING}: requirements[0] begins or ends with a space.`,
      `${OPENING}: requirements[1] has U+202E, which no text needs: delete it.`,
      `${SERVICE}: detail.features[0].icon "guage" is not a name in Tabler's set.`,
      `${OTHER_NEWS}: content[0].detail[0] must be a text, not a group of fields.`,
    ],
  },
  "texts of pages": {
    edits: [
      [HOME, text("heading"), " "],
      [HOME, text("alt"), "A certificate"],
      ["content/about-us.ts", /(?<=steps: \[\s*\{[^}]*title: ")[^"]*/, "TODO: a name"],
      ["content/site.ts", /(?<=name: "Fiverr", path: ).*(?=, icon)/, '"http://fiverr.com"'],
      ["content/not-found.ts", text("title"), "Careers "],
      ["content/site.ts", /(?<=opens: ).*(?=,)/, '"9:00"'],
      ["content/site.ts", /(?<=lines: ).*(?=,)/, '"Office 14"'],
      ["content/site.ts", /(?<=phone: ).*(?=,)/, '"051 000 0000"'],
      ["content/careers/index.ts", "{email}", "{mail}"],
    ],
    lines: [
      `${HOME}: homePage.heading is empty.`,
      `${HOME}: certifications.certificate.alt has 13 characters; it takes 20 to 180.`,
      'content/about-us.ts: story.steps[0].title still says "TODO".',
      'content/site.ts: socialNavigation[2].path "http://fiverr.com" must begin with https://.',
      "content/not-found.ts: notFoundPage.title begins or ends with a space.",
      'content/site.ts: officeHours.opens must be a number, not "9:00".',
      'content/site.ts: contact.address.lines must be a list, not "Office 14".',
      'content/site.ts: contact.phone "051 000 0000" must be a number such as "+92 51 000 0000".',
      "content/careers/index.ts: application.text has {mail}, which nothing fills in: is it misspelled?",
    ],
  },
  "mistakes across files": {
    edits: [
      [OTHER_NEWS, text("title"), invented.news.title],
      ["content/contact-us.ts", text("to"), "/contact"],
      [NEWS, PARAGRAPH, '"See [our contact page](/contact). '],
      [SERVICE, 'to: "/contact-us"', 'to: "/portfolio#nope"'],
      [OPENING, "id: 1001", "id: 3"],
    ],
    lines: [
      `${OTHER_NEWS}: title is the same in ${NEWS}.`,
      expect.stringMatching(/^content\/contact-us\.ts: \w+\.to "\/contact" is not a page\.$/),
      `${NEWS}: content[0].detail[0] "/contact" is not a page.`,
      expect.stringContaining('detail.call.to "/portfolio#nope" is not a place of that page; it has #'),
      expect.stringMatching(/^content\/careers\/.*: id is the same in content\/careers\/.*\.$/),
    ],
  },
  "addresses and redirects": {
    edits: [
      [URLS, /$/, "/work\n"],
      [OTHER_NEWS, invented.news.date, SOON],
      [HOME, 'to: "/contact-us"', `to: "${invented.otherNews.url}"`],
      [REDIRECTS, /$/, "/old /blogss 301\n/blogs /portfolio 301\n"],
    ],
    lines: [
      `${URLS}: /work is no longer a page: say in ${REDIRECTS} where it leads now, or ${DELETE_THE_LINE}`,
      `${HOME}: homeCall.to "${invented.otherNews.url}" is an article that is not published until ${SOON}.`,
      `${REDIRECTS}: "/old" cannot be redirected: "/blogss" is not a page.`,
      `${REDIRECTS}: "/blogs" is a page, which the redirect would hide.`,
    ],
  },
};

test.for(Object.entries(MISTAKES))("names file and field: %s", async ([, { edits, lines }]) => {
  const found = await printed(edits);
  expect(found).toEqual(expect.arrayContaining(lines));
  expect(found).toHaveLength(lines.length);
});

/** Mistakes whose line contains a number or a list that may change. */
const LONGER: [file: string, before: string | RegExp, after: string, ...said: RegExp[]][] = [
  [NEWS, PARAGRAPH, '"This is **strong. ', /: content\[0\]\.detail\[0\] shows "\*\*"/],
  [SERVICE, 'icon: "react"', 'icon: "reactjs"', /technologies\[0\]\.icon "reactjs" is not a name in Simple Icons/],
  [HOME, 'to: "/contact-us"', `to: "${invented.post.url}#x"`, /not a place of that page; it has #[a-z-]+, #/],
  [PROJECT, LIVE_URL, '"http://nonprofit.org"', /liveUrl ".*" must begin with https:\/\/\.$/],
  [MEMBER, 'name: "invented-member"', 'name: "f"', /"f" has no source: put f\.png/],
];

test.for(LONGER)("in %s, %s replaced by %j prints %s", async ([file, before, after, ...said]) => {
  expect(await printed([[file, before, after]])).toEqual(said.map((one) => expect.stringMatching(one)));
});

/** Letters of the typeface and of others, joined and isolated ones, and a character of two UTF-16 units. */
const NAME = "Šárka Łoś-Nguyễn, مریم می\u200cروم, \u2067עדה\u2069, क्‍ष, 𠮷野 👩‍💻";

test("valid content has no problems", async () => {
  const lines = await printed([
    [MEMBER, text("name"), NAME],
    [NEWS, /(?<=author: ).*/, `"${NAME}",`],
    // As an editor on Windows saves them.
    [URLS, /$/, "/blogs/old\r\n/work\r\n"],
    [REDIRECTS, /$/, `/blogs/old ${invented.post.url} 301\r\n/work /portfolio#invented-project 301\r\n`],
    // As Cloudflare takes them, to whatever this or another site answers.
    [REDIRECTS, /$/, "/feed /blogs/feed.xml 308\n/find /search?q=web\n/Old/* https://mhs.example/:splat 302\n"],
    // Words of a word processor, and of people.
    [NEWS, PARAGRAPH, '"A Kuber\u200bnetes soft\u00adware\u00a0thing, a todo app, el mundo TODO; lorem ipsum. '],
    [POST, PARAGRAPH, "\"Call `fetch('https://api.example.com')` as `user@example.com`. "],
    [OPENING, /datePosted: .*/, 'datePosted: "2024-03-01", closes: "2024-03-14",'],
    [OTHER_NEWS, invented.news.date, SOON],
    [PROJECT, LIVE_URL, 'sample("https://gardens.example")'],
    [PROJECT, /^/, 'import { sample } from "#content/sample.ts";\n'],
  ]);
  expect(lines).toEqual([]);
});

test("a draft may be unwritten, and is no page yet", async () => {
  const lines = await printed([
    [POST, "export default {", "export default { draft: true,"],
    [POST, CATEGORY, 'category: "TODO: one word"'],
    [HOME, 'to: "/contact-us"', `to: "${invented.post.url}"`],
  ]);
  expect(lines).toEqual([
    `${HOME}: homeCall.to "${invented.post.url}" is not a page.`,
    expect.stringContaining(`${URLS}: ${invented.post.url} is no longer a page`),
  ]);
});

test.for([
  [
    "written-elsewhere.ts",
    Buffer.from('export default {\n  title: "Café" };', "latin1"),
    ": has letters that are not UTF-8",
  ],
  ["written-elsewhere.ts", Buffer.from("\ufeffexport default {};", "utf16le"), ": has letters that are not UTF-8"],
  ["post.ts.txt", "export default {};", ": is not read: its name must end in .ts."],
] as const)("a file %s that an editor saved wrongly is named", async ([name, source, said]) => {
  const file = `content/blogs/${name}`;
  writeFileSync(join(root, file), source);
  try {
    expect(await printed([])).toEqual([expect.stringContaining(`${file}${said}`)]);
  } finally {
    rmSync(join(root, file));
  }
});
