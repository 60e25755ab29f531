/** npm run new <kind> "<title>": writes the file of a new entry and prints the next steps. */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, writeFileSync } from "node:fs";
import { parse } from "node:path";
import { closest } from "fastest-levenshtein";
import * as v from "valibot";
import type { Folder } from "#app/entries/entries.ts";
import { companyDay } from "#app/lib/dates.ts";
import { slug } from "#app/lib/slug.ts";
import { PICTURE_SIZES } from "#app/media/picture-sizes.ts";
import { entrySource } from "./new-entry.ts";
import { FOLDERS, readContent } from "./read-content.ts";
import { isData } from "./values.ts";

const KINDS: Record<string, Folder> = {
  blog: "blogs",
  news: "news",
  job: "careers",
  service: "services",
  project: "projects",
  member: "team",
};

const USAGE = `npm run new <${Object.keys(KINDS).join("|")}> "<title>"`;

const [kind = "", ...words] = process.argv.slice(2);
if (!kind) fail(`Say what is new, and its title. ${USAGE}`);
const folder = KINDS[kind];
if (!folder) fail(`There is no kind "${kind}". The nearest is "${closest(kind, Object.keys(KINDS))}". ${USAGE}`);
const title = words.join(" ").trim();
if (title === "") fail(`Say the title too, or the name of a member. ${USAGE}`);
const { schema, path } = FOLDERS[folder];
const { issues } = v.safeParse("title" in schema.entries ? schema.entries.title : schema.entries.name, title);
if (issues) fail(`The title ${issues[0].message}`);
const name = slug(title);
if (name === "") fail(`"${title}" has no Latin letter or digit for an address.`);
const file = `content/${folder}/${name}.ts`;
if (existsSync(file)) fail(`${file} exists already: change it, or choose another title.`);

const { files } = await readContent();
const usedPictures = files.map(({ data }) => isData(data) && isData(data.image) && data.image.name);
const covers = globSync("content/images/covers/girih-*.svg").map((cover) => parse(cover).name);
const entry = {
  title,
  slug: name,
  day: companyDay(new Date()),
  order: highest(folder, "order") + 1,
  id: highest(folder, "id") + 1,
  cover: covers.toSorted().find((cover) => !usedPictures.includes(cover)) ?? name,
};
writeFileSync(file, entrySource(folder, entry));
execFileSync("node_modules/.bin/biome", ["format", "--write", file], { stdio: "ignore" });
console.log(`Made ${file}`);

const pictures = folder === "projects" ? "projects" : "portraits";
const { width, height } = PICTURE_SIZES[pictures];
const picture = `content/images/${pictures}/${name}.png (or .jpg)`;
const pictureStep = `Put a picture of ${width} × ${height} px or more at ${picture}.\n`;
const page = path ? path + name : folder === "team" ? "/about-us" : "/portfolio";
console.log(`
Write what begins with TODO in that file.
${path ? "" : pictureStep}npm run content   checks it, and makes its pictures and share card
npm run dev       shows it at http://localhost:5173${page}
`);

/** @returns the highest number in the folder, including entries with mistakes. */
function highest(folder: Folder, field: "order" | "id"): number {
  const numbers = files.map(({ folder: other, data }) => (other === folder && isData(data) ? Number(data[field]) : 0));
  return Math.max(0, ...numbers.filter(Number.isInteger));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
