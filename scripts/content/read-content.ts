/** Reads and checks content/: the one reader for the build, the development server, the scripts and the tests. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { closest } from "fastest-levenshtein";
import * as v from "valibot";
import { article, newsArticle } from "../../content/schema/article.ts";
import { opening, project, service, teamMember } from "../../content/schema/entries.ts";
import { PAGES } from "../../content/schema/pages.ts";
import type { Article, NewsArticle, Opening, Project, ServiceEntry, TeamMember } from "../../content/types.ts";
import { type Problem, problemLine, readingProblem } from "./problem.ts";

/** Folders with one file per entry: what an entry is, its place in lists, and the path of its page before the slug. */
export const FOLDERS = {
  blogs: { schema: article, sort: newestFirst("date"), path: "/blogs/" },
  news: { schema: newsArticle, sort: newestFirst("date"), path: "/news/" },
  services: { schema: service, sort: byOrder, path: "/services/" },
  careers: { schema: opening, sort: newestFirst("datePosted"), path: "/careers/" },
  projects: { schema: project, sort: byOrder, path: undefined },
  team: { schema: teamMember, sort: byOrder, path: undefined },
} as const;

export type Folder = keyof typeof FOLDERS;

/** A module of content/. */
export interface ContentFile {
  file: string;
  source: string;
  /** All exports; of an entry the entry itself. Undefined if the file can't be read. */
  data: unknown;
  folder?: Folder;
  /** Of an entry: the file's name, which is its slug. */
  name: string;
  isValid: boolean;
}

/** An article as it is written in content/. */
export type SourceArticle = (Article | NewsArticle) & { kind: "post" | "news" };

/** The valid entries of each folder in display order, scheduled and closed ones included. */
export interface ContentEntries {
  /** Posts and news, newest first. */
  articles: SourceArticle[];
  services: ServiceEntry[];
  openings: Opening[];
  projects: Project[];
  team: TeamMember[];
}

type NamedFile = Pick<ContentFile, "file" | "folder" | "name">;

export interface Content {
  entries: ContentEntries;
  files: ContentFile[];
  /** Of each file by itself; content-rules.ts has what concerns several. */
  problems: Problem[];
}

interface ReadFile {
  file: ContentFile;
  problems: Problem[];
}

/** By path, so that after an edit the other files stay the objects they were, and what was made of them is known. */
const known = new Map<string, { version: string; read: Promise<ReadFile> }>();

/** In: the project's folder. A file that can't be read, or is not as its schema says, is a problem, not an exception. */
export async function readContent(root = process.cwd()): Promise<Content> {
  v.setGlobalMessage(typeMessage);
  const all = await Promise.all(contentFiles(root).map((named) => readOnce(root, named)));
  const files = all.map(({ file }) => file);
  return { entries: entriesOf(files), files, problems: all.flatMap(({ problems }) => problems) };
}

function readOnce(root: string, named: NamedFile): Promise<ReadFile> {
  const path = join(root, named.file);
  const version = versionOf(path);
  const kept = known.get(path);
  if (kept?.version === version) return kept.read;
  const read = readFile(root, named, version).then((file) =>
    // An editor's program empties a file before it writes it: what was read in between is none of its versions.
    existsSync(path) && versionOf(path) !== version ? readOnce(root, named) : file,
  );
  known.set(path, { version, read });
  return read;
}

/** Two writes can have one time: the clock of files ticks every few milliseconds. */
function versionOf(path: string): string {
  const { mtimeMs, size } = statSync(path);
  return `${mtimeMs}-${size}`;
}

async function readFile(root: string, { file, folder, name }: NamedFile, version: string): Promise<ReadFile> {
  const path = join(root, file);
  const source = readFileSync(path, "utf8");
  let module: Record<string, unknown>;
  try {
    module = await importFresh(path, version);
  } catch (error) {
    // What it imports may be mended without a change of the file itself.
    known.delete(path);
    return {
      file: { file, source, data: undefined, folder, name, isValid: false },
      problems: [readingProblem(root, file, error)],
    };
  }
  const schema = folder ? FOLDERS[folder].schema : PAGES[file.slice("content/".length) as keyof typeof PAGES];
  const data = folder ? module.default : withoutFunctions(module);
  const problems = schema ? schemaProblems(file, schema, data) : [noSchema(file)];
  if (folder) problems.push(...nameProblems({ file, folder, name }, data));
  return { file: { file, source, data, folder, name, isValid: problems.length === 0 }, problems };
}

/** Whether the rules can be checked: they import the texts of the pages, and Node would keep a broken one. */
export function arePagesValid({ files }: Content): boolean {
  return files.every(({ folder, isValid }) => folder || isValid);
}

/** Throws with all problems when content/ has any. */
export async function readValidEntries(root?: string): Promise<ContentEntries> {
  const { entries, problems } = await readContent(root);
  if (problems.length > 0) throw new Error(`content/ has mistakes:\n${problems.map(problemLine).join("\n")}`);
  return entries;
}

function entriesOf(files: ContentFile[]): ContentEntries {
  const of = <Entry>(folder: Folder) =>
    files
      .filter((file) => file.folder === folder && file.isValid)
      .map(({ data }) => data as Entry)
      .toSorted(FOLDERS[folder].sort as (a: Entry, b: Entry) => number);
  const posts = of<Article>("blogs").map((post) => ({ ...post, kind: "post" as const }));
  const news = of<NewsArticle>("news").map((article) => ({ ...article, kind: "news" as const }));
  return {
    articles: [...posts, ...news].toSorted(newestFirst("date")),
    services: of("services"),
    openings: of("careers"),
    projects: of("projects"),
    team: of("team"),
  };
}

/** Files of one day keep the order of their names. */
function newestFirst<Field extends string>(field: Field) {
  return (a: Record<Field, string>, b: Record<Field, string>) =>
    Number(a[field] < b[field]) - Number(a[field] > b[field]);
}

function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order;
}

function contentFiles(root: string): NamedFile[] {
  return readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" })
    .filter(
      (path) => path.endsWith(".ts") && !path.startsWith("schema/") && path !== "types.ts" && path !== "sample.ts",
    )
    .toSorted()
    .map((path) => {
      const [folder = "", file] = path.split("/");
      const name = basename(path, ".ts");
      const isEntry = file !== undefined && name !== "index" && folder in FOLDERS;
      return { file: join("content", path), folder: isEntry ? (folder as Folder) : undefined, name };
    });
}

/** Node caches modules for ever: the development server reads a file again after each change. */
function importFresh(path: string, version: string): Promise<Record<string, unknown>> {
  return import(`${pathToFileURL(path).href}?changed=${version}`);
}

function noSchema(file: string): Problem {
  return { file, message: "is not known: say in content/schema/pages.ts what it exports." };
}

function withoutFunctions(module: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(module).filter(([, value]) => typeof value !== "function"));
}

function schemaProblems(file: string, schema: v.GenericSchema, data: unknown): Problem[] {
  if (data === undefined) return [{ file, message: "exports no entry: it has to begin `export default {`." }];
  const { issues = [] } = v.safeParse(schema, data, { abortPipeEarly: true });
  return issues.map((issue) => ({ file, field: fieldOf(issue), message: issue.message }));
}

function nameProblems(
  { file, folder, name }: { file: string; folder: Folder; name: string },
  data: unknown,
): Problem[] {
  const entry = (data ?? {}) as Record<string, unknown>;
  const wanted: Record<string, string> = { slug: name, url: `${FOLDERS[folder].path}${name}` };
  const wrong = Object.keys(wanted).filter(
    (field) => typeof entry[field] === "string" && entry[field] !== wanted[field],
  );
  const problems: Problem[] = wrong.map((field) => ({
    file,
    field,
    message: `is "${entry[field]}"; by the file's name it has to be "${wanted[field]}".`,
  }));
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return problems;
  return [...problems, { file, message: "has a name that is no address: small letters, digits, single hyphens." }];
}

function fieldOf({ path }: v.BaseIssue<unknown>): string {
  return (path ?? [])
    .map(({ key }) => (typeof key === "number" ? `[${key}]` : `.${key}`))
    .join("")
    .replace(/^\./, "");
}

const TYPE_NAMES: Record<string, string> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  Array: "a list",
  Object: "a group of fields",
};

/** More choices than this are too many to list. */
const LISTED_CHOICES = 8;

/** What a schema says that has no message of its own. */
function typeMessage({ expected, received, input }: v.BaseIssue<unknown>): string {
  if (received === "undefined") return "is missing.";
  if (expected === "never") return "is no field that this takes.";
  const shown =
    typeof input === "object" && input !== null ? (Array.isArray(input) ? "a list" : "a group of fields") : received;
  const choices = expected?.match(/"[^"]*"/g);
  if (!choices) return `has to be ${TYPE_NAMES[expected ?? ""] ?? "another value"}, not ${shown}.`;
  if (choices.length <= LISTED_CHOICES || typeof input !== "string")
    return `is ${shown}; it takes ${choices.join(", ")}.`;
  return `is ${shown}, which it does not take; the nearest is ${closest(shown, choices)}.`;
}
