/**
 * Checks that each path which is named in code, comments, settings and documents exists: `npm run check` runs it. A path
 * begins with a folder of the repository, or, in app/, with a room ("start/early.ts").
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";

/** What only the build makes, and the examples of documents. */
const NOT_IN_THE_REPOSITORY = [
  /\/\+types\//,
  /[<>*{$…]/,
  /^workers\/bindings\.d\.ts$/,
  /how-to-choose-a-host|how-we-work|every-block\.ts$|^app\/prices\.ts$/,
];

/** Copies that nobody edits, and tests that write or imagine files. */
const NOT_READ = /^(package-lock\.json|docs\/specification\.md|public\/|test\/(content|commands)\/)/;

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file && !NOT_READ.test(file) && existsSync(file));
const folders = new Set(files.filter((file) => file.includes("/")).map((file) => file.split("/")[0] ?? ""));
const rooms = readdirSync("app").filter((name) => statSync(`app/${name}`).isDirectory());
const named = new RegExp(
  `(?<![\\w./~@-])(?:${[...folders, ...rooms].map((name) => name.replace(".", "\\.")).join("|")})/[\\w./+<>*{}$…-]*[\\w/>*}]`,
  "g",
);

const wrong = files.flatMap((file) => {
  if (!/\.(tsx?|m?js|json|css|md|toml|yml|yaml)$|^\.ci\/run$/.test(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index) => {
      const paths = line.match(named) ?? [];
      return paths.filter((path) => !exists(path, file)).map((path) => `${file}:${index + 1}: there is no ${path}`);
    });
});

if (wrong.length > 0) {
  console.error(wrong.join("\n"));
  process.exit(1);
}

function exists(path: string, file: string): boolean {
  if (NOT_IN_THE_REPOSITORY.some((pattern) => pattern.test(path))) return true;
  // Without an ending it may be a route or a word and a slash: only what looks like a file or a folder counts.
  if (!/\.\w+$|\/$/.test(path)) return true;
  return (
    existsSync(path) || existsSync(`app/${path}`) || existsSync(`${file.slice(0, file.lastIndexOf("/") + 1)}${path}`)
  );
}
