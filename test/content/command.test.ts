import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { copySite, editFile } from "../copy-site.ts";

// The commands as an editor runs them, on a copy of the project.

/** Seconds on a free machine; the commands are processes of their own, which wait when it is busy. */
const SLOW = { timeout: 240_000 };

function copied(): string {
  const folder = copySite();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

interface Result {
  code: number;
  lines: string[];
}

/** Runs a command of package.json in a copy. */
function run(folder: string, command: "content" | "new", ...args: string[]): Promise<Result> {
  // As npm does, which takes as long to start as the command takes.
  const [program = "", ...script] = scripts[command].split(" ");
  const path = `${join(process.cwd(), "node_modules/.bin")}:${process.env.PATH}`;
  return new Promise((resolve) => {
    // None of these needs a browser.
    const options = { cwd: folder, env: { ...process.env, PATH: path, CHROMIUM_PATH: "/no-browser" } };
    execFile(program, [...script, ...args], options, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`;
      // No stack trace, and no error that nobody caught.
      expect(output).not.toMatch(/^\s+at |Error:|node:internal/m);
      const lines = output.split("\n").filter((line) => line.trim() !== "");
      resolve({ code: error ? Number(error.code) : 0, lines });
    });
  });
}

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<"content" | "new", string> };

const IN_ORDER = expect.stringMatching(/^The content is in order; \d+ sample values to confirm: npm run samples\.$/);

const counted = (count: number) =>
  expect.stringMatching(new RegExp(`^${count} problems?; \\d+ sample values to confirm: npm run samples\\.$`));

test("what follows from the content of this repository is up to date", SLOW, async () => {
  expect(await run(process.cwd(), "content", "--check")).toEqual({ code: 0, lines: [IN_ORDER] });
});

/** A file that does not parse, one that its schema refuses, and a mistake that only the rules know: rules.test.ts has all. */
const MISTAKES: [file: string, before: string | RegExp, after: string, sentence: string][] = [
  [
    "content/blogs/custom-software-for-startups.ts",
    /^(export default \{\n {2}title: .*),$/m,
    'export default {\n  title: "A title"',
    "line 6 cannot be read: Expected ',', got 'ident'. Maybe a comma or a quotation mark is missing there or in the line before.",
  ],
  [
    "content/careers/accountant.ts",
    "export default {",
    'throw new Error("Not today");\nexport default {',
    "line 4 cannot be read: Not today.",
  ],
  ["content/news/ai-powered-portal-system.ts", /excerpt:\s*"[^"]*",/, "", "excerpt is missing."],
  [
    "content/news/mhs-ecommerce-partnership.ts",
    /detail: \[\s*"/,
    'detail: ["See [our contact page](/contact). ',
    'content[0].detail[0] "/contact" is no page; the nearest is "/contact-us".',
  ],
  [
    "content/projects/environmental-consultancy-site.ts",
    "export default",
    "export const project =",
    "exports no entry: it has to begin `export default {`.",
  ],
];

test("mistakes of every kind are a sentence each", SLOW, async () => {
  const folder = copied();
  for (const [file, before, after] of MISTAKES) editFile(folder, file, before, after);
  expect(await run(folder, "content")).toEqual({
    code: 1,
    lines: [...MISTAKES.map(([file, , , sentence]) => `${file}: ${sentence}`), counted(MISTAKES.length)],
  });
});

test("mistakes in what other modules import are sentences too", SLOW, async () => {
  const folder = copied();
  const whole = ["content/home.ts", "content/about-us.ts", "content/sample.ts", "content/schema/entries.ts"].map(
    (file) => [join(folder, file), readFileSync(file, "utf8")] as const,
  );
  const lines = async () => {
    const { code, lines } = await run(folder, "content");
    expect(code).toBe(1);
    for (const [path, text] of whole) writeFileSync(path, text);
    return lines.slice(0, -1);
  };
  const news = "content/news/mhs-dubai-office.ts";
  editFile(folder, news, /category: "\w+"/, "category: 5");
  const wrongNews = `${news}: category has to be a text, not 5.`;

  editFile(folder, "content/home.ts", "export const homePage", "throw 5;\nexport const homePage");
  editFile(folder, "content/about-us.ts", "export const aboutPage", "export const page");
  expect(await lines()).toEqual([
    "content/about-us.ts: aboutPage is missing.",
    "content/about-us.ts: page is no field that this takes.",
    expect.stringMatching(/^content\/home\.ts: .*cannot be read: 5\.$/),
    wrongNews,
  ]);

  editFile(folder, "content/home.ts", /title: ".*",/, "");
  expect(await lines()).toEqual(["content/home.ts: homePage.title is missing.", wrongNews]);

  editFile(folder, "content/sample.ts", "return value", "give back");
  // Once, although nearly every file imports it.
  expect(await lines()).toEqual([expect.stringMatching(/^content\/sample\.ts: line \d+ cannot be read: /)]);

  editFile(folder, "content/schema/entries.ts", "const icon =", "const icon");
  expect(await lines()).toEqual([expect.stringMatching(/^content\/schema\/entries\.ts: line \d+ cannot be read: /)]);
});

const NEW: [kind: string, title: string, file: string, left: number, picture?: string][] = [
  ["blog", "Written by a test", "content/blogs/written-by-a-test.ts", 10],
  ["news", 'A "test" in Zürich', "content/news/a-test-in-zurich.ts", 11],
  ["job", "Prüfer für Maße", "content/careers/prufer-fur-masse.ts", 4],
  ["service", "Service of a test", "content/services/service-of-a-test.ts", 59],
  [
    "project",
    "Project of a test",
    "content/projects/project-of-a-test.ts",
    4,
    "content/images/projects/project-of-a-test.png",
  ],
  ["member", "Zoë O’Test", "content/team/zoe-otest.ts", 3, "content/images/portraits/zoe-otest.png"],
];

test(
  "npm run new writes files in which only what it calls TODO is left, and nothing is made of them",
  SLOW,
  async () => {
    const folder = copied();
    const before = made(folder);
    for (const [kind, title, file, , picture] of NEW) {
      const { code, lines } = await run(folder, "new", kind, title);
      expect(code).toBe(0);
      expect(lines[0]).toBe(`Made ${file}`);
      expect(lines.some((line) => picture && line.includes(picture))).toBe(picture !== undefined);
      expect(lines.length).toBeLessThanOrEqual(5);
    }
    const picture = { create: { width: 1_600, height: 1_000, channels: 3, background: "gray" } } as const;
    await sharp(picture).png().toFile(join(folder, "content/images/projects/project-of-a-test.png"));
    const { code, lines } = await run(folder, "content");
    expect(code).toBe(1);
    expect(made(folder).filter((file) => file.startsWith("public/"))).toEqual(
      before.filter((file) => file.startsWith("public/")),
    );
    const ofTexts = lines.filter((line) => line.includes("TODO"));
    const counts = NEW.map(([, , file]) => [file, ofTexts.filter((line) => line.startsWith(`${file}: `)).length]);
    expect(counts).toEqual(NEW.map(([, , file, left]) => [file, left]));
    // And the picture that is not there yet.
    expect(lines.filter((line) => !line.includes("TODO"))).toEqual([
      'content/team/zoe-otest.ts: image.name "zoe-otest" has no source: put zoe-otest.png, .jpg, .webp, .svg or .html into content/images/portraits/, 640 × 640 px or more.',
      expect.stringMatching(/^\d+ problems; /),
    ]);
  },
);

test.for([
  ["an unknown kind", ["blogs", "A title"], 'There is no kind "blogs". The nearest is "blog". npm run new '],
  ["nothing", [], "Say what is new, and its title. npm run new "],
  ["no title", ["news", " "], "Say the title too (of a member the name). npm run new "],
  ["a title without a Latin letter", ["blog", "漢字漢字"], '"漢字漢字" has no Latin letter or digit'],
  ["a title that is too long", ["blog", "Words ".repeat(12)], "The title has 71 characters; search results have room"],
  ["a title that is there", ["job", "Accountant"], "content/careers/accountant.ts is there already"],
] as const)("npm run new refuses %s in a sentence", SLOW, async ([, args, sentence]) => {
  expect(await run(process.cwd(), "new", ...args)).toEqual({
    code: 1,
    lines: [expect.stringContaining(sentence)],
  });
});

/** Files that follow from content, with the time when each was written. */
function made(folder: string): string[] {
  return ["public/images", "public/og", "content", "app/media"].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: "utf8" }).map(
      (name) => `${join(part, name)} ${statSync(join(folder, part, name)).mtimeMs}`,
    ),
  );
}

test("a written post and a new member get all that follows, once, and lose it again", SLOW, async () => {
  const folder = copied();
  const post = "content/blogs/words-of-a-test-in-zurich.ts";
  const member = "content/team/somebody-of-a-test.ts";
  await run(folder, "new", "blog", "Words of a test in Zürich");
  await run(folder, "new", "member", "Somebody of a test");
  const words = "What a host in Zürich costs, and what a small café gets for that. ".repeat(2);
  for (const [field, text] of Object.entries({ description: `${words}1`, excerpt: `${words}2`, category: "Hosting" })) {
    editFile(folder, post, new RegExp(`${field}: "TODO[^"]*"`), `${field}: "${text}"`);
  }
  editFile(folder, post, '"TODO: a paragraph", "TODO: another one"', `"${words.repeat(6)}1"`);
  editFile(folder, post, '"TODO: a paragraph"', '"A **short** one, with [our page](/contact-us)."');
  editFile(folder, post, "TODO: heading of the first section", "What it costs");
  editFile(folder, post, "TODO: heading of the second section", "What it gives");
  editFile(folder, post, "TODO: a topic", "Hosting");
  editFile(folder, post, "TODO: another topic", "Zürich");
  editFile(folder, member, /"TODO: what the person[^"]*"/, '"Engineer"');
  editFile(folder, member, /"TODO: who is seen[^"]*"/, '"A gray square, where her portrait will be"');
  editFile(folder, member, /"TODO: the address[^"]*"/, '"https://www.linkedin.com/in/somebody-of-a-test"');
  const portrait = join(folder, "content/images/portraits/somebody-of-a-test.png");
  await sharp({ create: { width: 700, height: 900, channels: 3, background: "gray" } })
    .png()
    .toFile(portrait);

  const files = [
    ...["svg", "webp"].map(
      (ending) => `public/images/covers/words-of-a-test-in-zurich${ending === "svg" ? "" : "-1200"}.${ending}`,
    ),
    ...["-160.avif", "-320.avif", "-640.avif", "-320.webp"].map(
      (end) => `public/images/portraits/somebody-of-a-test${end}`,
    ),
    "public/og/blogs-words-of-a-test-in-zurich.png",
  ];
  const checked = await run(folder, "content", "--check");
  expect(checked.code).toBe(1);
  expect(checked.lines).toContain(`${files.at(-1)}: is missing. Run \`npm run content\`.`);

  const first = await run(folder, "content");
  expect(first.code).toBe(0);
  // The blog's own page is not made again.
  expect(first.lines).toEqual([...files.map((file) => `Made ${file}`), "Made content/published-urls.txt", IN_ORDER]);
  expect(readFileSync(join(folder, "content/published-urls.txt"), "utf8")).toMatch(
    /\n\/blogs\/words-of-a-test-in-zurich\n$/,
  );

  const before = made(folder);
  expect(await run(folder, "content")).toEqual({ code: 0, lines: [IN_ORDER] });
  expect(made(folder)).toEqual(before);

  // Another palette is another drawing, for the cover and for the card.
  editFile(folder, post, /palette: "\w+"/, 'palette: "sand"');
  expect((await run(folder, "content")).lines).toEqual([
    ...files.filter((file) => file.includes("zurich")).map((file) => `Made ${file}`),
    IN_ORDER,
  ]);

  for (const file of [post, member]) rmSync(join(folder, file));
  rmSync(portrait);
  const last = await run(folder, "content");
  expect(last.lines).toEqual([
    ...files.toSorted().map((file) => `Removed ${file}`),
    "content/published-urls.txt: /blogs/words-of-a-test-in-zurich is no page any more: say in content/redirects.ts where it leads now, or delete the line if it was never online.",
    counted(1),
  ]);
  expect(files.filter((file) => existsSync(join(folder, file)))).toEqual([]);
});
