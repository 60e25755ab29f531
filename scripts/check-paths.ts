/**
 * Checks that paths named in code, comments, settings and documents exist. `npm run check` runs it. A path begins with a
 * folder of the repository, or with a folder of app/ ("start/early.ts").
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Files that the build makes, placeholders, and examples in documents. */
const IMAGINED = [
  /\/\+types\/|[<>*{$…]|^workers\/bindings\.d\.ts$/,
  /how-to-choose-a-host|how-we-work|every-block\.ts$|^app\/prices\.ts$/,
];

/** Generated copies, and tests that write or imagine files. */
const NOT_READ = /^(package-lock\.json|docs\/specification\.md|public\/|test\/(content|commands)\/)/;

const READ = /\.(tsx?|m?js|json|css|md|toml|yml|yaml)$|^\.ci\/run$/;

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => READ.test(file) && !NOT_READ.test(file) && existsSync(file));
const appFolders = readdirSync("app", { withFileTypes: true }).filter((entry) => entry.isDirectory());
const folders = new Set([...files.map((file) => file.split("/", 1)[0] ?? ""), ...appFolders.map(({ name }) => name)]);
// Without an ending or a last slash it may be a route, or a word and a slash.
const path = new RegExp(`(?<![\\w./~@-])(?:${[...folders].join("|")})/(?:[\\w./+<>*{}$…-]*(?:\\.\\w+|/|[>*}]))`, "g");

const mistakes = files.flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index) =>
      (line.match(path) ?? [])
        .filter((path) => ![path, join("app", path), join(dirname(file), path)].some((place) => existsSync(place)))
        .filter((path) => !IMAGINED.some((pattern) => pattern.test(path)))
        .map((path) => `${file}:${index + 1}: there is no ${path}`),
    ),
);
if (mistakes.length > 0) {
  console.error(mistakes.join("\n"));
  process.exit(1);
}
