/** npm run new <kind> "<title>": copies the template of a kind, and says what is left to do. */
import "./markdown-hooks.ts";
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "node:path";
import { parseArgs } from "node:util";
import { companyDay } from "#app/lib/dates.ts";
import { slug } from "#app/lib/slug.ts";
import { PICTURE_SIZES } from "#app/media/picture-sizes.ts";
import { readPublishedUrls } from "./published-urls.ts";
import { readContent } from "./read-content.ts";
import { picturesOf } from "./values.ts";

/** A template of each is in templates/. `pictures`: its editor needs one of these. */
const KINDS = [
  { kind: "blog", folder: "blogs" },
  { kind: "news", folder: "news" },
  { kind: "job", folder: "careers" },
  { kind: "service", folder: "services" },
  { kind: "project", folder: "projects", pictures: "projects" },
  { kind: "member", folder: "team", pictures: "portraits" },
] as const;

/** Openings before it were never on this site. */
const FIRST_ID = 3;

const usage = `npm run new <${KINDS.map(({ kind }) => kind).join("|")}> "<title>"`;
const [wanted, ...words] = parseArgs({ allowPositionals: true }).positionals;
const found = KINDS.find(({ kind }) => kind === wanted) ?? fail(`Say what is new. ${usage}`);
const { kind, folder } = found;
const title = words.join(" ").trim() || fail(`Say the title too, or the name of a member. ${usage}`);
const name = slug(title) || fail(`"${title}" has no Latin letter or digit for an address.`);
const file = `content/${folder}/${name}.ts`;
if (existsSync(file)) fail(`${file} exists already: change it, or choose another title.`);

const content = await readContent();
const cover = unusedCover();
const templates = `${import.meta.dirname}/templates/${kind}`;
const isArticle = existsSync(`${templates}.md`);
// First, because the other file imports it.
if (isArticle) copyFileSync(`${templates}.md`, `content/${folder}/${name}.md`);
const source = readFileSync(`${templates}.ts`, "utf8")
  .replaceAll('"TITLE"', () => JSON.stringify(title))
  .replaceAll("SLUG", name)
  .replace("DAY", companyDay())
  .replace("COVER", cover)
  .replace("order: 0", `order: ${1 + largest("order")}`)
  .replace("id: 0", `id: ${nextId()}`);
writeFileSync(file, source);
execFileSync("node_modules/.bin/biome", ["format", "--write", file], { stdio: "ignore" });
// `npm run dev` shows the post before `npm run content` makes its pictures.
if (isArticle) copyFileSync(`content/images/covers/${cover}.svg`, `public/images/covers/${cover}.svg`);

console.log(
  `Made ${file}${isArticle ? ` and ${name}.md` : ""}\n\nWrite what says TODO, and then delete \`draft: true\`.\n`,
);
if ("pictures" in found) {
  const { width, height } = PICTURE_SIZES[found.pictures];
  const path = `content/images/${found.pictures}/${name}.jpg`;
  console.log(`Put a picture of ${width} × ${height} px or more at ${path} (or .png, .webp, .svg).\n`);
}
console.log(`npm run dev       shows it
npm run content   checks it, and makes its pictures and share card\n`);

/** @returns a drawn cover that no article has, or else the first */
function unusedCover(): string {
  const used = new Set(picturesOf(content).map((picture) => picture.name));
  const drawn = globSync("content/images/covers/girih-*.svg").map((one) => parse(one).name);
  const [first = ""] = drawn.toSorted();
  return drawn.toSorted().find((one) => !used.has(one)) ?? first;
}

/** @returns the largest number in this field of the folder's entries, or 0 */
function largest(field: "order" | "id"): number {
  const numbers = content.files.map(({ data, ...other }) => (other.folder === folder ? Number(data[field]) : 0));
  return Math.max(0, ...numbers.filter(Number.isInteger));
}

/** Never that of an opening whose file is gone: each that was online has a line in the list of addresses. */
function nextId(): number {
  const published = readPublishedUrls().filter(({ path }) => path.startsWith("/careers/"));
  return Math.max(1 + largest("id"), FIRST_ID + published.length);
}

function fail(reason: string): never {
  console.error(`\n  ${reason}\n`);
  process.exit(1);
}
