import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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

const SOON = companyDay(new Date(Date.now() + 30 * 24 * 3_600_000));

/** `after` replaces the first match of `before` in a copy of the file. */
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
      const source = readFileSync(join(root, file), "utf8");
      expect(source).toMatch(before);
      writeFileSync(join(root, file), source.replace(before, after));
    }
    const content = await readContent(root);
    const site = await readSite(content, root);
    change(site);
    return [...content.problems, ...ruleProblems(site)].map(problemLine);
  } finally {
    for (const [file] of edits) cpSync(file, join(root, file));
  }
}

const sentence = (length: number) => "A sentence of words. ".repeat(20).slice(0, length).trim().padEnd(length, "x");

const text = (field: string) => new RegExp(`(?<=\\b${field}:\\s*")(?:[^"\\\\]|\\\\.)*(?=")`);

const CONTENT = /content: \[[\s\S]*\n {2}\],/;
const PARAGRAPH = /(?<=detail: \[\s*)"/;
const CATEGORY = /category: "\w+"/;
const POSTED = /datePosted: .*/;
const LIVE_URL = 'sample("https://nonprofit-platform.example.com")';
const UNEVEN_TABLE =
  '{ type: "table", caption: "T", columns: [{ heading: "A" }, { heading: "B" }], rows: [["1", "2"], ["3"]] }';
const MOBILE = "content/blogs/mobile-app-trends-2024.ts";
const BLOCKS = '"list", "quote", "note", "code", "table", "figure", "chart", "call"';
const DELETE_THE_LINE = "delete the line if it was never online.";
const AN_ADDRESS = 'but an address must begin with "/", "https://", "mailto:" or "tel:".';

/** Mistakes that do not hide each other, and what is printed for all of them, in any order. */
const MISTAKES: Record<string, { edits: Edit[]; lines: string[] }> = {
  "names, dates and lengths": {
    edits: [
      [POST, text("url"), "/blogs/web"],
      [POST, "2024-03-14", "2026-02-30"],
      [POST, text("title"), sentence(55)],
      ["content/about-us.ts", text("title"), sentence(55)],
      [NEWS, text("excerpt"), "We have an office in Dubai now, near the creek."],
      ["content/legal/privacy.ts", "2024-01-15", "January 15, 2024"],
      [PROJECT, text("alt"), "A screen"],
    ],
    lines: [
      `${POST}: url is "/blogs/web"; by the file's name it has to be "/blogs/web-development-future".`,
      `${POST}: date "2026-02-30" is no day of the calendar.`,
      `${POST}: title has 55 characters; search results have room for 3 to 54.`,
      "content/about-us.ts: aboutPage.title has 55 characters; search results have room for 3 to 54.",
      `${NEWS}: excerpt has 47 characters; search results need 70 to 160.`,
      'content/legal/privacy.ts: privacy.updated "January 15, 2024" has to be written like "2024-03-14".',
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
      [PROJECT, text("description"), "Lorem ipsum dolor sit amet."],
      // Only those that the typeface lacks.
      [OPENING, "accounting or finance", "Zürich, a café or Łódź "],
      [SERVICE, 'icon: "gauge"', 'icon: "guage"'],
      [UNLINKED_NEWS, "detail: [", 'detail: [{ type: "lists", items: [] }, '],
    ],
    lines: [
      `${NEWS}: excerpt is missing.`,
      `${NEWS}: categories is no field that this takes.`,
      `${NEWS}: category has to be a text, not 5.`,
      `${NEWS}: content has 1 entry; it takes 2 to 20.`,
      `${POST}: content[0].heading is empty.`,
      `${PROJECT}: description still says "Lorem ipsum".`,
      `${OPENING}: requirements[0] begins or ends with a space.`,
      `${OPENING}: requirements[0] has "Łź", which our typeface cannot show: write it otherwise.`,
      `${SERVICE}: detail.features[0].icon is "guage", which it does not take; the nearest is "gauge".`,
      `${UNLINKED_NEWS}: content[0].detail[0].type is "lists"; it takes ${BLOCKS}.`,
    ],
  },
  "what only the whole content shows": {
    edits: [
      [NEWS, text("title"), "Portfolio"],
      [NEWS, CATEGORY, 'category: "Moblie"'],
      [UNLINKED_NEWS, CATEGORY, 'category: "mobile"'],
      [UNLINKED_NEWS, "2024-02-20", "2062-02-20"],
      [NEWS, /tags: \[[^\]]*\]/, 'tags: ["Dubai", "Growth", "Dubai"]'],
      [NEWS, PARAGRAPH, '"See [our contact page](/contact). '],
      [SERVICE, 'relatedProjects: ["', 'relatedProjects: ["non-profit-platform", "'],
      [SERVICE, "order: 1", "order: 2"],
      [SERVICE, 'to: "/contact-us"', 'to: "/contact"'],
      ["content/careers/full-stack-developer.ts", "id: 4", "id: 3"],
      [OPENING, POSTED, 'datePosted: "2024-03-14", closes: "2024-03-13",'],
      [PROJECT, text("alt"), "Image of a nonprofit platform's start page"],
    ],
    lines: [
      `${NEWS}: title "Portfolio" is the title of content/portfolio.ts already.`,
      `${NEWS}: category "Moblie" looks like a misspelling of "Mobile" in ${MOBILE}: write it the same way.`,
      `${UNLINKED_NEWS}: category "mobile" is written "Mobile" in ${MOBILE}: write it the same way.`,
      `${UNLINKED_NEWS}: date "2062-02-20" is more than a year ahead: is the year right?`,
      `${NEWS}: tags[2] "Dubai" is listed twice.`,
      `${NEWS}: content[0].detail[0] "/contact" is no page; the nearest is "/contact-us".`,
      `${SERVICE}: detail.relatedProjects[0] "non-profit-platform" is no project; the nearest is "nonprofit-platform".`,
      `${SERVICE}: order 2 is that of content/services/mobile-app-development.ts already.`,
      `${SERVICE}: detail.call.to "/contact" is no page; the nearest is "/contact-us".`,
      `content/careers/full-stack-developer.ts: id 3 is that of ${OPENING} already.`,
      `${OPENING}: closes "2024-03-13" is before "2024-03-14", its datePosted.`,
      `${PROJECT}: image.alt says that it is a picture: say what is seen.`,
    ],
  },
  "addresses and redirects": {
    edits: [
      [URLS, /$/, "/work\n/careers\n"],
      [UNLINKED_NEWS, "2024-02-20", SOON],
      [HOME, 'to: "/portfolio"', 'to: "/news/mhs-ecommerce-partnership"'],
      [REDIRECTS, "{}", '{ "/old": "/blogss", "/blogs": "/portfolio", "/a": "/b", "/b": "/careers", "/Old/": "/" }'],
    ],
    lines: [
      `${URLS}: /work is no page any more: say in ${REDIRECTS} where it leads now, or ${DELETE_THE_LINE}`,
      `${URLS}: /careers is listed twice.`,
      `${HOME}: heroLinks.secondary.to "/news/mhs-ecommerce-partnership" is an article that is only out on ${SOON}.`,
      `${REDIRECTS}: "/old" cannot be sent on: "/blogss" is no page; the nearest is "/blogs".`,
      `${REDIRECTS}: "/blogs" is a page, which the redirect would hide.`,
      `${REDIRECTS}: "/a" cannot be sent on: "/b" is moved itself: name the last address.`,
      `${REDIRECTS}: "/Old/" is no path: small letters, no slash at the end, no hash.`,
    ],
  },
  "texts, and a day to come": {
    edits: [
      [NEWS, CONTENT, 'content: [{ heading: "Why", detail: ["For."] }, { heading: "How", detail: ["By."] }],'],
      [POST, PARAGRAPH, '"See [web.dev](https:/web.dev/x). '],
      [UNLINKED_NEWS, "detail: [", `detail: [${UNEVEN_TABLE}, `],
      [OPENING, POSTED, 'datePosted: "2999-03-14",'],
      [SERVICE, /(?<=icon: "gauge"[^}]*description:\s*)"[^"]*"/, '"The same."'],
      [SERVICE, /(?<=icon: "pencil"[^}]*description:\s*)"[^"]*"/, '"The same."'],
    ],
    lines: [
      `${NEWS}: content has 4 words; an article needs 150 or more.`,
      `${POST}: content[0].detail[0] links to "https:/web.dev/x", ${AN_ADDRESS}`,
      `${UNLINKED_NEWS}: content[0].detail[0] has a row whose cells are more or fewer than its columns.`,
      `${OPENING}: datePosted "2999-03-14" is still to come: it is the day of going online.`,
      `${SERVICE}: detail.features[1].description is the text of ${SERVICE}, detail.features[0].description, already.`,
    ],
  },
};

test.for(Object.entries(MISTAKES))("file and field are named of %s", async ([, { edits, lines }]) => {
  expect((await printed(edits)).toSorted()).toEqual(lines.toSorted());
});

/** Mistakes whose sentence has the number of a line, or a list, that is not written out here. */
const LONGER: [file: string, before: string | RegExp, after: string, ...said: RegExp[]][] = [
  [NEWS, PARAGRAPH, '"This is **strong. ', /: content\[0\]\.detail\[0\] has "\*\*"/],
  [SERVICE, 'icon: "react"', 'icon: "reactjs"', /technologies\[0\]\.icon "reactjs" is no name in simple-icons/],
  [HOME, 'to: "/portfolio"', 'to: "/portfolio#non-profit"', /no place of that page; it has #nonprofit-platform, #/],
  [PROJECT, LIVE_URL, '"https://np.example.com"', /: line \d+ has https:\/\/np\.example\.com, which is invented/],
  [PROJECT, "nonprofit-platform.example.com", "nonprofit.org", /has https:\/\/nonprofit\.org, which is real, inside/],
  [PROJECT, LIVE_URL, '"http://nonprofit.org"', /liveUrl ".*" has to begin with https:\/\/\.$/, /: use https\.$/],
  [
    "content/team/founder.ts",
    'name: "founder"',
    'name: "f"',
    /"f" has no source: put f\.png/,
    /svg: is shown nowhere: use/,
  ],
];

test.for(LONGER)("%s, %s replaced by %j: %s", async ([file, before, after, ...said]) => {
  expect(await printed([[file, before, after]])).toEqual(said.map((one) => expect.stringMatching(one)));
});

test("two articles cannot have one picture", async () => {
  const lines = await printed([[POST, 'name: "web-development-future"', 'name: "mhs-dubai-office"']]);
  expect(lines).toContain(`${NEWS}: image.name "mhs-dubai-office" is the picture of ${POST} already.`);
});

test.for([
  [".jpg", { width: 639, height: 1200 }, "has 639 × 1200 pixels; portraits need 640 × 640 or more."],
  [".svg", { width: 800, height: 700 }, "is drawn 800 × 700; portraits are 640 × 640."],
  [".png", undefined, "cannot be read as a picture."],
] as const)("a portrait's source in %s of the size %o %s", async ([ending, size, said]) => {
  const file = PORTRAIT.replace(".svg", ending);
  const lines = await printed([], (site) => {
    site.pictures = site.pictures.map((picture) => (picture.file === PORTRAIT ? { ...picture, file, size } : picture));
  });
  expect(lines).toEqual([`${file}: ${said}`]);
});

test("a page that nothing links to is a mistake", async () => {
  const lines = await printed([], (site) => {
    site.pages.push({ path: "/partners", title: "Partners", description: sentence(80), kind: "page" });
    site.published.push("/partners");
    const { isPublic } = site;
    site.isPublic = (address) => address.startsWith("/og/partners.") || isPublic(address);
  });
  const said = "has the page /partners, which nothing links to: put it into a navigation of content/site.ts.";
  expect(lines).toEqual([`app/discovery/site-pages.ts: ${said}`]);
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
