/** npm run new <kind> "<title>": writes an entry with all that its schema requires, and says what is left to do. */
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, globSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, parse } from "node:path";
import { companyDay } from "#app/lib/dates.ts";
import { slug } from "#app/lib/slug.ts";
import { PICTURE_SIZES } from "#app/media/picture-sizes.ts";
import type { Picture } from "#content/types.ts";
import { readCommandLine } from "#scripts/command-line.ts";
import { loadContent } from "./load-module.ts";
import { SCHEMAS } from "./read-content.ts";

const KINDS = [
  { kind: "blog", folder: "blogs", type: "Article", pictures: "covers" },
  { kind: "news", folder: "news", type: "NewsArticle", pictures: "covers" },
  { kind: "job", folder: "careers", type: "Opening", pictures: undefined },
  { kind: "service", folder: "services", type: "ServiceEntry", pictures: undefined },
  { kind: "project", folder: "projects", type: "Project", pictures: "projects" },
  { kind: "member", folder: "team", type: "TeamMember", pictures: "portraits" },
] as const;

/** How many things a list gets if not one: what its schema asks for at least, or what fills its rows. */
const COUNTS: Record<string, number> = { content: 2, tags: 2, features: 8, process: 6, technologies: 9 };

/** What to write in a field whose name does not say it. */
const HINTS: Record<string, string> = {
  alt: "what is seen, in 20 to 180 characters",
  category: "one word",
  description: "one to three sentences",
  detail: "paragraphs, lists, tables",
  excerpt: "one sentence of 70 to 160 characters for cards and search results",
  hadToWork: "one short sentence: what had to work for it to be worth its cost",
  icon: "its name in https://simpleicons.org",
  linkedin: "the address of the profile, with https://",
  liveUrl: "the address of the live site, with https://",
  location: "city and country",
  relatedProjects: "the name of a file in content/projects/, or nothing",
  requirements: "one of them",
  tags: "a topic",
  to: "the page that the button leads to, such as /contact-us",
};

const usage = `npm run new <${KINDS.map(({ kind }) => kind).join("|")}> "<title>"`;
const [wanted, ...words] = readCommandLine(usage, {}, Number.POSITIVE_INFINITY).words;
const { folder, type, pictures } = KINDS.find(({ kind }) => kind === wanted) ?? fail(`Say what is new. ${usage}`);
const title = words.join(" ").trim() || fail(`Say the title too, or the name of a member. ${usage}`);
const name = slug(title) || fail(`"${title}" has no Latin letter or digit for an address.`);
const file = `content/${folder}/${name}.ts`;
if (existsSync(file)) fail(`${file} exists already: change it, or choose another title.`);

const { files } = await loadContent(process.cwd());
const path = pictures !== "projects" && pictures !== "portraits" ? `/${folder}/` : undefined;
const drawn = globSync("content/images/covers/girih-*.svg").map((cover) => parse(cover).name);
const used = files.map(({ data }) => (data?.image as Partial<Picture> | undefined)?.name);
const cover = pictures === "covers" && drawn.toSorted().find((one) => !used.includes(one));
const alt = cover ? "A girih pattern of interlaced stars" : `TODO: ${HINTS.alt}`;
const image = { kind: pictures, name: cover || name, alt };
const day = companyDay(new Date());
const places = { slug: name, url: `${path}${name}`, id: next("id"), order: next("order") };
const known = { ...places, title, name: title, image, date: day, datePosted: day };
const entry = `export default ${JSON.stringify(exampleOf(SCHEMAS[folder], folder, known))} satisfies ${type};`;
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `import type { ${type} } from "#content/types.ts";\n\n${entry}\n`);
// `npm run dev` shows the post before `npm run content` makes its pictures.
if (cover) copyFileSync(`content/images/covers/${cover}.svg`, `public/images/covers/${cover}.svg`);
execFileSync("node_modules/.bin/biome", ["format", "--write", file], { stdio: "ignore" });

console.log(`Made ${file}\n\nWrite what begins with TODO in that file. content/README.md shows how.\n`);
if (pictures && !cover) {
  const { width, height } = PICTURE_SIZES[pictures];
  console.log(
    `Put a picture of ${width} × ${height} px or more at content/images/${pictures}/${name}.png (or .jpg).\n`,
  );
}
const page = path ? path + name : folder === "team" ? "/about-us" : "/portfolio";
console.log(`npm run content   checks it, and makes its pictures and share card
npm run dev       shows it at http://localhost:5173${page}\n`);

/** What is needed here of valibot's schemas. */
type Schema = { type: string; entries?: Record<string, Schema>; item?: Schema; literal?: unknown };

/** @returns a value that fits a schema but for its texts */
function exampleOf({ type, entries, item, literal }: Schema, field = "", known: Record<string, unknown> = {}): unknown {
  if (entries) {
    const required = Object.entries(entries).filter(([, schema]) => schema.type !== "optional");
    return Object.fromEntries(required.map(([key, schema]) => [key, known[key] ?? exampleOf(schema, key)]));
  }
  if (item) return Array.from({ length: COUNTS[field] ?? 1 }, () => exampleOf(item, field));
  if (type === "literal") return literal;
  if (type === "picklist") return "star"; // an icon
  return `TODO: ${HINTS[field] ?? field}`;
}

/** @returns the first number that no entry of the folder has */
function next(field: "order" | "id"): number {
  const numbers = files.map((other) => (other.folder === folder ? Number(other.data?.[field]) : 0));
  return 1 + Math.max(0, ...numbers.filter(Number.isInteger));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
