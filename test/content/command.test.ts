import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { problemText } from "#scripts/content/problem.ts";
import { readContent } from "#scripts/content/read-content.ts";
import { ruleProblems } from "#scripts/content/rules.ts";
import { updateContent } from "#scripts/content/update-content.ts";
import { copySite, editFile } from "#test/copy-site.ts";
import { addInventedEntries, FILES, invented } from "#test/invented-entries.ts";

// `npm run content` and `npm run new` on a copy of the site.

/** The commands take seconds, but longer on a busy machine. */
const SLOW = { timeout: 240_000 };

const BROKEN =
  `cannot be read at "url: "${invented.post.url}",". Is a comma missing at the end of the line before? ` +
  'Is a quotation mark at an end of a text curly (“)? Is a straight one (") or a line break inside the text? ' +
  "Between backticks (`) both are allowed, but no backtick.";

/** One mistake of each kind; rules.test.ts has all. */
const MISTAKES: [file: string, before: string | RegExp, after: string, said: string | RegExp][] = [
  [FILES.post, `"${invented.post.title}",`, '"A title"', `:29: ${BROKEN}`],
  [FILES.news, /excerpt: "[^"]*",/, "", ":1: excerpt is missing."],
  [
    FILES.otherNews,
    /content: \[/,
    'content: [{ heading: "New", detail: [\n`One.\n\n- Two,\n- [our page](/contact-us)\n- todo: three`] },',
    ':14: content[0].detail[0] still says "todo:".',
  ],
  [
    FILES.project,
    "export default",
    "export const project =",
    ": exports no entry: it must begin with `export default {`.",
  ],
  ["content/contact-us.ts", 'to: "/', 'to: "', /^:\d+: \S+\.to ".*" must begin with a slash: a page of this site\.$/],
  ["content/services/index.ts", "servicesPage = {", "servicesPage = { }", /^:\d+: cannot be read at "description:"/],
];

test("npm run content reports mistakes of entries and pages in a sentence each", SLOW, async () => {
  const folder = copied();
  addInventedEntries(folder);
  for (const [file, before, after] of MISTAKES) editFile(folder, file, before, after);
  const { code, lines } = await run(folder, "content");
  expect(code).toBe(1);
  expect(lines.pop()).toMatch(
    new RegExp(`^${MISTAKES.length} problems; \\d+ sample values to confirm: npm run samples`),
  );
  const found = new Map(lines.map((line) => [line.replace(/:.*/, ""), line.replace(/^[^:]*/, "")]));
  const said = MISTAKES.map(([file, , , words]) => [file, words] as const);
  expect([...found.keys()].toSorted()).toEqual(said.map(([file]) => file).toSorted());
  for (const [file, words] of said)
    expect(found.get(file)).toEqual(typeof words === "string" ? words : expect.stringMatching(words));
});

const NEW: [kind: string, title: string, file: string, left: number, picture?: string][] = [
  ["blog", "Written by a test", "content/blogs/written-by-a-test.ts", 9],
  ["news", 'A "test" in Zürich', "content/news/a-test-in-zurich.ts", 10],
  ["job", "Prüfer für Maße", "content/careers/prufer-fur-masse.ts", 3],
  ["service", "Service of a test", "content/services/service-of-a-test.ts", 63],
  ["project", "A site", "content/projects/a-site.ts", 3, "content/images/projects/a-site.png"],
  ["member", "Łoś Đặng O’Test", "content/team/los-dang-otest.ts", 3, "content/images/portraits/los-dang-otest.png"],
];

test(
  "npm run new writes files that need only their TODOs and pictures, and refuses what it cannot name",
  SLOW,
  async () => {
    const folder = copied();
    const made = await Promise.all(NEW.map(([kind, title]) => run(folder, "new", kind, title)));
    expect(made.map(({ code, lines }) => [code, lines[0]])).toEqual(NEW.map(([, , file]) => [0, `Made ${file}`]));
    for (const [index, [, , , , picture]] of NEW.entries()) {
      const said = made[index]?.lines.some((line) => line.includes(picture ?? "Put a picture"));
      expect(said).toBe(picture !== undefined);
    }
    const refused = [
      ["blog", "Written by a test", "content/blogs/written-by-a-test.ts exists already"],
      ["blogs", "A title", "Say what is new. npm run new <blog|"],
      [
        "blog",
        "x".repeat(300),
        "The title has 300 characters; beside the company's name, search results have room for 3 to ",
      ],
      ["news", " ", "Say the title too, or the name of a member. npm run new "],
      ["blog", "漢字漢字", '"漢字漢字" has no Latin letter or digit'],
    ];
    const answers = await Promise.all(refused.map(([kind = "", title = ""]) => run(folder, "new", kind, title)));
    expect(answers).toEqual(
      refused.map(([, , sentence]) => ({ code: 1, lines: [expect.stringContaining(sentence ?? "")] })),
    );
    const content = await readContent(folder);
    const problems = [...content.problems, ...(await ruleProblems(content, folder))];
    const left = (file: string) => problems.filter((one) => one.file === file && one.message.includes("TODO")).length;
    expect(NEW.map(([, , file]) => [file, left(file)])).toEqual(NEW.map(([, , file, count]) => [file, count]));
    expect(problems.filter(({ message }) => !message.includes("TODO")).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^"a-site" has no source/),
      expect.stringMatching(/^"los-dang-otest" has no source: put los-dang-/),
    ]);
  },
);

const TEXT = "What a host in Zürich costs, and what a small café gets for that. ".repeat(2);
const PARAGRAPH = TEXT.repeat(6);

const POST = "content/blogs/words-of-a-test-nguyen.ts";
const CARD = "public/og/blogs-words-of-a-test-nguyen.png";
const MEMBER = "content/team/somebody-of-a-test.ts";
const HALL = "content/images/articles/server-hall.png";
const PORTRAIT = "content/images/portraits/somebody-of-a-test.png";

/** What an editor writes in place of the TODOs. */
const WRITTEN: [file: string, before: string | RegExp, after: string][] = [
  [POST, /(description|excerpt):\s*"TODO[^"]*"/, `$1: "${TEXT}1"`],
  [POST, /(description|excerpt):\s*"TODO[^"]*"/, `$1: "${TEXT}2"`],
  [POST, /category: "TODO[^"]*"/, 'category: "Hosting"'],
  [POST, "TODO: paragraphs, lists, tables", `${PARAGRAPH}1`],
  [POST, "TODO: paragraphs, lists, tables", "A **short** one.\\n\\n![A server hall](server-hall)"],
  [POST, "TODO: heading", "What it costs"],
  [POST, "TODO: heading", "What it gives"],
  [POST, "TODO: a topic", "Hosting"],
  [POST, "TODO: a topic", "Zürich"],
  [MEMBER, "TODO: position", "Engineer"],
  [MEMBER, /"TODO: what is seen[^"]*"/, '"A gray square, where her portrait will be"'],
  [MEMBER, /"TODO: the address[^"]*"/, '"https://www.linkedin.com/in/somebody-of-a-test"'],
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

    const made = [...covers, ...halls, ...portraits, CARD, "content/published-urls.txt"];
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
    expect(await update(folder, { isCheck: true })).toEqual(
      old.map((file) => `${file}: is missing or out of date. Run \`npm run content\`.`),
    );
    writeFileSync(join(folder, PORTRAIT), portrait.subarray(0, portrait.length / 2));
    expect(await update(folder)).toEqual([
      ...[...covers, CARD].map((file) => `Made ${file}`),
      `${PORTRAIT}: cannot be drawn: its data is damaged. Save it again as JPEG, PNG or WebP.`,
    ]);

    // The manifest must forget a file that was removed by hand.
    for (const file of [POST, MEMBER, PORTRAIT, HALL, CARD]) rmSync(join(folder, file));
    // Nothing is removed while there are mistakes: a name may only be misspelled.
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

/** Runs a command of package.json in a copy. */
function run(folder: string, command: "content" | "new", ...args: string[]) {
  // Without npm, which takes as long to start as the command.
  const [program = "", ...script] = scripts[command].split(" ");
  return new Promise<{ code: number; lines: string[] }>((resolve) => {
    execFile(program, [...script, ...args], { cwd: folder }, (error, stdout, stderr) => {
      const lines = `${stdout}${stderr}`.split("\n").filter((line) => line.trim() !== "");
      resolve({ code: error ? Number(error.code) : 0, lines });
    });
  });
}

/** Does what `npm run content` does, without starting a process. @returns the printed lines */
async function update(folder: string, { isCheck = false } = {}): Promise<string[]> {
  const before = process.cwd();
  process.chdir(folder);
  const log = vi.spyOn(console, "log").mockReturnValue();
  // No command may need a browser.
  vi.stubEnv("CHROMIUM_PATH", "/no-browser");
  try {
    const content = await readContent();
    const problems = [...content.problems, ...(await updateContent(content, isCheck))];
    return [...log.mock.calls.map(([line]) => line), ...problemText(problems).split("\n")].filter(Boolean);
  } finally {
    log.mockRestore();
    vi.unstubAllEnvs();
    process.chdir(before);
  }
}
