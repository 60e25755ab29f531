import { expect, test } from "vitest";
import { companyDay } from "#app/lib/dates.ts";
import { type Edit, printed } from "./edited-content.ts";

const POST = "content/blogs/web-development-future.ts";
const NEWS = "content/news/mhs-dubai-office.ts";
/** Nothing in content/ links to it. */
const UNLINKED_NEWS = "content/news/mhs-ecommerce-partnership.ts";
const SERVICE = "content/services/web-development.ts";
const PROJECT = "content/projects/nonprofit-platform.ts";
const OPENING = "content/careers/accountant.ts";
const MEMBER = "content/team/founder.ts";
const HOME = "content/home.ts";
const URLS = "content/published-urls.txt";
const REDIRECTS = "public/_redirects";

const SOON = companyDay(new Date(Date.now() + 30 * 24 * 3_600_000));

const sentence = (length: number) => "A sentence of words. ".repeat(20).slice(0, length).trim().padEnd(length, "x");

const text = (field: string) => new RegExp(`(?<=\\b${field}:\\s*")(?:[^"\\\\]|\\\\.)*(?=")`);

const CONTENT = /content: \[[\s\S]*\n {2}\],/;
const PARAGRAPH = /(?<=detail: \[\s*)"/;
const CATEGORY = /category: "\w+"/;
const POSTED = /datePosted: .*/;
const LIVE_URL = 'sample("https://nonprofit-platform.example.com")';
const MOBILE = "content/blogs/mobile-app-trends-2024.ts";
const DELETE_THE_LINE = "delete the line if it was never online.";
const AN_ADDRESS = 'but an address must begin with "/", "https://", "mailto:" or "tel:".';

/** Mistakes that do not hide each other, with the printed lines in any order. */
const MISTAKES: Record<string, { edits: Edit[]; lines: string[] }> = {
  "names, dates and lengths": {
    edits: [
      [POST, text("url"), "/blogs/web"],
      [POST, "2024-03-14", "2026-02-30"],
      [POST, text("title"), sentence(55)],
      [NEWS, text("excerpt"), "We have an office in Dubai now, near the creek."],
      ["content/legal/privacy.ts", /\d{4}-\d\d-\d\d/, "January 15, 2024"],
      [PROJECT, text("alt"), "A screen"],
    ],
    lines: [
      `${POST}: url is "/blogs/web"; because of the file's name it must be "/blogs/web-development-future".`,
      `${POST}: date "2026-02-30" is not a day of the calendar.`,
      `${POST}: title has 55 characters; search results have room for 3 to 54.`,
      `${NEWS}: excerpt has 47 characters; search results need 70 to 160.`,
      'content/legal/privacy.ts: privacy.updated "January 15, 2024" must be written like "2024-03-14".',
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
      [OPENING, "accounting or finance", "finance "],
      [OPENING, "Proficiency", "\\u0007\\u202e\\ufdd0\\ue000\\udb80"],
      [SERVICE, 'icon: "gauge"', 'icon: "guage"'],
      [UNLINKED_NEWS, "detail: [", "detail: [{ text: [] }, "],
    ],
    lines: [
      `${NEWS}: excerpt is missing.`,
      `${NEWS}: categories is not a field of this group.`,
      `${NEWS}: category must be a text, not 5.`,
      `${NEWS}: content has 1 entry; it takes 2 to 20.`,
      `${POST}: content[0].heading is empty.`,
      `${OPENING}: requirements[0] begins or ends with a space.`,
      ...["0007", "202E", "FDD0", "E000", "DB80"].map(
        (code) => `${OPENING}: requirements[2] has U+${code}, which no text needs: delete it.`,
      ),
      `${SERVICE}: detail.features[0].icon is "guage", which is not a choice; the nearest is "gauge".`,
      `${UNLINKED_NEWS}: content[0].detail[0] must be a text, not a group of fields.`,
    ],
  },
  "texts of pages": {
    edits: [
      [HOME, text("heading"), " "],
      [HOME, text("alt"), "A certificate"],
      ["content/about-us.ts", text("description"), "Too short."],
      ["content/about-us.ts", "Octagons", "TODO: a name"],
      ["content/site.ts", "https://fiverr.example.com", "http://fiverr.example.com"],
      ["content/not-found.ts", text("title"), "Careers "],
    ],
    lines: [
      `${HOME}: homePage.heading is empty.`,
      `${HOME}: certifications.certificate.alt has 13 characters; it takes 20 to 180.`,
      "content/about-us.ts: aboutPage.description has 10 characters; search results need 70 to 160.",
      'content/about-us.ts: story.steps[0].title still says "TODO".',
      'content/site.ts: socialNavigation[2].path "http://fiverr.example.com/mhs" must begin with https://.',
      "content/not-found.ts: notFoundPage.title begins or ends with a space.",
    ],
  },
  "mistakes across files": {
    edits: [
      [NEWS, text("title"), "Portfolio"],
      ["content/services/index.ts", text("title"), "Blogs"],
      ["content/contact-us.ts", text("to"), "/contact"],
      [NEWS, CATEGORY, 'category: "Moblie"'],
      [UNLINKED_NEWS, CATEGORY, 'category: "mobile"'],
      [UNLINKED_NEWS, "2024-02-20", "2062-02-20"],
      ["content/blogs/custom-software-for-startups.ts", /tags: \[[^\]]*\]/, 'tags: ["Dubai", "Growth", "Dubai"]'],
      [NEWS, PARAGRAPH, '"See [our contact page](/contact). '],
      [SERVICE, 'relatedProjects: ["', 'relatedProjects: ["non-profit-platform", "'],
      [SERVICE, 'to: "/contact-us"', 'to: "/contact"'],
      ["content/careers/full-stack-developer.ts", "id: 4", "id: 3"],
      [OPENING, POSTED, 'datePosted: "2024-03-14", closes: "2024-03-13",'],
      [PROJECT, text("alt"), "Image of a nonprofit platform's start page"],
    ],
    lines: [
      `${NEWS}: title is the same as portfolioPage.title in content/portfolio.ts.`,
      "content/services/index.ts: servicesPage.title is the same as blogsPage.title in content/blogs/index.ts.",
      'content/contact-us.ts: officeNews.to "/contact" is not a page; the nearest is "/contact-us".',
      `${NEWS}: category "Moblie" looks like a misspelling of "Mobile" in ${MOBILE}: write it the same way.`,
      `${UNLINKED_NEWS}: category "mobile" is written "Mobile" in ${MOBILE}: write it the same way.`,
      `${UNLINKED_NEWS}: date "2062-02-20" is more than a year ahead: is the year right?`,
      'content/blogs/custom-software-for-startups.ts: tags[2] "Dubai" is listed twice.',
      `${NEWS}: content[0].detail[0] "/contact" is not a page; the nearest is "/contact-us".`,
      `${SERVICE}: detail.relatedProjects[0] "non-profit-platform" is not a project; the nearest is "nonprofit-platform".`,
      `${SERVICE}: detail.call.to "/contact" is not a page; the nearest is "/contact-us".`,
      `content/careers/full-stack-developer.ts: id is the same as id in ${OPENING}.`,
      `${OPENING}: closes "2024-03-13" is before "2024-03-14", its datePosted.`,
      `${PROJECT}: image.alt says that it is a picture: say what is seen.`,
    ],
  },
  "addresses and redirects": {
    edits: [
      [URLS, /$/, "/work\n"],
      [UNLINKED_NEWS, "2024-02-20", SOON],
      [HOME, 'to: "/contact-us"', 'to: "/news/mhs-ecommerce-partnership"'],
      [
        REDIRECTS,
        /$/,
        "/old /blogss 301\n/blogs /portfolio 301\n/a /b 301\n/b /careers\n/b /services 301\n/Old/ / 301\n",
      ],
    ],
    lines: [
      `${URLS}: /work is no longer a page: say in ${REDIRECTS} where it leads now, or ${DELETE_THE_LINE}`,
      `${HOME}: homeCall.to "/news/mhs-ecommerce-partnership" is an article that is not published until ${SOON}.`,
      `${REDIRECTS}: "/old" cannot be redirected: "/blogss" is not a page; the nearest is "/blogs".`,
      `${REDIRECTS}: "/blogs" is a page, which the redirect would hide.`,
      `${REDIRECTS}: "/a" cannot be redirected: "/b" is moved itself: name its new address.`,
      `${REDIRECTS}: "/b" has no status 301 at the end of its line.`,
      `${REDIRECTS}: "/b" is in an earlier line, and only the first counts.`,
      `${REDIRECTS}: "/Old/" is not a path: use lowercase letters, no slash at the end and no hash.`,
    ],
  },
  "texts and future dates": {
    edits: [
      [POST, PARAGRAPH, '"See [web.dev](https:/web.dev/x). '],
      [OPENING, POSTED, 'datePosted: "2999-03-14",'],
      [SERVICE, /(?<=icon: "gauge"[^}]*description:\s*)"[^"]*"/, '"The same."'],
      [SERVICE, /(?<=icon: "pencil"[^}]*description:\s*)"[^"]*"/, '"The same."'],
    ],
    lines: [
      `${POST}: content[0].detail[0] links to "https:/web.dev/x", ${AN_ADDRESS}`,
      `${OPENING}: datePosted "2999-03-14" is in the future: it is the day the opening goes online.`,
      `${SERVICE}: detail.features[1].description is the same as detail.features[0].description in ${SERVICE}.`,
    ],
  },
};

test.for(Object.entries(MISTAKES))("names file and field: %s", async ([, { edits, lines }]) => {
  expect((await printed(edits)).toSorted()).toEqual(lines.toSorted());
});

/** Mistakes whose line contains a number or a list that may change. */
const LONGER: [file: string, before: string | RegExp, after: string, ...said: RegExp[]][] = [
  [NEWS, PARAGRAPH, '"This is **strong. ', /: content\[0\]\.detail\[0\] shows "\*\*"/],
  [SERVICE, 'icon: "react"', 'icon: "reactjs"', /technologies\[0\]\.icon "reactjs" is not a name in simple-icons/],
  [HOME, 'to: "/contact-us"', 'to: "/blogs/web-development-future#x"', /not a place of that page; it has #[a-z-]+, #/],
  [PROJECT, LIVE_URL, '"https://np.example.com"', /: line \d+ has https:\/\/np\.example\.com, which is invented/],
  [PROJECT, "nonprofit-platform.example.com", "nonprofit.org", /has https:\/\/nonprofit\.org, which is real, inside/],
  [PROJECT, LIVE_URL, '"http://nonprofit.org"', /liveUrl ".*" must begin with https:\/\/\.$/],
  [MEMBER, 'name: "founder"', 'name: "f"', /"f" has no source: put f\.png/],
];

test.for(LONGER)("in %s, %s replaced by %j prints %s", async ([file, before, after, ...said]) => {
  expect(await printed([[file, before, after]])).toEqual(said.map((one) => expect.stringMatching(one)));
});

/** Letters of the typeface and of others, joined and isolated ones, and a character of two UTF-16 units. */
const NAME = "Šárka Łoś-Nguyễn, مریم می\u200cروم, \u2067עדה\u2069, क्‍ष, 𠮷野 👩‍💻";

test("valid content has no problems", async () => {
  const lines = await printed([
    [MEMBER, /(?<=name: )sample.*/, `"${NAME}",`],
    [NEWS, /(?<=author: ).*/, `"${NAME}",`],
    // As an editor on Windows saves them.
    [URLS, /$/, "/blogs/old\r\n/work\r\n"],
    [REDIRECTS, /$/, "/blogs/old /blogs/web-development-future 301\r\n/work /portfolio#nonprofit-platform 301\r\n"],
    [OPENING, /datePosted: .*/, 'datePosted: "2024-03-01", closes: "2024-03-14",'],
    // A closed opening that was posted again.
    ["content/careers/full-stack-developer.ts", text("title"), "Accountant"],
    [UNLINKED_NEWS, "2024-02-20", SOON],
    [NEWS, /tags: \[[^\]]*\]/, 'tags: ["C++", "C#"]'],
    [PROJECT, 'sample("https://nonprofit-platform.example.com")', '"https://nonprofit.org"'],
  ]);
  expect(lines).toEqual([]);
});
