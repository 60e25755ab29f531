import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { editFile } from "#test/copy-site.ts";
import { addInventedEntries, FILES, invented } from "#test/invented-entries.ts";
import { copied, counted, IN_ORDER, run, SLOW } from "./editor-commands.ts";

const BROKEN =
  `cannot be read at "url: "${invented.post.url}",". Is a comma missing at the end of the line before? ` +
  'Is a quotation mark at an end of a text curly (“)? Is a straight one (") or a line break inside the text? ' +
  "Between backticks (`) both are allowed, but no backtick.";

/** One mistake of each kind. rules.test.ts has all. */
const MISTAKES: [file: string, before: string | RegExp, after: string, line: string, sentence: string][] = [
  [FILES.post, `"${invented.post.title}",`, '"A title"', ":29", BROKEN],
  [FILES.news, /excerpt: "[^"]*",/, "", ":1", "excerpt is missing."],
  [
    FILES.otherNews,
    /content: \[/,
    'content: [{ heading: "New", detail: [\n`One.\n\n- Two,\n- [our page](/contact-us)\n- <b>three</b>`] },',
    ":14",
    "content[0].detail[0] has HTML, which does not work here.",
  ],
  [
    FILES.project,
    "export default",
    "export const project =",
    "",
    "exports no entry: it must begin with `export default {`.",
  ],
];

test.concurrent("reports mistakes of every kind in a sentence each", SLOW, async (context) => {
  const folder = copied(context);
  addInventedEntries(folder);
  for (const [file, before, after] of MISTAKES) editFile(folder, file, before, after);
  const { code, lines } = await run(folder, "content");
  expect(code).toBe(1);
  const said = MISTAKES.map(([file, , , line, sentence]) => `${file}${line}: ${sentence}`);
  expect(lines).toEqual([...said, counted(MISTAKES.length)]);
});

/** TypeScript's words end some of these. */
const WRONG_TYPES: [file: string, before: string | RegExp, after: string, said: RegExp][] = [
  ["content/about-us.ts", /description:\s*"[^"]*",/, "", /^\d+: is wrong: Property 'description' is /],
  ["content/contact-us.ts", 'to: "/', 'to: "', /^\d+: is wrong: Type '"/],
  ["content/home.ts", "title:", "titel:", /^\d+: is wrong: .* Did you mean to write 'title'\?$/],
  ["content/portfolio.ts", /title: .*/, "title: 7,", /^\d+: is wrong: Type 'number' is /],
  ["content/services/index.ts", "servicesPage = {", "servicesPage = { }", /^\d+: cannot be read at "description:"/],
];

test.concurrent("reports missing texts and wrong types of pages", SLOW, async (context) => {
  const folder = copied(context);
  for (const [file, before, after] of WRONG_TYPES) editFile(folder, file, before, after);
  const { code, lines } = await run(folder, "content", "--check");
  expect(code).toBe(1);
  const said = lines.slice(0, -1).map((line) => line.split(/:(.*)/, 2));
  expect(said).toEqual(WRONG_TYPES.map(([file, , , sentence]) => [file, expect.stringMatching(sentence)]));
});

const NEW: [kind: string, title: string, file: string, left: number, picture?: string][] = [
  ["blog", "Written by a test", "content/blogs/written-by-a-test.ts", 9],
  ["news", 'A "test" in Zürich', "content/news/a-test-in-zurich.ts", 10],
  ["job", "Prüfer für Maße", "content/careers/prufer-fur-masse.ts", 3],
  ["service", "Service of a test", "content/services/service-of-a-test.ts", 63],
  ["project", "A site", "content/projects/a-site.ts", 4, "content/images/projects/a-site.png"],
  ["member", "Łoś Đặng O’Test", "content/team/los-dang-otest.ts", 3, "content/images/portraits/los-dang-otest.png"],
];

test.concurrent("npm run new writes files that need only their TODOs", SLOW, async (context) => {
  const folder = copied(context);
  for (const [kind, title, file, , picture] of NEW) {
    const { code, lines } = await run(folder, "new", kind, title);
    expect(code).toBe(0);
    expect(lines[0]).toBe(`Made ${file}`);
    expect(lines.some((line) => picture && line.includes(picture))).toBe(picture !== undefined);
  }
  const [[kind, title, file] = ["", "", ""]] = NEW;
  expect(await run(folder, "new", kind, title)).toEqual({
    code: 1,
    lines: [expect.stringContaining(`${file} exists already`)],
  });
  const { code, lines } = await run(folder, "content");
  expect(code).toBe(1);
  const left = (file: string) => lines.filter((line) => line.startsWith(`${file}:`) && line.includes("TODO")).length;
  expect(NEW.map(([, , file]) => [file, left(file)])).toEqual(NEW.map(([, , file, count]) => [file, count]));
  expect(lines.filter((line) => !line.includes("TODO"))).toEqual([
    expect.stringMatching(/^content\/projects\/a-site\.ts:\d+: image\.name "a-site" has no source/),
    expect.stringMatching(
      /^content\/team\/los-dang-otest\.ts:\d+: image\.name "los-dang-otest" has no source: put los-dang-/,
    ),
    expect.stringMatching(/^\d+ problems; /),
  ]);
});

test.concurrent.for([
  ["an unknown kind", ["blogs", "A title"], "Say what is new. npm run new <blog|"],
  ["no title", ["news", " "], "Say the title too, or the name of a member. npm run new "],
  ["a title without a Latin letter", ["blog", "漢字漢字"], '"漢字漢字" has no Latin letter or digit'],
] as const)("npm run new refuses %s", SLOW, async ([, args, sentence]) => {
  expect(await run(process.cwd(), "new", ...args)).toEqual({
    code: 1,
    lines: [expect.stringContaining(sentence)],
  });
});

const TEXT = "What a host in Zürich costs, and what a small café gets for that. ".repeat(2);
const PARAGRAPH = TEXT.repeat(6);

/** What an editor writes in place of the TODOs of a post. */
const WRITTEN: [before: string | RegExp, after: string][] = [
  [/(description|excerpt):\s*"TODO[^"]*"/, `$1: "${TEXT}1"`],
  [/(description|excerpt):\s*"TODO[^"]*"/, `$1: "${TEXT}2"`],
  [/category: "TODO[^"]*"/, 'category: "Hosting"'],
  ["TODO: paragraphs, lists, tables", `${PARAGRAPH}1`],
  ["TODO: paragraphs, lists, tables", "A **short** one, with [our page](/contact-us)."],
  ["TODO: heading", "What it costs"],
  ["TODO: heading", "What it gives"],
  ["TODO: a topic", "Hosting"],
  ["TODO: a topic", "Zürich"],
];

test.concurrent("a post gets its pictures, card and URL, and a removed one loses them", SLOW, async (context) => {
  const folder = copied(context);
  const post = "content/blogs/words-of-a-test-nguyen.ts";
  await run(folder, "new", "blog", "Words of a test, Nguyễn مريم");
  const [, cover = ""] = /kind: "covers",\s*name: "([^"]+)"/.exec(readFileSync(join(folder, post), "utf8")) ?? [];
  for (const [before, after] of WRITTEN) editFile(folder, post, before, after);
  const files = [
    `public/images/covers/${cover}.svg`,
    `public/images/covers/${cover}-1200.webp`,
    "public/og/blogs-words-of-a-test-nguyen.png",
  ];
  const made = files.map((file) => `Made ${file}`);
  const checked = await run(folder, "content", "--check");
  expect(checked.code).toBe(1);
  expect(checked.lines).toContain(`${files.at(-1)}: is missing or out of date. Run \`npm run content\`.`);

  // Nothing else is made again.
  const first = await run(folder, "content");
  expect(first).toEqual({ code: 0, lines: [...made, "Made content/published-urls.txt", IN_ORDER] });

  // A cover is a file like any other: an edit of it is published.
  editFile(folder, `content/images/covers/${cover}.svg`, "</svg>", '<path d="M0 0h9v9z"/></svg>');
  expect((await run(folder, "content")).lines).toEqual([...made, IN_ORDER]);

  // Nothing is removed while there are mistakes: a name may only be misspelled.
  editFile(folder, post, `name: "${cover}"`, 'name: "misspelled"');
  const misspelled = await run(folder, "content");
  expect(misspelled.lines).toEqual([
    expect.stringContaining('image.name "misspelled" has no source: put misspelled.png'),
    counted(1),
  ]);

  rmSync(join(folder, post));
  // The manifest must forget a file that was removed by hand.
  rmSync(join(folder, "public/og/blogs-words-of-a-test-nguyen.png"));
  expect((await run(folder, "content")).lines).toEqual([
    "content/published-urls.txt: /blogs/words-of-a-test-nguyen is no longer a page: say in public/_redirects where it leads now, or delete the line if it was never online.",
    counted(1),
  ]);
  editFile(folder, "content/published-urls.txt", "/blogs/words-of-a-test-nguyen\n", "");
  expect((await run(folder, "content")).lines).toEqual([
    `Removed public/images/covers/${cover}-1200.webp`,
    `Removed public/images/covers/${cover}.svg`,
    IN_ORDER,
  ]);
  const manifest = readFileSync(join(folder, "content/images/manifest.json"), "utf8");
  expect(manifest).not.toContain("words-of-a-test");
});

test.concurrent(
  "makes all sizes of a new member's portrait, which stays transparent, unless it is damaged",
  SLOW,
  async (context) => {
    const folder = copied(context);
    const portrait = join(folder, "content/images/portraits/somebody-of-a-test.png");
    const glass = { width: 800, height: 900, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } as const;
    const picture = await sharp({ create: glass }).png().toBuffer();
    writeFileSync(portrait, picture);
    await run(folder, "new", "member", "Somebody of a test");
    const member = "content/team/somebody-of-a-test.ts";
    editFile(folder, member, "TODO: position", "Engineer");
    editFile(folder, member, /"TODO: what is seen[^"]*"/, '"A gray square, where her portrait will be"');
    editFile(folder, member, /"TODO: the address[^"]*"/, '"https://www.linkedin.com/in/somebody-of-a-test"');
    const sizes = ["-160.avif", "-320.avif", "-480.avif", "-760.avif", "-480.webp"];
    const made = sizes.map((size) => `public/images/portraits/somebody-of-a-test${size}`);
    expect(await run(folder, "content")).toEqual({ code: 0, lines: [...made.map((file) => `Made ${file}`), IN_ORDER] });
    for (const file of made) expect((await sharp(join(folder, file)).stats()).isOpaque, file).toBe(false);

    writeFileSync(portrait, picture.subarray(0, picture.length / 2));
    expect((await run(folder, "content")).lines).toContain(
      "content/images/portraits/somebody-of-a-test.png: cannot be drawn: its data is damaged. Save it again as JPEG, PNG or WebP.",
    );
  },
);
