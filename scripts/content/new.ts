/** npm run new <kind> "<title>": writes an entry, its optional fields as comments, and says what is left to do. */
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, globSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, parse } from "node:path";
import * as v from "valibot";
import { companyDay } from "#app/lib/dates.ts";
import { slug } from "#app/lib/slug.ts";
import { PICTURE_SIZES } from "#app/media/picture-sizes.ts";
import type { Picture } from "#content/types.ts";
import { fail, readCommandLine } from "#scripts/command-line.ts";
import { loadContent } from "./load-module.ts";
import { FOLDERS } from "./read-content.ts";

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
  about: "what to send with the resume",
  alt: "what is seen, in 20 to 180 characters",
  category: "one word",
  closes: "the last day for applications, 2026-12-31",
  contract: "full time, permanent",
  description: "one to three sentences",
  detail: "paragraphs, lists, tables",
  excerpt: "one sentence of 70 to 160 characters for cards and search results",
  hadToWork: "what had to work for it to be worth its cost, as the end of: Done when",
  icon: "its name in https://simpleicons.org",
  linkedin: "the address of the profile, with https://",
  liveUrl: "the address of the live site, with https://",
  github: "the address of the profile, with https://",
  location: "city and country",
  relatedProjects: "the name of a file in content/projects/, or nothing",
  requirements: "one of them",
  salary: "150,000 to 200,000 rupees a month",
  tags: "a topic",
  to: "the page that the button leads to, such as /contact-us",
  twitter: "the address of the profile, with https://",
  workplace: "in the office, two days from home",
};

const usage = `npm run new <${KINDS.map(({ kind }) => kind).join("|")}> "<title>"`;
const [wanted, ...words] = readCommandLine(usage, {}, Number.POSITIVE_INFINITY).words;
const { kind, folder, type, pictures } = KINDS.find((one) => one.kind === wanted) ?? fail(`Say what is new. ${usage}`);
const { shownOn } = FOLDERS[folder];
const schema = FOLDERS[folder].schema as Schema;
const title = words.join(" ").trim() || fail(`Say the title too, or the name of a member. ${usage}`);
const titleField = kind === "member" ? "name" : "title";
const [issue] = v.safeParse(schema.entries?.[titleField] as v.GenericSchema, title).issues ?? [];
if (issue) fail(`The ${titleField} ${issue.message} ${usage}`);
const name = slug(title) || fail(`"${title}" has no Latin letter or digit for an address.`);
const file = `content/${folder}/${name}.ts`;
if (existsSync(file)) fail(`${file} exists already: change it, or choose another title.`);

const { files } = await loadContent(process.cwd());
const cover = pictures === "covers" ? unusedCover() : undefined;
const today = companyDay();
const path = `/${folder}/${name}`;
writeEntry({
  ...{ slug: name, url: path, title, name: title, date: today, datePosted: today },
  ...{ id: nextNumber("id"), order: nextNumber("order") },
  image: {
    kind: pictures,
    name: cover ?? name,
    alt: cover ? "A girih pattern of interlaced stars" : `TODO: ${HINTS.alt}`,
  },
});
// `npm run dev` shows the post before `npm run content` makes its pictures.
if (cover) copyFileSync(`content/images/covers/${cover}.svg`, `public/images/covers/${cover}.svg`);

console.log(`Made ${file}\n\nWrite what begins with TODO in that file. content/README.md shows how.\n`);
if (pictures && !cover) {
  const { width, height } = PICTURE_SIZES[pictures];
  console.log(
    `Put a picture of ${width} × ${height} px or more at content/images/${pictures}/${name}.png (or .jpg).\n`,
  );
}
console.log(`npm run content   checks it, and makes its pictures and share card
npm run dev       shows it: ${shownOn === "a page each" ? path : shownOn} at the address that it prints\n`);

/** @returns a drawn cover that no article has, if there is one */
function unusedCover(): string | undefined {
  const used = files.map(({ data }) => (data?.image as Partial<Picture> | undefined)?.name);
  const drawn = globSync("content/images/covers/girih-*.svg").map((one) => parse(one).name);
  return drawn.toSorted().find((one) => !used.includes(one));
}

/** @param known values of fields that do not have to be written */
function writeEntry(known: Record<string, unknown>): void {
  const entry = JSON.stringify(exampleOf(schema, folder, known), null, 2).replaceAll(/^( *)"\/\/ (\w+)"/gm, "$1// $2");
  mkdirSync(dirname(file), { recursive: true });
  const source = `import type { ${type} } from "#content/types.ts";\n\nexport default ${entry} satisfies ${type};\n`;
  writeFileSync(file, source);
  execFileSync("node_modules/.bin/biome", ["format", "--write", file], { stdio: "ignore" });
}

/** What is needed here of valibot's schemas. */
interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  literal?: unknown;
  /** What an optional one takes. */
  wrapped?: Schema;
}

/** @returns a value that fits a schema but for its texts. The name of an optional field begins with "// " */
function exampleOf(
  { type, entries, item, literal, wrapped }: Schema,
  field = "",
  known: Record<string, unknown> = {},
): unknown {
  if (entries) {
    const fields = Object.entries(entries).map(([key, schema]) => [
      schema.wrapped ? `// ${key}` : key,
      known[key] ?? exampleOf(schema, key),
    ]);
    return Object.fromEntries(fields);
  }
  if (wrapped) return exampleOf(wrapped, field);
  if (item) return Array.from({ length: COUNTS[field] ?? 1 }, () => exampleOf(item, field));
  if (type === "literal") return literal;
  if (type === "boolean") return true;
  if (type === "picklist") return "star"; // an icon
  return `TODO: ${HINTS[field] ?? field}`;
}

/** @returns the first number that no entry of the folder has */
function nextNumber(field: "order" | "id"): number {
  const numbers = files.map((other) => (other.folder === folder ? Number(other.data?.[field]) : 0));
  return 1 + Math.max(0, ...numbers.filter(Number.isInteger));
}
