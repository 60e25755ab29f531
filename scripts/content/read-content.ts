/** Reads and checks content/ for the build, the development server, the scripts and the tests. */
import { readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { arrange, type Entries, type Folder } from "#app/entries/entries.ts";
import { article, newsArticle } from "#content/schema/article.ts";
import { opening, project, service, teamMember } from "#content/schema/entries.ts";
import type { Article } from "#content/types.ts";
import type * as ContentModules from "./content-modules.ts";
import { loadModule } from "./load-module.ts";
import { type Problem, problemText, readingProblem } from "./problem.ts";
import { pageProblems, schemaProblems } from "./schema-problems.ts";
import { isData } from "./values.ts";

/** Folders with one file per entry: the entry's schema, and the path of its page before the slug. */
export const FOLDERS = {
  blogs: { schema: article, path: "/blogs/" },
  news: { schema: newsArticle, path: "/news/" },
  services: { schema: service, path: "/services/" },
  careers: { schema: opening, path: "/careers/" },
  projects: { schema: project, path: undefined },
  team: { schema: teamMember, path: undefined },
} as const satisfies Record<Folder, object>;

/** A module of content/: an entry if it has a folder, otherwise the texts of a page. */
export interface ContentFile {
  file: string;
  folder?: Folder;
  /** The file's name without its extension: the slug of an entry. */
  name: string;
  /** Path of the entry's page. */
  path?: string;
  source: string;
  /** The entry, or all exports of a page. Undefined if the file cannot be read. */
  data: unknown;
  /** Mistakes in this file alone. content-rules.ts finds those that concern several files. */
  problems: Problem[];
}

/** The valid entries, including scheduled articles and closed openings. Articles are as they are written. */
export type ContentEntries = Entries<Article>;

export type SourceArticle = ContentEntries["articles"][number];

export interface Content {
  entries: ContentEntries;
  /** Sorted by name. */
  files: ContentFile[];
  problems: Problem[];
}

/**
 * Reads all of content/. A file that cannot be read or does not fit its schema is a problem, not an exception.
 * @param root the project's folder
 */
export async function readContent(root = process.cwd()): Promise<Content> {
  const { contentModules } = await loadModule<typeof ContentModules>("scripts/content/content-modules.ts", root);
  const files = contentModules
    .toSorted((a, b) => Number(a.file > b.file) - Number(a.file < b.file))
    .map(({ file, module, error }) => checkFile(root, file, module, error));
  return { files, entries: entriesOf(files), problems: files.flatMap(({ problems }) => problems) };
}

/** @throws with all problems if content/ has any */
export async function readValidEntries(root?: string): Promise<ContentEntries> {
  const { entries, problems } = await readContent(root);
  if (problems.length > 0) throw new Error(`content/ has mistakes:\n${problemText(problems)}`);
  return entries;
}

/** Whether a file has the texts of a page, instead of an entry. */
export function isPage({ folder }: Pick<ContentFile, "folder">): boolean {
  return folder === undefined;
}

function checkFile(root: string, file: string, module: Record<string, unknown> | undefined, error: unknown) {
  const { name, dir } = parse(file);
  const parent = dir.replace("content/", "");
  const folder = parent in FOLDERS && name !== "index" ? (parent as Folder) : undefined;
  const path = folder && FOLDERS[folder].path && `${FOLDERS[folder].path}${name}`;
  const read = { file, folder, name, path, source: readFileSync(join(root, file), "utf8") };
  if (!module) return { ...read, data: undefined, problems: [readingProblem(root, file, error)] };
  if (!folder) return { ...read, data: module, problems: pageProblems(file, module) };
  if (!module.default) {
    return {
      ...read,
      data: {},
      problems: [{ file, message: "exports no entry: it must begin with `export default {`." }],
    };
  }
  const data = withoutInvisible(module.default);
  return {
    ...read,
    data,
    problems: [...schemaProblems(file, FOLDERS[folder].schema, data), ...nameProblems(read, data)],
  };
}

/** Soft hyphens and zero-width spaces, which word processors and chats put into words. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

function withoutInvisible(entry: unknown): unknown {
  const drop = (_: string, value: unknown) => (typeof value === "string" ? value.replaceAll(INVISIBLE, "") : value);
  return JSON.parse(JSON.stringify(entry), drop);
}

function nameProblems({ file, name, path }: Pick<ContentFile, "file" | "name" | "path">, data: unknown): Problem[] {
  const expected = { slug: name, url: path };
  const problems = Object.entries(expected).flatMap(([field, value]): Problem[] => {
    const found = isData(data) ? data[field] : undefined;
    if (typeof found !== "string" || found === value) return [];
    return [{ file, field, message: `is "${found}"; because of the file's name it must be "${value}".` }];
  });
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return problems;
  const message = "has a name that cannot be an address: use lowercase letters, digits and single hyphens.";
  return [...problems, { file, message }];
}

function entriesOf(files: ContentFile[]) {
  const lists = Object.fromEntries(
    Object.keys(FOLDERS).map((folder) => [
      folder,
      files.filter((file) => file.folder === folder && file.problems.length === 0).map(({ data }) => data),
    ]),
  );
  return arrange<Article>(lists as Record<Folder, unknown[]>);
}
