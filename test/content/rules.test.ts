import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { companyDay } from "#app/lib/dates.ts";
import { companyName, siteOrigin } from "#content/site.ts";
import type { Picture } from "#content/types.ts";
import { problemText } from "#scripts/content/problem.ts";
import { readContent } from "#scripts/content/read-content.ts";
import { ruleProblems } from "#scripts/content/rules.ts";
import { copySite, editFile } from "#test/copy-site.ts";
import { addInventedEntries, drawPicture, FILES, invented } from "#test/invented-entries.ts";

type Edit = [file: string, before: string | RegExp, after: string];

const { post: POST, news: NEWS, otherNews: OTHER_NEWS, service: SERVICE, opening: OPENING } = FILES;
const { project: PROJECT, member: MEMBER } = FILES;
const HOME = "content/home.ts";
const URLS = "content/published-urls.txt";
const REDIRECTS = "public/_redirects";

let root: string;

beforeEach(() => {
  root = copySite();
  // Redirects of the site could meet those of a test.
  for (const file of [URLS, REDIRECTS]) writeFileSync(join(root, file), "");
  addInventedEntries(root);
});

afterEach(() => rmSync(root, { recursive: true }));

/** @returns The printed lines, without the numbers of lines, which depend on the rest of the file. */
async function printed(edits: Edit[] = []): Promise<string[]> {
  for (const edit of edits) editFile(root, ...edit);
  const content = await readContent(root);
  return problemText([...content.problems, ...(await ruleProblems(content, root))], root)
    .replaceAll(/^(\S+\.ts|\S+_redirects|\S+\.txt):\d+:/gm, "$1:")
    .split("\n")
    .filter(Boolean);
}

/** " - MHS" follows a title. */
const TITLE_LIMIT = Math.max(40, 57 - companyName.length);

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
      [POST, text("title"), sentence(TITLE_LIMIT + 1)],
      [POST, PARAGRAPH, '"See [our contact page](/contact). This is **strong. '],
      [NEWS, text("excerpt"), "We have an office in Dubai now, near the creek."],
      [PROJECT, text("alt"), "A screen"],
      [PROJECT, LIVE_URL, '"http://nonprofit.org"'],
      [POST, 'name: "invented-post"', 'name: "invented-post.svg"'],
      [NEWS, 'name: "invented-news"', 'name: "Garden"'],
      [PROJECT, 'name: "invented-project"', 'name: "50%, café"'],
      [MEMBER, 'name: "invented-member"', 'name: "f"'],
      [OPENING, "Lahore, Pakistan", "Lahore, Punjab, Pakistan"],
      [OPENING, /datePosted: .*/, 'datePosted: "2024-03-14", closes: "2024-03-13",'],
      [OTHER_NEWS, invented.news.date, "2999-03-14"],
      [OTHER_NEWS, text("alt"), "Image of a star with eight points"],
      [OTHER_NEWS, CONTENT, `content: [${'{ heading: "Why", detail: ["For this."] },'.repeat(2)}],`],
    ],
    lines: [
      expect.stringMatching(
        /^content\/careers\/.*: location "Lahore, Punjab, Pakistan" must be a city, or a city and /,
      ),
      `${OPENING}: closes is before datePosted.`,
      `${OTHER_NEWS}: date "2999-03-14" is more than a year ahead.`,
      `${OTHER_NEWS}: content[1] has the heading "Why" again: rename it, because the list of contents shows both.`,
      `${OTHER_NEWS}: image.alt begins with "image of": say only what is seen.`,
      `${POST}: url is "/blogs/web"; because of the file's name it must be "${invented.post.url}".`,
      `${POST}: content[0].detail[0] "/contact" is not a page. Did you mean "/contact-us"?`,
      expect.stringContaining('content[0].detail[0] shows "**"'),
      `${POST}: date "2026-02-30" is not a day of the calendar.`,
      `${POST}: title has ${TITLE_LIMIT + 1} characters; beside the company's name, search results have room for 3 to ${TITLE_LIMIT}.`,
      `${NEWS}: excerpt has 47 characters; search results need 70 to 160.`,
      `${PROJECT}: image.alt has 8 characters; it takes 20 to 180.`,
      `${PROJECT}: liveUrl "http://nonprofit.org" must begin with https://. Delete the line if there is none.`,
      `${POST}: image.name "invented-post.svg" is not the name of a picture: leave the ending out.`,
      `${NEWS}: image.name "Garden" is not the name of a picture: call it and its file "garden".`,
      `${PROJECT}: image.name "50%, café" is not the name of a picture: call it and its file "50-cafe".`,
      expect.stringMatching(/ image\.name "f" has no source: put f\.png/),
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
      [SERVICE, 'icon: "react"', 'icon: "reactjs"'],
      [OTHER_NEWS, "detail: [", "detail: [{ text: [] }, "],
      [MEMBER, "name:", 'name: "Somebody Else", name:'],
    ],
    lines: [
      `${NEWS}: excerpt is missing.`,
      `${NEWS}: categories is not a field of this group.`,
      `${NEWS}: category must be a text in quotes, not 5.`,
      `${NEWS}: content has 1 entry; it takes 2 to 20.`,
      `${POST}: content[0].heading is empty.`,
      `${OPENING}: requirements[0] begins or ends with a space.`,
      `${OPENING}: requirements[1] has U+202E, which no text needs: delete it.`,
      `${SERVICE}: detail.features[0].icon "guage" is not a name in Tabler's set. Did you mean "gauge"?`,
      expect.stringContaining('technologies[0].icon "reactjs" is not a name in Simple Icons'),
      `${OTHER_NEWS}: content[0].detail[0] must be a text in quotes, not a group of fields.`,
      `${MEMBER}: has name twice in one group: delete one.`,
    ],
  },
  "texts of pages": {
    edits: [
      [HOME, text("heading"), " "],
      [HOME, text("alt"), "A certificate"],
      ["content/about-us.ts", /(?<=steps: \[\s*\{[^}]*title: ")[^"]*/, "TODO: a name"],
      ["content/site.ts", /(?<=socialNavigation = \[\s*\{ name: "[^"]*", path: ).*(?=, icon)/, '"freelance.pk"'],
      ["content/site.ts", /(?<=siteOrigin = ).*(?=;)/, '"https://mhs.pk/"'],
      ["content/site.ts", /(?<=expires: ).*(?=,)/, '"October 31, 2027"'],
      ["content/legal/terms.ts", /(?<=updated: ).*(?=,)/, '"January 15, 2024"'],
      ["content/legal/privacy.ts", text("contactLabel"), "Lorem ipsum dolor sit amet"],
      ["content/portfolio.ts", /intro: ".*",/, ""],
      ["content/services/index.ts", /(?<=\sid: )"[^"]*"/, '"What it costs"'],
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
      'content/site.ts: socialNavigation[0].path "freelance.pk" must begin with https://. Delete the line if there is none.',
      'content/site.ts: siteOrigin "https://mhs.pk/" must be https:// and a host, without a slash at the end.',
      'content/site.ts: security.expires "October 31, 2027" must be written like "2027-10-31T00:00:00Z".',
      'content/legal/terms.ts: terms.updated "January 15, 2024" must be written like "2024-03-14".',
      'content/legal/privacy.ts: privacy.contactLabel still says "Lorem ipsum dolor".',
      "content/portfolio.ts: portfolioPage.intro is missing.",
      'content/services/index.ts: questions.items[0].id "What it costs" must be lowercase letters, digits and hyphens.',
      "content/not-found.ts: notFoundPage.title begins or ends with a space.",
      'content/site.ts: officeHours.opens must be a number, not "9:00".',
      'content/site.ts: contact.address.lines must be a list, not "Office 14".',
      'content/site.ts: contact.phone "051 000 0000" must be a number such as "+92 51 000 0000".',
      "content/careers/index.ts: application.text has {mail}, which nothing fills in: is it misspelled?",
    ],
  },
  "an office that moved in part": {
    edits: [["content/site.ts", /(?<=lines: ).*(?=,)/, '["Office 14", "Nowhere 99999"]']],
    lines: [
      "content/site.ts: contact.address.lines must have contact.address.city and office.postalCode: change all three, and the map.",
    ],
  },
  "mistakes across files": {
    edits: [
      [OTHER_NEWS, text("title"), invented.news.title],
      ["content/contact-us.ts", text("to"), "/contact"],
      [HOME, 'to: "/contact-us"', `to: "${invented.post.url}#x"`],
      [SERVICE, 'to: "/contact-us"', 'to: "/portfolio#nope"'],
      [OPENING, "id: 1001", "id: 3"],
      [SERVICE, "relatedProjects: []", 'relatedProjects: ["gardens"]'],
      [SERVICE, "order: 1001", "order: 1"],
      [HOME, /to: "\/services#[^"]*"/, 'to: "/services#what-it-costs"'],
      ["content/about-us.ts", 'to: "/contact-us"', 'to: "/contact-us#form"'],
    ],
    lines: [
      expect.stringContaining(`${SERVICE}: detail.relatedProjects[0] "gardens" is no project. There are `),
      expect.stringMatching(/^content\/services\/.*: order is the same in content\/services\/.*\.$/),
      expect.stringContaining(
        `${HOME}: reasonsSection.link.to "/services#what-it-costs" is not a place of that page; it has #`,
      ),
      expect.stringContaining('aboutCall.to "/contact-us#form" is not a place of that page; it has none '),
      `${OTHER_NEWS}: title is the same in ${NEWS}.`,
      expect.stringMatching(/^content\/contact-us\.ts: [\w.]+\.to "\/contact" is not a page\. /),
      expect.stringMatching(/"\/blogs\/invented-post#x" is not a place of that page; it has #[a-z-]+, #/),
      expect.stringContaining('detail.call.to "/portfolio#nope" is not a place of that page; it has #'),
      expect.stringMatching(/^content\/careers\/.*: id is the same in content\/careers\/.*\.$/),
    ],
  },
  "addresses and redirects": {
    edits: [
      [URLS, /$/, "/work\n"],
      [OTHER_NEWS, invented.news.date, SOON],
      [HOME, 'to: "/contact-us"', `to: "${invented.otherNews.url}"`],
      [REDIRECTS, /$/, "/old /blogss 301\n/blogs /portfolio 301\n/news/* /blogs 301\n/services/:name /services 301\n"],
      [REDIRECTS, /$/, "/old /blogs 302\n/api/:name /blogs\n/a/* /b/:splat\n/b/* /a/:splat\n/a/b /blogs\n"],
      [REDIRECTS, /$/, `/here ${siteOrigin}/old\n/c /blogs 200 301\n/d/*/* /blogs\n/e /f/:name\nblogs /g\n`],
    ],
    lines: [
      `${URLS}: /work is no longer a page: say in ${REDIRECTS} where it leads now, or ${DELETE_THE_LINE}`,
      `${HOME}: homeCall.to "${invented.otherNews.url}" is not published until ${SOON}.`,
      `${REDIRECTS}: "/old" cannot be redirected: "/blogss" is not a page. Did you mean "/blogs"?`,
      `${REDIRECTS}: "/blogs" would hide what is online at /blogs.`,
      expect.stringMatching(/: "\/news\/\*" would hide what is online at \/news\/[a-z.-]+\.$/),
      expect.stringMatching(/: "\/services\/:name" would hide what is online at \/services\/[a-z-]+\.$/),
      expect.stringMatching(/: "\/old" is redirected in line \d+ already\.$/),
      `${REDIRECTS}: "/api/:name" would hide what is online at /api/contact-us.`,
      expect.stringMatching(/: "\/a\/\*" leads to "\/b\/:splat", which line \d+ redirects again\.$/),
      expect.stringMatching(/: "\/b\/\*" leads to "\/a\/:splat", which line \d+ redirects again\.$/),
      expect.stringMatching(/: "\/a\/b" is redirected in line \d+ already\.$/),
      expect.stringMatching(/: "\/here" leads to "https:.*\/old", which line \d+ redirects again\.$/),
      ...["/c /blogs 200 301", "/d/*/* /blogs", "blogs /g"].map(
        (line) => `${REDIRECTS}: "${line}" must be an old address, a new one and a status: "/old /new 301".`,
      ),
      `${REDIRECTS}: "/f/:name" has :name, which is not in "/e".`,
    ],
  },
};

test.for(Object.entries(MISTAKES))("names file and field: %s", async ([, { edits, lines }]) => {
  const found = await printed(edits);
  expect(found).toEqual(expect.arrayContaining(lines));
  expect(found).toHaveLength(lines.length);
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
    [NEWS, PARAGRAPH, '"A Kuber\u200bnetes soft\u00adware\u00a0thing, a todo app, “TODO” as a word; lorem ipsum. '],
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
    `${HOME}: homeCall.to "${invented.post.url}" is not a page. Did you mean "${invented.news.url}"?`,
    expect.stringContaining(`${URLS}: ${invented.post.url} is no longer a page`),
  ]);
});

test("files that an editor saved wrongly are named", async () => {
  const save = (name: string, source: Buffer) => writeFileSync(join(root, "content/blogs", name), source);
  save("latin.ts", Buffer.from('export default {\n  title: "Café" };', "latin1"));
  save("utf-16.ts", Buffer.from("\ufeffexport default {};", "utf16le"));
  save("post.ts.txt", Buffer.from("export default {};"));
  save("value.ts", Buffer.from(`export default {\n  title: \`It costs \${price}\`,\n};`));
  expect(await printed()).toEqual([
    expect.stringContaining("content/blogs/latin.ts: has letters that are not UTF-8"),
    "content/blogs/post.ts.txt: is not read: its name must end in .ts.",
    expect.stringContaining("content/blogs/utf-16.ts: has letters that are not UTF-8"),
    'content/blogs/value.ts: cannot be read: price is not defined. Put words in quotes, and write "\\${" for "${" between backticks.',
  ]);
});

test("pictures that are too small, no picture, or two are refused, whatever their ending", async () => {
  const { post, news, otherNews, project, member } = invented;
  const save = ({ kind, name }: Picture, ending: string, data: string | Buffer) => {
    rmSync(join(root, `content/images/${kind}/${name}.svg`));
    writeFileSync(join(root, `content/images/${kind}/${name}${ending}`), data);
  };
  const gray = { width: 759, height: 1_200, channels: 3, background: "gray" } as const;
  const photo = await sharp({ create: gray }).jpeg().toBuffer();
  save(member.image, ".jpg", photo);
  save(project.image, ".svg", '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="200"/>');
  // A photo of an iPhone, and a document.
  save(post.image, ".jpg", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08mdat", "latin1"));
  save(news.image, ".png", "%PDF-1.7\n");
  writeFileSync(join(root, "content/images/covers", `${otherNews.image.name}.webp`), photo);
  const covers = "content/images/covers/invented";
  expect(await printed()).toEqual([
    `${covers}-news.png: cannot be read: save it as JPEG, PNG, WebP or SVG.`,
    `${covers}-other-news.webp: and invented-other-news.svg are one picture: delete one of them.`,
    `${covers}-post.jpg: is a HEIC photo, as an iPhone takes it: save it as JPEG.`,
    "content/images/portraits/invented-member.jpg: has 759 × 1200 pixels; portraits need 760 × 760 or more.",
    "content/images/projects/invented-project.svg: has 800 × 200 pixels; projects need 1600 × 1000.",
  ]);
});

test("pictures that are too large, misnamed or shown nowhere are named", async () => {
  const { post, news } = invented;
  const covers = join(root, "content/images/covers");
  const photo = await sharp({ create: { width: 9_000, height: 7_000, channels: 3, background: "gray" } })
    .jpeg({ quality: 1 })
    .toBuffer();
  rmSync(join(covers, `${post.image.name}.svg`));
  writeFileSync(join(covers, `${post.image.name}.jpg`), Buffer.alloc(20_000_001));
  rmSync(join(covers, `${news.image.name}.svg`));
  writeFileSync(join(covers, "Invented News.JPG"), photo);
  const name = "content/images/covers/invented-news.jpg";
  expect(await printed()).toEqual([
    "content/images/covers/invented-post.jpg: has 21 MB; at most 20 are read: save it smaller.",
    `${NEWS}: image.name "invented-news" has no source: rename content/images/covers/Invented News.JPG to ${name}.`,
  ]);
  rmSync(join(covers, "Invented News.JPG"));
  writeFileSync(join(root, name), photo);
  drawPicture(root, post.image);
  rmSync(join(covers, `${post.image.name}.jpg`));
  expect(await printed()).toEqual([`${name}: has 63 megapixels; at most 60 are read: save it smaller.`]);
  drawPicture(root, news.image);
  rmSync(join(root, name));
  writeFileSync(join(covers, "forgotten.jpg"), photo);
  writeFileSync(join(root, "content/images/cards/blogs-an-old-name.svg"), "<svg/>");
  expect(await printed()).toEqual([
    "content/images/cards/blogs-an-old-name.svg: is shown nowhere, because no page has this name: rename or delete it.",
    "content/images/covers/forgotten.jpg: is shown nowhere, because nothing in content/ names it: rename or delete it.",
  ]);
});

test("files of operating systems are neither read nor named", async () => {
  for (const folder of ["content", "content/blogs", "content/images/covers", "public"]) {
    for (const name of [".DS_Store", "Thumbs.db", "desktop.ini", "._a-post.ts", ".env", ".dev.vars"]) {
      writeFileSync(join(root, folder, name), "x");
    }
  }
  expect(await printed()).toEqual([]);
});

test("only as many redirects are taken as Cloudflare reads", async () => {
  const lines = (count: number, pattern: string) =>
    Array.from({ length: count }, (_, index) => `/old${index}${pattern} /blogs 301\n`).join("");
  await printed([[REDIRECTS, /$/, lines(2_000, "") + lines(100, "/*")]]);
  expect(await printed()).toEqual([]);
  expect(
    await printed([
      [REDIRECTS, /$/, "/more /blogs\n"],
      [REDIRECTS, "/old0 ", "/one /blogs\n/old0 "],
    ]),
  ).toEqual([
    `${REDIRECTS}: "/old1999" is ignored: Cloudflare reads 2000 redirects.`,
    `${REDIRECTS}: "/more" is ignored: from the first with * or :name on, Cloudflare reads 100.`,
  ]);
});

test("says what to do about pictures in texts and lines of backticks", async () => {
  mkdirSync(join(root, "content/images/articles"), { recursive: true });
  const small = sharp({ create: { width: 799, height: 900, channels: 3, background: "#fff" } });
  await small.png().toFile(join(root, "content/images/articles/invented-wall.png"));
  const pictures = "![A hall](invented-hall)\\n\\n![A door](Invented Door.JPG)\\n\\n![A wall](invented-wall)";
  const fenced = "detail: [`\n```bash\nls\n```\n`, ";
  expect(
    await printed([
      [POST, PARAGRAPH, `"${pictures}", "`],
      [NEWS, "detail: [", fenced],
      [OTHER_NEWS, /(?<=excerpt:\s*"[^"]*"),/, "`text`,"],
    ]),
  ).toEqual([
    `${POST}: content[0].detail[0] has a picture: "Invented Door.JPG" is not the name of a picture: call it and its file "invented-door".`,
    `${POST}: content[0].detail[0] "invented-hall" has no source: put invented-hall.png, .jpg, .webp, .avif or .svg into content/images/articles/, a width of 800 px or more.`,
    "content/images/articles/invented-wall.png: has 799 × 900 pixels; articles need a width of 800 or more.",
    `${NEWS}: cannot be read at "\`\`\`bash". A line that begins with \`\`\` ends a text between backticks: write ~~~ instead.`,
    expect.stringMatching(`${OTHER_NEWS}: cannot be read: a comma is missing after the text "A third workshop: `),
  ]);
});
