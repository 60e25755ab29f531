import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companyDay } from "../../app/lib/dates.ts";
import { readSite, ruleProblems, type Site } from "../../scripts/content/content-rules.ts";
import { problemLine } from "../../scripts/content/problem.ts";
import { readContent } from "../../scripts/content/read-content.ts";

const POST = "content/blogs/web-development-future.ts";
const NEWS = "content/news/mhs-dubai-office.ts";
/** No page of content links to it. */
const UNLINKED_NEWS = "content/news/mhs-ecommerce-partnership.ts";
const SERVICE = "content/services/web-development.ts";
const PROJECT = "content/projects/nonprofit-platform.ts";
const OPENING = "content/careers/accountant.ts";
const PORTRAIT = "content/images/portraits/founder.svg";
const HOME = "content/home.ts";
const URLS = "content/published-urls.txt";
const REDIRECTS = "content/redirects.ts";

/** A day to come, for an article that is announced. */
const SOON = companyDay(new Date(Date.now() + 30 * 24 * 3_600_000));

test("the real content has no problems", async () => {
  const content = await readContent();
  const problems = [...content.problems, ...ruleProblems(await readSite(content))];
  expect(problems.map(problemLine)).toEqual([]);
});

/** `after` replaces the first match of `before` in a copy of the file; a whole file is written when `before` is "". */
type Edit = [file: string, before: string | RegExp, after: string];

/** One copy for all cases: reading knows the files that a case leaves as they are. */
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", join(root, "content"), { recursive: true });
  symlinkSync(resolve("public"), join(root, "public"));
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
});

afterAll(() => rmSync(root, { recursive: true }));

/** What is printed for the copy of content/ with edits. `change` is for what lies in public/ and for picture sizes. */
async function printed(edits: Edit[], change: (site: Site) => void = () => {}): Promise<string[]> {
  try {
    for (const [file, before, after] of edits) {
      const path = join(root, file);
      if (before === "") {
        writeFileSync(path, after);
        continue;
      }
      const source = readFileSync(path, "utf8");
      expect(source).toMatch(before);
      writeFileSync(
        path,
        source.replace(before, () => after),
      );
    }
    const content = await readContent(root);
    const site = await readSite(content, root);
    change(site);
    return [...content.problems, ...ruleProblems(site)].map(problemLine);
  } finally {
    for (const [file] of edits) {
      if (existsSync(file)) cpSync(file, join(root, file));
      else rmSync(join(root, file));
    }
  }
}

const sentence = (length: number) => "A sentence of words. ".repeat(20).slice(0, length).trim().padEnd(length, "x");

/** The first text of the field, between its quotes. */
const text = (field: string) => new RegExp(`(?<=\\b${field}:\\s*")(?:[^"\\\\]|\\\\.)*(?=")`);

const resized = (ending: string, size: { width: number; height: number } | undefined) => (site: Site) => {
  site.pictures = site.pictures.map((picture) =>
    picture.file === PORTRAIT ? { ...picture, file: PORTRAIT.replace(".svg", ending), size } : picture,
  );
};

const MISTAKES: [what: string, edits: Edit[], lines: unknown[], change?: (site: Site) => void][] = [
  [
    "a url that is not the file's name",
    [[POST, text("url"), "/blogs/web-development"]],
    [`${POST}: url is "/blogs/web-development"; by the file's name it has to be "/blogs/web-development-future".`],
  ],
  [
    "a slug that is not the file's name",
    [[OPENING, text("slug"), "accounts"]],
    [`${OPENING}: slug is "accounts"; by the file's name it has to be "accountant".`],
  ],
  ["an empty text", [[POST, text("heading"), " "]], [`${POST}: content[0].heading is empty.`]],
  [
    "a text still to be written",
    [[PROJECT, text("description"), "Lorem ipsum dolor sit amet."]],
    [`${PROJECT}: description still says "Lorem ipsum".`],
  ],
  [
    "a text with a space at its end",
    [[OPENING, "in accounting or finance", "in accounting "]],
    [`${OPENING}: requirements[0] begins or ends with a space.`],
  ],
  [
    "characters that the typeface lacks, and only those",
    [[OPENING, "accounting or finance", "Zürich, a café or Łódź"]],
    [`${OPENING}: requirements[0] has "Łź", which our typeface cannot show: write it otherwise.`],
  ],
  [
    "a title that search results cut",
    [[POST, text("title"), sentence(55)]],
    [`${POST}: title has 55 characters; search results have room for 3 to 54.`],
  ],
  [
    "a page's title that search results cut",
    [["content/about-us.ts", text("title"), sentence(55)]],
    ["content/about-us.ts: aboutPage.title has 55 characters; search results have room for 3 to 54."],
  ],
  [
    "an excerpt that says too little",
    [[NEWS, text("excerpt"), "We have an office in Dubai now, near the creek."]],
    [`${NEWS}: excerpt has 47 characters; search results need 70 to 160.`],
  ],
  ["a field that is not there", [[NEWS, /excerpt:\s*"[^"]*",/, ""]], [`${NEWS}: excerpt is missing.`]],
  [
    "a field that does not exist",
    [[NEWS, "category:", "categories: [], category:"]],
    [`${NEWS}: categories is no field that this takes.`],
  ],
  ["a wrong type", [[NEWS, /category: "\w+"/, "category: 5"]], [`${NEWS}: category has to be a text, not 5.`]],
  [
    "a service's description that search results cut",
    [[SERVICE, text("description"), sentence(161)]],
    [`${SERVICE}: description has 161 characters; search results need 70 to 160.`],
  ],
  [
    "a day that the calendar does not have",
    [[POST, "2024-03-14", "2026-02-30"]],
    [`${POST}: date "2026-02-30" is no day of the calendar.`],
  ],
  [
    "a date in another notation",
    [["content/legal/privacy.ts", "2024-01-15", "January 15, 2024"]],
    ['content/legal/privacy.ts: privacy.updated "January 15, 2024" has to be written like "2024-03-14".'],
  ],
  [
    "an article without text, and its tags",
    [
      [NEWS, /content: \[[\s\S]*\n {2}\],/, 'content: [{ heading: "Why", detail: ["For this."] }],'],
      [NEWS, /tags: \[[^\]]*\]/, 'tags: ["Dubai"]'],
    ],
    [`${NEWS}: content has 1 entry; it takes 2 to 20.`, `${NEWS}: tags has 1 entry; it takes 2 to 6.`],
  ],
  [
    "an article that is too short",
    [
      [
        NEWS,
        /content: \[[\s\S]*\n {2}\],/,
        'content: [{ heading: "Why", detail: ["For this."] }, { heading: "How", detail: ["By that."] }],',
      ],
    ],
    [expect.stringMatching(new RegExp(`^${NEWS}: content has [4-6] words; an article needs 150 or more\\.$`))],
  ],
  ["news that nobody has written", [[NEWS, "author:", "// author:"]], [`${NEWS}: author is missing.`]],
  [
    "a block of an unknown type",
    [[NEWS, "detail: [", 'detail: [{ type: "lists", items: [] }, ']],
    [
      `${NEWS}: content[0].detail[0].type is "lists"; it takes "list", "quote", "note", "code", "table", "figure", "chart", "call".`,
    ],
  ],
  [
    "a table whose row lacks a cell",
    [
      [
        NEWS,
        "detail: [",
        'detail: [{ type: "table", caption: "Two", columns: [{ heading: "A" }, { heading: "B" }], rows: [["1", "2"], ["3"]] }, ',
      ],
    ],
    [`${NEWS}: content[0].detail[0] has a row whose cells are more or fewer than its columns.`],
  ],
  [
    "a link in a text to no page",
    [[NEWS, /detail: \[\s*"/, 'detail: ["See [our contact page](/contact). ']],
    [`${NEWS}: content[0].detail[0] "/contact" is no page; the nearest is "/contact-us".`],
  ],
  [
    "a link whose bracket is not closed",
    [[NEWS, /detail: \[\s*"/, 'detail: ["See [our services(/services). ']],
    [
      `${NEWS}: content[0].detail[0] has "[our services(": a link is written "[text](/address)", and its "]" is missing.`,
    ],
  ],
  [
    "an address that lacks a slash",
    [[NEWS, /detail: \[\s*"/, 'detail: ["See [web.dev](https:/web.dev/x). ']],
    [
      `${NEWS}: content[0].detail[0] links to "https:/web.dev/x": an address begins with "/", "https://", "mailto:" or "tel:".`,
    ],
  ],
  [
    "a category that is nearly another one",
    [[NEWS, /category: "\w+"/, 'category: "Moblie"']],
    [
      `${NEWS}: category "Moblie" looks like a misspelling of "Mobile" in content/blogs/mobile-app-trends-2024.ts: write it the same way.`,
    ],
  ],
  [
    "a category in other capitals",
    [[NEWS, /category: "\w+"/, 'category: "mobile"']],
    [
      `${NEWS}: category "mobile" is written "Mobile" in content/blogs/mobile-app-trends-2024.ts: write it the same way.`,
    ],
  ],
  [
    "a tag that is there twice",
    [[NEWS, /tags: \[[^\]]*\]/, 'tags: ["Dubai", "Growth", "Dubai"]']],
    [`${NEWS}: tags[2] "Dubai" is listed twice.`],
  ],
  [
    "a year that is mistyped",
    [[UNLINKED_NEWS, "2024-02-20", "2062-02-20"]],
    [`${UNLINKED_NEWS}: date "2062-02-20" is more than a year ahead: is the year right?`],
  ],
  [
    "a mark in a text that is not closed",
    [[NEWS, /detail: \[\s*"/, 'detail: ["This is **strong. ']],
    [expect.stringMatching(new RegExp(`^${NEWS}: content\\[0\\]\\.detail\\[0\\] has "\\*\\*"`))],
  ],
  [
    "an icon that is none",
    [[SERVICE, 'icon: "gauge"', 'icon: "guage"']],
    [`${SERVICE}: detail.features[0].icon is "guage", which it does not take; the nearest is "gauge".`],
  ],
  [
    "a brand without an icon",
    [[SERVICE, 'icon: "react"', 'icon: "reactjs"']],
    [
      expect.stringMatching(
        new RegExp(`^${SERVICE}: detail\\.technologies\\[0\\]\\.icon "reactjs" is no name in simple-icons`),
      ),
    ],
  ],
  [
    "a related project that is none",
    [[SERVICE, 'relatedProjects: ["', 'relatedProjects: ["non-profit-platform", "']],
    [`${SERVICE}: detail.relatedProjects[0] "non-profit-platform" is no project; the nearest is "nonprofit-platform".`],
  ],
  [
    "a service's page with too few steps",
    [[SERVICE, /process: \[[\s\S]*?\n {4}\],/, "process: [],"]],
    [`${SERVICE}: detail.process has 0 entries; it takes 5 to 6.`],
  ],
  [
    "an opening with another's id",
    [["content/careers/full-stack-developer.ts", "id: 4", "id: 3"]],
    [`content/careers/full-stack-developer.ts: id 3 is that of ${OPENING} already.`],
  ],
  [
    "a new opening with the id of an older one whose file comes later",
    [
      [
        "content/careers/aa-new-opening.ts",
        "",
        readFileSync(OPENING, "utf8")
          .replace('slug: "accountant"', 'slug: "aa-new-opening"')
          .replace('title: "Accountant"', 'title: "Bookkeeper"')
          .replace(/datePosted: .*/, 'datePosted: "2025-01-01",'),
      ],
    ],
    [`content/careers/aa-new-opening.ts: id 3 is that of ${OPENING} already.`],
  ],
  [
    "a place in a list that is taken",
    [["content/services/web-development.ts", "order: 1", "order: 2"]],
    ["content/services/web-development.ts: order 2 is that of content/services/mobile-app-development.ts already."],
  ],
  [
    "an opening that closes before it was posted",
    [[OPENING, /datePosted: .*/, 'datePosted: "2024-03-14", closes: "2024-03-13",']],
    [`${OPENING}: closes "2024-03-13" is before "2024-03-14", its datePosted.`],
  ],
  [
    "an opening from the future",
    [[OPENING, /datePosted: .*/, 'datePosted: "2999-03-14",']],
    [`${OPENING}: datePosted "2999-03-14" is still to come: it is the day of going online.`],
  ],
  [
    "an alt text that is too short",
    [[PROJECT, text("alt"), "A screen"]],
    [`${PROJECT}: image.alt has 8 characters; it takes 20 to 180.`],
  ],
  [
    "an alt text that says it is a picture",
    [[PROJECT, text("alt"), "Image of a nonprofit platform's start page"]],
    [`${PROJECT}: image.alt says that it is a picture: say what is seen.`],
  ],
  [
    "a picture without a source",
    [["content/team/founder.ts", 'name: "founder"', 'name: "foundress"']],
    [
      expect.stringMatching(/^content\/team\/founder\.ts: image\.name "foundress" has no source: put foundress\.png/),
      `${PORTRAIT}: is shown nowhere: use it or delete it.`,
    ],
  ],
  [
    "another article's picture",
    [[POST, 'name: "web-development-future"', 'name: "mhs-dubai-office"']],
    expect.arrayContaining([`${NEWS}: image.name "mhs-dubai-office" is the picture of ${POST} already.`]) as never,
  ],
  [
    "a photo that is too small",
    [],
    ["content/images/portraits/founder.jpg: has 639 × 1200 pixels; portraits need 640 × 640 or more."],
    resized(".jpg", { width: 639, height: 1200 }),
  ],
  [
    "a drawing of other proportions",
    [],
    [`${PORTRAIT}: is drawn 800 × 700; portraits are 640 × 640.`],
    resized(".svg", { width: 800, height: 700 }),
  ],
  [
    "a file that is no picture",
    [],
    ["content/images/portraits/founder.png: cannot be read as a picture."],
    resized(".png", undefined),
  ],
  [
    "a description that another entry has",
    [
      [
        SERVICE,
        /description:\s*"[^"]*",\n {6}\},\n {6}\{\n {8}icon: "pencil"/,
        'description: "The same.",\n      },\n      {\n        icon: "pencil"',
      ],
      [
        SERVICE,
        /(icon: "pencil"[\s\S]*?description:\s*)"[^"]*"/,
        'icon: "pencil", title: "Editing", description: "The same."',
      ],
    ],
    [`${SERVICE}: detail.features[1].description is the text of ${SERVICE}, detail.features[0].description, already.`],
  ],
  [
    "two pages of one title",
    [[NEWS, text("title"), "Portfolio"]],
    [`${NEWS}: title "Portfolio" is the title of content/portfolio.ts already.`],
  ],
  [
    "a link to no page",
    [[SERVICE, 'to: "/contact-us"', 'to: "/contact"']],
    [`${SERVICE}: detail.call.to "/contact" is no page; the nearest is "/contact-us".`],
  ],
  [
    "a link to no place of a page",
    [[HOME, 'to: "/portfolio"', 'to: "/portfolio#non-profit"']],
    [
      expect.stringMatching(
        /^content\/home\.ts: heroLinks\.secondary\.to "\/portfolio#non-profit" is no place of that page; it has #nonprofit-platform, #/,
      ),
    ],
  ],
  [
    "a link to an article that is not out yet",
    [
      [UNLINKED_NEWS, "2024-02-20", SOON],
      [HOME, 'to: "/portfolio"', 'to: "/news/mhs-ecommerce-partnership"'],
    ],
    [`${HOME}: heroLinks.secondary.to "/news/mhs-ecommerce-partnership" is an article that is only out on ${SOON}.`],
  ],
  [
    "a page that nothing links to",
    [],
    [
      "app/discovery/site-pages.ts: has the page /partners, which nothing links to: put it into a navigation of content/site.ts.",
    ],
    (site) => {
      site.pages.push({ path: "/partners", title: "Partners", description: sentence(80), kind: "page" });
      site.published.push("/partners");
      const { isPublic } = site;
      site.isPublic = (address) => address.startsWith("/og/partners.") || isPublic(address);
    },
  ],
  [
    "a published address that is no page any more",
    [[URLS, /$/, "/blogs/old\n"]],
    [
      `${URLS}: /blogs/old is no page any more: say in ${REDIRECTS} where it leads now, or delete the line if it was never online.`,
    ],
  ],
  ["an address that is listed twice", [[URLS, /$/, "/careers\n"]], [`${URLS}: /careers is listed twice.`]],
  [
    "a redirect to no page",
    [[REDIRECTS, "{}", '{ "/blogs/old": "/blogs/web-development-futures" }']],
    [
      `${REDIRECTS}: "/blogs/old" cannot be sent on: "/blogs/web-development-futures" is no page; the nearest is "/blogs/web-development-future".`,
    ],
  ],
  [
    "a redirect that hides a page",
    [[REDIRECTS, "{}", '{ "/blogs": "/portfolio" }']],
    [`${REDIRECTS}: "/blogs" is a page, which the redirect would hide.`],
  ],
  [
    "a chain of redirects",
    [[REDIRECTS, "{}", '{ "/a": "/b", "/b": "/portfolio" }']],
    [`${REDIRECTS}: "/a" cannot be sent on: "/b" is moved itself: name the last address.`],
  ],
  [
    "a loop of redirects",
    [[REDIRECTS, "{}", '{ "/a": "/b", "/b": "/a" }']],
    [
      `${REDIRECTS}: "/a" cannot be sent on: "/b" is moved itself: name the last address.`,
      `${REDIRECTS}: "/b" cannot be sent on: "/a" is moved itself: name the last address.`,
    ],
  ],
  [
    "a redirect from what is no path",
    [[REDIRECTS, "{}", '{ "/Old/": "/portfolio" }']],
    [`${REDIRECTS}: "/Old/" is no path: small letters, no slash at the end, no hash.`],
  ],
  [
    "an invented address that is not marked",
    [[PROJECT, 'sample("https://nonprofit-platform.example.com")', '"https://np.example.com"']],
    [
      expect.stringMatching(
        new RegExp(
          `^${PROJECT}: line \\d+ has https://np.example.com, which is invented: put the real one in, or sample`,
        ),
      ),
    ],
  ],
  [
    "a real address that is marked as invented",
    [[PROJECT, "nonprofit-platform.example.com", "nonprofit.org"]],
    [expect.stringMatching(/has https:\/\/nonprofit\.org, which is real, inside sample\(\): take sample\(\) away\.$/)],
  ],
  [
    "an address without TLS",
    [[PROJECT, 'sample("https://nonprofit-platform.example.com")', '"http://nonprofit.org"']],
    [
      `${PROJECT}: liveUrl "http://nonprofit.org" has to begin with https://.`,
      expect.stringMatching(/has http:\/\/nonprofit\.org: use https\.$/),
    ],
  ],
];

test.for(MISTAKES)("file and field are named for %s", async ([, edits, lines, change]) => {
  expect(await printed(edits, change)).toEqual(lines);
});

test("mistakes in several files are all reported, also beside one that cannot be read", async () => {
  const lines = await printed([
    [POST, text("excerpt"), "Short."],
    [OPENING, "id: 3", 'id: "three"'],
    [NEWS, "export default {", 'throw new Error("Not today");\nexport default {'],
  ]);
  expect(lines).toEqual([
    `${POST}: excerpt has 6 characters; search results need 70 to 160.`,
    `${OPENING}: id has to be a number, not "three".`,
    expect.stringMatching(new RegExp(`^${NEWS}: .*cannot be read: Not today`)),
  ]);
});

test("valid content has no problems", async () => {
  const lines = await printed([
    [URLS, /$/, "/blogs/old\n/work\n"],
    [REDIRECTS, "{}", '{ "/blogs/old": "/blogs/web-development-future", "/work": "/portfolio#nonprofit-platform" }'],
    [OPENING, /datePosted: .*/, 'datePosted: "2024-03-01", closes: "2024-03-14",'],
    // A closed opening that was posted again.
    ["content/careers/full-stack-developer.ts", text("title"), "Accountant"],
    [UNLINKED_NEWS, "2024-02-20", SOON],
    [PROJECT, 'sample("https://nonprofit-platform.example.com")', '"https://nonprofit.org"'],
  ]);
  expect(lines).toEqual([]);
});
