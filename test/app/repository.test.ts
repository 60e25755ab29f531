import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isSystemFile } from "#scripts/content/pictures.ts";

const workflows = globSync(".github/workflows/*.yml").map((file) => readFileSync(file, "utf8"));

test("workflows pin every action to a commit, because tags can move", () => {
  const actions = workflows.flatMap((text) => [...text.matchAll(/\buses: (.+)/g)].map(([, action = ""]) => action));
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^\.\/|@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test("no workflow installs packages before it has asked for known faults in them", () => {
  const jobs = workflows.flatMap((text) =>
    text.split(/^ {2}\w+:$/m).filter((job) => /run: .*(npm ci|\.ci\/run)/.test(job)),
  );
  expect(jobs.length).toBeGreaterThan(2);
  for (const job of jobs) expect(job).toMatch(/run: npm audit --audit-level=high\n[\s\S]*run: .*(npm ci|\.ci\/run)/);
});

test("editors run the tests with the Node of the scripts", () => {
  const { "vitest.nodeExecutable": node } = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  expect(execFileSync(node, ["--version"], { encoding: "utf8" })).toMatch(/^v24\./);
});

test("the commands of the first start install once, because a second install removes what the first command runs", () => {
  const [, commands = ""] = /^## Start\n[\s\S]*?```sh\n([\s\S]*?)```/m.exec(readFileSync("README.md", "utf8")) ?? [];
  expect(commands.match(/npm \w+/g)).toEqual(["npm ci", "npm start", "npm test"]);
});

test("text files have line feeds in every clone, and Git leaves other files as they are (.gitattributes)", () => {
  const files = execFileSync("git", ["ls-files", "--eol"], { encoding: "utf8" }).trim().split("\n");
  const kinds = new Set(files.map((line) => line.split("\t")[0]?.replaceAll(/w\/\S*|\s/g, "")));
  expect(kinds).toEqual(new Set(["i/lfattr/text=autoeol=lf", "i/-textattr/-text"]));
});

test("files of operating systems and editors and secrets are neither committed, nor read as content, nor published", () => {
  const [ignored = [], unpublished = []] = [".gitignore", "public/.assetsignore"].map((file) =>
    readFileSync(file, "utf8").split("\n"),
  );
  const names = unpublished.filter((line) => line && !line.startsWith("#"));
  expect(names).toEqual(expect.arrayContaining([".DS_Store", "*~", "*.orig", "*.sw?"]));
  expect(ignored).toEqual(expect.arrayContaining(names));
  for (const name of names) expect(isSystemFile(`content/images/covers/${name}`), name).toBe(true);
  const left = [".favicon.svg.swp", "_headers~", "_headers.orig", "a.webp.bak", ".#a.svg", "#a.svg#"];
  const files = left.map((name) => `public/${name}`);
  expect(
    execFileSync("git", ["check-ignore", "--no-index", ...files], { encoding: "utf8" })
      .trim()
      .split("\n"),
  ).toEqual(files);
  for (const file of files) expect(isSystemFile(file), file).toBe(true);
});

test("the privacy policy says what the pages keep in the visitor's browser", () => {
  const source = globSync("app/**/*.{ts,tsx}")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const items = source.matchAll(/\b[gs]etItem\(\s*([^,)]+)|Storage\??\.?\[([^\]]+)\]|Storage\.(?!\w+\()(\w+)/g);
  const others = source.matchAll(/\b(document\.cookie|cookieStore|indexedDB|caches)\b/g);
  const kept = [...items, ...others].flatMap(([, ...names]) => names.filter(Boolean));
  const remedy = "Say it in content/legal/privacy.ts (section 2, and `updated`), then name its key here.";
  // The theme, and the draft of the contact form.
  expect(new Set(kept), remedy).toEqual(new Set(['"theme"', "key", "DRAFT_KEY"]));
});
