import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { copySite, editFile, runScript } from "#test/copy-site.ts";

// `npm run content` and `npm run new` on a copy of the site.

/** The commands take seconds, but longer on a busy machine. */
const SLOW = { timeout: 240_000 };

const NEW: [kind: string, title: string, file: string, picture?: string][] = [
  ["blog", "Written by a test", "content/blogs/written-by-a-test.ts"],
  ["news", 'A "test" in Zürich', "content/news/a-test-in-zurich.ts"],
  ["job", "Prüfer für Maße", "content/careers/prufer-fur-masse.ts"],
  ["service", "Service of a test", "content/services/service-of-a-test.ts"],
  ["project", "A site", "content/projects/a-site.ts", "content/images/projects/a-site.jpg"],
  ["member", "Łoś Đặng O’Test", "content/team/los-dang-otest.ts", "content/images/portraits/los-dang-otest.jpg"],
];

test("npm run new writes drafts that pass the check as they are, and refuses what it cannot name", SLOW, async () => {
  const folder = copied();
  for (const [kind, title, file, picture = "no picture"] of NEW) {
    const { code, lines } = await run(folder, "new", kind, title);
    expect([code, lines[0]]).toEqual([0, expect.stringContaining(`Made ${file}`)]);
    expect(lines.some((line) => line.includes(picture))).toBe(picture !== "no picture");
    expect(readFileSync(join(folder, file), "utf8")).not.toMatch(/TITLE|SLUG|DAY|COVER|\b(id|order): 0/);
  }
  const { code, lines } = await run(folder, "content", "--check");
  expect(lines.filter((line) => line.startsWith("public/"))).toEqual([
    // Notes, because their articles are drafts.
    ...["01-1200.webp", "01.svg", "02-1200.webp", "02.svg"].map(
      (name) => `public/images/covers/girih-${name}: is missing or out of date. Run \`npm run content\`.`,
    ),
  ]);
  expect([code, lines.at(-1)]).toEqual([0, expect.stringMatching(/^0 errors, /)]);
  const refused = [
    ["blog", "Written by a test", "content/blogs/written-by-a-test.ts exists already"],
    ["blogs", "A title", "Say what is new. npm run new <blog|"],
    ["news", " ", "Say the title too, or the name of a member. npm run new "],
    ["blog", "漢字漢字", '"漢字漢字" has no Latin letter or digit'],
  ];
  for (const [kind = "", title = "", sentence = ""] of refused) {
    expect(await run(folder, "new", kind, title)).toEqual({ code: 1, lines: [expect.stringContaining(sentence)] });
  }
});

test("an opening never gets the id of one that is gone", SLOW, async () => {
  const folder = copied();
  const idOf = (file: string) =>
    Number(/\bid: (\d+)/.exec(readFileSync(join(folder, "content/careers", file), "utf8"))?.[1]);
  await run(folder, "new", "job", "Gone");
  editFile(folder, "content/careers/gone.ts", "draft: true,", "");
  for (let todo = 0; todo < 8; todo += 1) editFile(folder, "content/careers/gone.ts", "TODO: ", "");
  await run(folder, "content");
  const [gone, ...files] = [idOf("gone.ts"), "gone.ts", "accountant.ts", "full-stack-developer.ts"] as const;
  for (const file of files) rmSync(join(folder, "content/careers", file));
  await run(folder, "new", "job", "Next");
  expect(idOf("next.ts")).toBe(gone + 1);
});

const TEXT = "What a host in Zürich costs, and what a small café gets for that. ".repeat(2);

const POST = "content/blogs/words-of-a-test-nguyen.ts";
const POST_TEXT = "content/blogs/words-of-a-test-nguyen.md";
const CARD = "public/og/blogs-words-of-a-test-nguyen.png";
const MEMBER = "content/team/somebody-of-a-test.ts";
const HALL = "content/images/articles/server-hall.png";
const PORTRAIT = "content/images/portraits/somebody-of-a-test.jpg";

/** What an editor writes in place of the TODOs. */
const WRITTEN: [file: string, before: string | RegExp, after: string][] = [
  [POST, "draft: true,", ""],
  [POST, /description:\s*"TODO[^"]*"/, `description: "${TEXT}1"`],
  [POST, /excerpt:\s*"TODO[^"]*"/, `excerpt: "${TEXT}2"`],
  [POST, /"TODO: one word"/, '"Hosting"'],
  [POST, "TODO: a topic", "Hosting"],
  [POST, "TODO: another", "Zürich"],
  [POST_TEXT, "TODO: paragraphs", "A **short** one.\n\n![A server hall](server-hall)\n\nWords"],
  [POST_TEXT, "TODO: a heading", "What it costs"],
  [POST_TEXT, "TODO: another heading", "What it gives"],
  [POST_TEXT, "TODO", TEXT],
  [MEMBER, "draft: true,", ""],
  [MEMBER, "TODO: the position", "Engineer"],
  [MEMBER, /"TODO: what is seen[^"]*"/, '"A gray square, where her portrait will be"'],
  [MEMBER, "https://TODO", "https://www.linkedin.com/in/somebody-of-a-test"],
];

test(
  "entries get pictures, cards and URLs, an edit makes them again, and a removed entry loses them",
  SLOW,
  async () => {
    const folder = copied();
    await run(folder, "new", "blog", "Words of a test, Nguyễn مريم");
    await run(folder, "new", "member", "Somebody of a test");
    for (const [file, before, after] of WRITTEN) editFile(folder, file, before, after);
    const [, cover = ""] = /kind: "covers",\s*name: "([^"]+)"/.exec(readFileSync(join(folder, POST), "utf8")) ?? [];
    const glass = { width: 800, height: 900, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } as const;
    const portrait = await sharp({ create: glass }).png().toBuffer();
    writeFileSync(join(folder, PORTRAIT), portrait);
    mkdirSync(join(folder, "content/images/articles"), { recursive: true });
    await sharp({ create: { ...glass, width: 900, height: 300 } }).toFile(join(folder, HALL));
    const covers = [`public/images/covers/${cover}.svg`, `public/images/covers/${cover}-1200.webp`];
    const sizes = ["-160.avif", "-320.avif", "-480.avif", "-760.avif", "-480.webp"];
    const portraits = sizes.map((size) => `public/images/portraits/somebody-of-a-test${size}`);
    const halls = ["-480.avif", "-800.avif", "-1200.avif", "-1600.avif", "-1200.webp"].map(
      (size) => `public/images/articles/server-hall${size}`,
    );

    const made = [...covers, ...portraits, ...halls, CARD, "content/published-urls.txt"];
    expect(await update(folder)).toEqual(made.map((file) => `Made ${file}`));
    for (const file of portraits) expect((await sharp(join(folder, file)).stats()).isOpaque, file).toBe(false);
    const shapes = await Promise.all(halls.map((file) => sharp(join(folder, file)).metadata()));
    expect(shapes.map(({ width, height }) => [width, height])).toEqual([
      [480, 160],
      [800, 267],
      ...Array.from({ length: 3 }, () => [900, 300]),
    ]);

    editFile(folder, `content/images/covers/${cover}.svg`, "</svg>", '<path d="M0 0h9v9z"/></svg>');
    const old = [...covers, CARD].toSorted();
    expect(await update(folder, "--check")).toEqual(
      old.map((file) => `${file}: is missing or out of date. Run \`npm run content\`.`),
    );
    writeFileSync(join(folder, PORTRAIT), portrait.subarray(0, portrait.length / 2));
    expect(await update(folder)).toEqual([
      ...[...covers, CARD].map((file) => `Made ${file}`),
      `${PORTRAIT}: cannot be drawn: its data is damaged. Save it again as JPEG, PNG or WebP.`,
    ]);

    // The manifest must forget a file that was removed by hand.
    for (const file of [POST, POST_TEXT, MEMBER, PORTRAIT, HALL, CARD]) rmSync(join(folder, file));
    // Nothing is removed while there are errors: a name may only be misspelled.
    expect(await update(folder)).toEqual([
      expect.stringMatching(/^content\/published-urls\.txt:\d+: \/blogs\/words-of-a-test-nguyen is no longer a page: /),
    ]);
    editFile(folder, "content/published-urls.txt", "/blogs/words-of-a-test-nguyen\n", "");
    expect(await update(folder)).toEqual(
      [...covers, ...halls, ...portraits].toSorted().map((file) => `Removed ${file}`),
    );
    expect(readFileSync(join(folder, "content/images/manifest.json"), "utf8")).not.toContain("of-a-test");
  },
);

function copied(): string {
  const folder = copySite();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<"content" | "new", string> };

/** Runs a command of package.json in a copy, without npm, which takes as long to start as the command. */
async function run(folder: string, command: "content" | "new", ...args: string[]) {
  const [, ...script] = scripts[command].split(" ");
  const { code, output, errors } = await runScript(folder, ...script, ...args);
  return { code, lines: `${output}${errors}`.split("\n").filter((line) => line.trim() !== "") };
}

/** @returns the printed lines without notes */
async function update(folder: string, ...args: string[]): Promise<string[]> {
  const { lines } = await run(folder, "content", ...args);
  return lines.filter((line) => /^(Made|Removed|content\/|public\/)/.test(line));
}
