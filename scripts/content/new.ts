/** npm run new <kind> "<title>": writes the file of a new entry, and says what is next. */
import { existsSync, writeFileSync } from "node:fs";
import { closest } from "fastest-levenshtein";
import * as v from "valibot";
import { companyDay } from "../../app/lib/dates.ts";
import { PICTURE_SIZES } from "../../app/media/picture-sizes.ts";
import { palette } from "../../content/schema/picture.ts";
import { isData } from "./content-values.ts";
import { entrySource } from "./new-entry.ts";
import { type Content, FOLDERS, type Folder, readContent } from "./read-content.ts";

const KINDS: Record<string, Folder> = {
  blog: "blogs",
  news: "news",
  job: "careers",
  service: "services",
  project: "projects",
  member: "team",
};

const USAGE = `npm run new <${Object.keys(KINDS).join("|")}> "<title>"`;

const SLUG_LENGTH = 60;

/** Letters that are no letter and an accent. */
const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ð: "d", þ: "th", ł: "l" };

const [kind = "", ...words] = process.argv.slice(2);
const title = words.join(" ").trim();
const folder = KINDS[kind];
if (!folder) {
  const nearest = kind && ` The nearest is "${closest(kind, Object.keys(KINDS))}".`;
  fail(`${kind ? `There is no kind "${kind}".${nearest}` : "Say what is new, and its title."} ${USAGE}`);
}
if (title === "") fail(`Say the title too (of a member the name). ${USAGE}`);
const titleProblem = problemOfTitle(folder, title);
if (titleProblem) fail(`The title ${titleProblem}`);
const slug = slugOf(title);
if (slug === "") fail(`"${title}" has no Latin letter or digit, of which its address could be made.`);
const file = `content/${folder}/${slug}.ts`;
if (existsSync(file)) fail(`${file} is there already: change it, or choose another title.`);

const content = await readContent();
const colors = palette.options;
const entry = {
  title,
  slug,
  day: companyDay(new Date()),
  order: highest(content, folder, "order") + 1,
  id: highest(content, folder, "id") + 1,
  palette: colors[numberOfArticles(content) % colors.length] ?? colors[0],
};
writeFileSync(file, entrySource(folder, entry));
console.log(`Made ${file}\n\n${steps(folder).join("\n")}\n`);

function steps(folder: Folder): string[] {
  const { path } = FOLDERS[folder];
  const isArticle = folder === "blogs" || folder === "news";
  const pictures = folder === "projects" ? "projects" : "portraits";
  const { width, height } = PICTURE_SIZES[pictures];
  return [
    "Write what begins with TODO in that file.",
    ...(path
      ? []
      : [`Put a picture of ${width} × ${height} px or more at content/images/${pictures}/${slug}.png (or .jpg).`]),
    `npm run content   checks it, and makes its ${path ? "share card" : "pictures"}${isArticle ? " and cover" : ""}`,
    `npm run dev       shows it at http://localhost:5173${path ? path + slug : folder === "team" ? "/about-us" : "/portfolio"}`,
  ];
}

/** Undefined: as its schema wants it. */
function problemOfTitle(folder: Folder, title: string): string | undefined {
  const { entries } = FOLDERS[folder].schema;
  const { issues } = v.safeParse("title" in entries ? entries.title : entries.name, title);
  return issues?.[0].message;
}

/** Small letters without accents, digits and single hyphens; whole words, as far as there is room. */
function slugOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[ßæœøðþł]/g, (letter) => LETTERS[letter] ?? "")
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "");
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  let slug = "";
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, SLUG_LENGTH);
    if (longer.length > SLUG_LENGTH) break;
    slug = longer;
  }
  return slug;
}

/** Of all files in the folder, also those with mistakes. */
function highest({ files }: Content, folder: Folder, field: "order" | "id"): number {
  const numbers = files.map((file) => (file.folder === folder && isData(file.data) ? Number(file.data[field]) : 0));
  return Math.max(0, ...numbers.filter(Number.isInteger));
}

function numberOfArticles({ files }: Content): number {
  return files.filter(({ folder }) => folder === "blogs" || folder === "news").length;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
