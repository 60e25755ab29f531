import { expect, test } from "vitest";
import { contentProblems, problemLine, staleFiles } from "../../scripts/content/content-rules";
import { type Data, entryOf, readSite, type Site } from "../../scripts/content/content-site";

const real = await readSite();

test("the real content has no problems", () => {
  expect(contentProblems(real).map(problemLine)).toEqual([]);
});

test("pictures and share cards are up to date", { timeout: 60_000 }, async () => {
  expect(await staleFiles()).toEqual([]);
});

const POST = "content/blogs/web-development-future.ts";
const NEWS = "content/news/mhs-dubai-office.ts";
const SERVICE = "content/services/web-development.ts";
const PROJECT = "content/projects/nonprofit-platform.ts";
const OPENING = "content/careers/accountant.ts";
const COVER = "content/images/covers/web-development-future.svg";
const URLS = "content/published-urls.txt";
const REDIRECTS = "content/redirects.ts";

interface Copy extends Site {
  /** Undefined deletes the value. `field` is spelled as the check prints it. */
  set(file: string, field: string, value: unknown): void;
  get(file: string, field: string): unknown;
}

function printed(change: (site: Copy) => void): string[] {
  const { isPublic, ...data } = real;
  const site: Site = { ...structuredClone(data), isPublic };
  const root = (file: string) => {
    const exports = site.files.find((other) => other.file === file)?.exports ?? {};
    return entryOf(file) ? Object.values(exports)[0] : exports;
  };
  const steps = (field: string) => field.split(/[.[\]]+/).filter(Boolean);
  const walk = (from: unknown, names: string[]) => names.reduce((value, name) => (value as Data)[name], from);
  const copy: Copy = Object.assign(site, {
    set(file: string, field: string, value: unknown) {
      const names = steps(field);
      const last = names.pop() ?? "";
      const parent = walk(root(file), names) as Data;
      if (value === undefined) delete parent[last];
      else parent[last] = value;
    },
    get: (file: string, field: string) => walk(root(file), steps(field)),
  });
  change(copy);
  return contentProblems(copy).map(problemLine);
}

const tooLong = (length: number) => "A sentence of words. ".repeat(20).slice(0, length).trim().padEnd(length, "x");

const MISTAKES: [what: string, change: (site: Copy) => void, lines: string[]][] = [
  [
    "a file that is in no list",
    (site) => {
      const posts = site.get("content/blogs/index.ts", "posts") as Data[];
      const rest = posts.filter((post) => post.url !== "/blogs/web-development-future");
      site.set("content/blogs/index.ts", "posts", rest);
    },
    [`${POST}: is not listed in content/blogs/index.ts.`],
  ],
  [
    "an entry that is listed twice",
    (site) => {
      const list = site.get("content/team/index.ts", "team") as unknown[];
      list.push(list[0]);
    },
    ["content/team/founder.ts: is listed 2 times in content/team/index.ts."],
  ],
  [
    "an entry's file without an entry",
    (site) => site.files.push({ file: "content/team/nobody.ts", source: "", exports: {} }),
    ["content/team/nobody.ts: exports no entry: look at the files beside it."],
  ],
  [
    "a url that is not the file's name",
    (site) => site.set(POST, "url", "/blogs/web-development"),
    [`${POST}: url is "/blogs/web-development"; by the file's name it has to be "/blogs/web-development-future".`],
  ],
  [
    "a slug that is not the file's name",
    (site) => site.set(OPENING, "slug", "accounts"),
    [`${OPENING}: slug is "accounts"; by the file's name it has to be "accountant".`],
  ],
  ["an empty text", (site) => site.set(POST, "content[1].heading", " "), [`${POST}: content[1].heading is empty.`]],
  [
    "a text still to be written",
    (site) => site.set(PROJECT, "description", "Lorem ipsum dolor sit amet."),
    [`${PROJECT}: description still says "Lorem ipsum".`],
  ],
  [
    "a text with a space at its end",
    (site) => site.set(OPENING, "requirements[0]", "A degree "),
    [`${OPENING}: requirements[0] begins or ends with a space.`],
  ],
  [
    "characters that the font file lacks",
    (site) => site.set(OPENING, "requirements[0]", "A degree of Zürich or Łódź"),
    [
      `${OPENING}: requirements[0] has "üŁóź", which the font file lacks: write it otherwise, or add it to SITE_CHARACTERS in app/media/font-characters.ts and run \`npm run art\`.`,
    ],
  ],
  [
    "a title that search results cut",
    (site) => site.set(POST, "title", tooLong(55)),
    [`${POST}: title has 55 characters; search results have room for 3 to 54.`],
  ],
  [
    "a page's title that search results cut",
    (site) => site.set("content/about-us.ts", "aboutPage.title", tooLong(55)),
    ["content/about-us.ts: aboutPage.title has 55 characters; search results have room for 3 to 54."],
  ],
  [
    "an excerpt that says too little",
    (site) => site.set(NEWS, "excerpt", "We have an office in Dubai now, near the creek."),
    [`${NEWS}: excerpt has 47 characters; search results need 70 to 160.`],
  ],
  ["an excerpt that is not there", (site) => site.set(NEWS, "excerpt", undefined), [`${NEWS}: excerpt is missing.`]],
  [
    "a service's description that search results cut",
    (site) => site.set(SERVICE, "description", tooLong(161)),
    [`${SERVICE}: description has 161 characters; search results need 70 to 160.`],
  ],
  [
    "a day that the calendar does not have",
    (site) => site.set(POST, "date", "February 30, 2026"),
    [`${POST}: date "February 30, 2026" is no day of the calendar.`],
  ],
  [
    "a date in another notation",
    (site) => site.set("content/legal/privacy.ts", "privacy.updated", "2026-03-14"),
    ['content/legal/privacy.ts: privacy.updated "2026-03-14" has to be written like "March 14, 2024".'],
  ],
  [
    "an article without text, and its tags",
    (site) => {
      site.set(NEWS, "content", [{ heading: "Why", detail: ["Because of this."] }]);
      site.set(NEWS, "tags", ["Dubai"]);
    },
    [
      `${NEWS}: content has 1 entry; it takes 2 to 20.`,
      `${NEWS}: tags has 1 entry; it takes 2 to 6.`,
      `${NEWS}: content has 3 words; an article needs 150 or more.`,
    ],
  ],
  ["news that nobody has written", (site) => site.set(NEWS, "author", undefined), [`${NEWS}: author is missing.`]],
  [
    "a brand without an icon",
    (site) => site.set(SERVICE, "detail.technologies[0].icon", "postgres"),
    [
      `${SERVICE}: detail.technologies[0].icon "postgres" has no icon public/images/brands/postgres.svg: take a name from simple-icons, then run \`npm run art\`.`,
    ],
  ],
  [
    "a related project that is none",
    (site) => site.set(SERVICE, "detail.relatedProjects", ["non-profit-platform"]),
    [`${SERVICE}: detail.relatedProjects[0] "non-profit-platform" is no project; the nearest is "nonprofit-platform".`],
  ],
  [
    "a service's page with too few steps",
    (site) => site.set(SERVICE, "detail.process", (site.get(SERVICE, "detail.process") as []).slice(0, 2)),
    [`${SERVICE}: detail.process has 2 entries; it takes 5 to 6.`],
  ],
  [
    "an opening with another's id",
    (site) => site.set("content/careers/full-stack-developer.ts", "id", 3),
    [`content/careers/full-stack-developer.ts: id 3 is that of ${OPENING} already.`],
  ],
  [
    "an opening that closes before it was posted",
    (site) => {
      site.set(OPENING, "datePosted", "March 14, 2024");
      site.set(OPENING, "closes", "March 13, 2024");
    },
    [`${OPENING}: closes "March 13, 2024" is before "March 14, 2024", its datePosted.`],
  ],
  [
    "an opening from the future",
    (site) => site.set(OPENING, "datePosted", "March 14, 2999"),
    [`${OPENING}: datePosted "March 14, 2999" is still to come: it is the day of going online.`],
  ],
  [
    "an alt text that is too short",
    (site) => site.set(PROJECT, "image.alt", "A screen"),
    [`${PROJECT}: image.alt has 8 characters; it takes 20 to 180.`],
  ],
  [
    "an alt text that says it is a picture",
    (site) => site.set(PROJECT, "image.alt", "Image of a nonprofit platform's start page"),
    [`${PROJECT}: image.alt says that it is a picture: say what is seen.`],
  ],
  [
    "a picture without a source",
    (site) => site.set(POST, "image.name", "web-future"),
    [
      `${POST}: image.name "web-future" has no source: put web-future.png, .jpg, .webp, .svg or .html into content/images/covers/, or name a palette and run \`npm run art\`.`,
      `${COVER}: is shown nowhere: use it or delete it.`,
    ],
  ],
  [
    "a picture that was not made yet",
    (site) => {
      site.isPublic = (address) => !address.startsWith("/images/covers/mhs-dubai-office") && real.isPublic(address);
    },
    [
      `${NEWS}: image.name "mhs-dubai-office" lacks 2 of its 2 files, such as public/images/covers/mhs-dubai-office.svg: run \`npm run images\`.`,
    ],
  ],
  [
    "another article's picture",
    (site) => site.set(POST, "image.name", "mhs-dubai-office"),
    [
      `${NEWS}: image.name "mhs-dubai-office" is the picture of ${POST} already.`,
      `${COVER}: is shown nowhere: use it or delete it.`,
    ],
  ],
  [
    "a photo that is too small",
    (site) => resize(site, ".jpg", { width: 1599, height: 1200 }),
    ["content/images/covers/web-development-future.jpg: has 1599 × 1200 pixels; covers need 1600 × 900 or more."],
  ],
  [
    "a drawing of other proportions",
    (site) => resize(site, ".svg", { width: 800, height: 800 }),
    [`${COVER}: is drawn 800 × 800; covers are 1600 × 900.`],
  ],
  [
    "a file that is no picture",
    (site) => resize(site, ".png", undefined),
    ["content/images/covers/web-development-future.png: cannot be read as a picture."],
  ],
  [
    "a page without its share card",
    (site) => {
      site.isPublic = (address) => !address.startsWith("/og/careers-accountant.") && real.isPublic(address);
    },
    [
      expect.stringMatching(
        /^content\/careers\/accountant\.ts: has no share card public\/og\/careers-accountant\.\w+: run/,
      ),
    ],
  ],
  [
    "a description that another entry has",
    (site) => site.set(SERVICE, "detail.features[1].description", site.get(SERVICE, "detail.features[0].description")),
    [`${SERVICE}: detail.features[1].description is the text of ${SERVICE}, detail.features[0].description, already.`],
  ],
  [
    "two pages of one title",
    (site) => {
      const page = site.pages.find(({ path }) => path === "/news/mhs-dubai-office");
      if (page) page.title = "Portfolio";
    },
    [`${NEWS}: title "Portfolio" is the title of content/portfolio.ts already.`],
  ],
  [
    "a link to no page",
    (site) => site.set(SERVICE, "detail.call.to", "/contact"),
    [`${SERVICE}: detail.call.to "/contact" is no page; the nearest is "/contact-us".`],
  ],
  [
    "a link to no place of a page",
    (site) => site.set("content/home.ts", "heroLinks.secondary.to", "/portfolio#non-profit"),
    [
      expect.stringMatching(
        /^content\/home\.ts: heroLinks\.secondary\.to "\/portfolio#non-profit" is no place of that page; it has #nonprofit-platform, #/,
      ),
    ],
  ],
  [
    "a link to an article that is not out yet",
    (site) => {
      site.set(NEWS, "date", "March 3, 2999");
      site.set("content/home.ts", "heroLinks.secondary.to", "/news/mhs-dubai-office");
    },
    [
      'content/home.ts: heroLinks.secondary.to "/news/mhs-dubai-office" is an article that is only out on March 3, 2999.',
    ],
  ],
  [
    "a page that nothing links to",
    (site) => {
      site.pages.push({ path: "/partners", title: "Partners", description: tooLong(80), kind: "page" });
      site.published.push("/partners");
      site.isPublic = (address) => address.startsWith("/og/partners.") || real.isPublic(address);
    },
    [
      "app/discovery/site-pages.ts: has the page /partners, which nothing links to: put it into a navigation of content/site.ts.",
    ],
  ],
  [
    "a published address that is no page any more",
    (site) => site.published.push("/blogs/old"),
    [
      `${URLS}: /blogs/old is no page any more: say in ${REDIRECTS} where it leads now, or delete the line if it was never online.`,
    ],
  ],
  [
    "a page that the list of published addresses lacks",
    (site) => site.published.splice(site.published.indexOf("/careers/accountant"), 1),
    [`${URLS}: /careers/accountant (${OPENING}) is not listed: npm run content adds it.`],
  ],
  [
    "an address that is listed twice",
    (site) => site.published.push("/careers"),
    [`${URLS}: /careers is listed twice.`],
  ],
  [
    "a redirect to no page",
    (site) => site.set(REDIRECTS, "movedPages", { "/blogs/old": "/blogs/web-development-futures" }),
    [
      `${REDIRECTS}: "/blogs/old" cannot be sent on: "/blogs/web-development-futures" is no page; the nearest is "/blogs/web-development-future".`,
    ],
  ],
  [
    "a redirect that hides a page",
    (site) => site.set(REDIRECTS, "movedPages", { "/blogs": "/portfolio" }),
    [`${REDIRECTS}: "/blogs" is a page, which the redirect would hide.`],
  ],
  [
    "a chain of redirects",
    (site) => site.set(REDIRECTS, "movedPages", { "/a": "/b", "/b": "/portfolio" }),
    [`${REDIRECTS}: "/a" cannot be sent on: "/b" is moved itself: name the last address.`],
  ],
  [
    "a loop of redirects",
    (site) => site.set(REDIRECTS, "movedPages", { "/a": "/b", "/b": "/a" }),
    [
      `${REDIRECTS}: "/a" cannot be sent on: "/b" is moved itself: name the last address.`,
      `${REDIRECTS}: "/b" cannot be sent on: "/a" is moved itself: name the last address.`,
    ],
  ],
  [
    "a redirect from what is no path",
    (site) => site.set(REDIRECTS, "movedPages", { "/Old/": "/portfolio" }),
    [`${REDIRECTS}: "/Old/" is no path: small letters, no slash at the end, no hash.`],
  ],
  [
    "an invented address that is not marked",
    (site) => write(site, PROJECT, 'sample("https://nonprofit-platform.example.com")', '"https://np.example.com"'),
    [`${PROJECT}: line 14 has https://np.example.com, which is invented: put the real one in, or sample() around it.`],
  ],
  [
    "a real address that is marked as invented",
    (site) => write(site, PROJECT, "nonprofit-platform.example.com", "nonprofit.org"),
    [`${PROJECT}: line 14 has https://nonprofit.org, which is real, inside sample(): take sample() away.`],
  ],
  [
    "an address without TLS",
    (site) => write(site, PROJECT, 'sample("https://nonprofit-platform.example.com")', '"http://nonprofit.org"'),
    [`${PROJECT}: line 14 has http://nonprofit.org: use https.`],
  ],
];

test.for(MISTAKES)("file and field are named for %s", ([, change, lines]) => {
  expect(printed(change)).toEqual(lines);
});

test("several mistakes are all reported", () => {
  const lines = printed((site) => {
    site.set(POST, "excerpt", "Short.");
    site.set(POST, "date", "April 31, 2026");
    site.set(OPENING, "id", 4);
  });
  expect(lines).toHaveLength(3);
});

test("valid content has no problems", () => {
  const lines = printed((site) => {
    site.published.push("/blogs/old", "/work");
    site.set(REDIRECTS, "movedPages", {
      "/blogs/old": "/blogs/web-development-future",
      "/work": "/portfolio#nonprofit-platform",
    });
    site.set(OPENING, "datePosted", "March 1, 2024");
    site.set(OPENING, "closes", "March 14, 2024");
    for (const page of site.pages) {
      if (page.path === "/careers/full-stack-developer") page.title = "Accountant";
    }
    site.set(NEWS, "date", "March 3, 2999");
    write(site, PROJECT, 'sample("https://nonprofit-platform.example.com")', '"https://nonprofit.org"');
  });
  expect(lines).toEqual([]);
});

function resize(site: Site, ending: string, size: { width: number; height: number } | undefined) {
  site.pictures = site.pictures.map((picture) =>
    picture.file === COVER ? { ...picture, file: COVER.replace(".svg", ending), size } : picture,
  );
}

function write(site: Site, file: string, before: string, after: string) {
  for (const other of site.files) if (other.file === file) other.source = other.source.replace(before, after);
}
