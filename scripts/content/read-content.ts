/** Reads and checks content/ for the build, the development server, the scripts and the tests. */
import { globSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { arrange, type EntryLists, type Folder } from "#app/entries/entries.ts";
import { article, newsArticle } from "#content/schema/article.ts";
import { opening, project, service, teamMember } from "#content/schema/entries.ts";
import { importOutsideVite } from "./import-outside-vite.ts";
import { type Problem, problemText, readingProblem } from "./problem.ts";
import { entryProblems, pageProblems } from "./schema-problems.ts";
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
interface ContentFile {
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
export type ContentEntries = ReturnType<typeof entriesOf>;

export type SourceArticle = ContentEntries["articles"][number];

export interface Content {
  entries: ContentEntries;
  files: ContentFile[];
  problems: Problem[];
}

/**
 * Reads all of content/. A file that cannot be read or does not fit its schema is a problem, not an exception.
 * @param root the project's folder
 */
export async function readContent(root = process.cwd()): Promise<Content> {
  const paths = globSync("**/*.ts", { cwd: join(root, "content") })
    .filter(isContentFile)
    .toSorted();
  const files = await Promise.all(paths.map((path) => readContentFile(root, path)));
  return { files, entries: entriesOf(files), problems: files.flatMap(({ problems }) => problems) };
}

/** @throws with all problems if content/ has any */
export async function readValidEntries(root?: string): Promise<ContentEntries> {
  const { entries, problems } = await readContent(root);
  if (problems.length > 0) throw new Error(`content/ has mistakes:\n${problemText(problems)}`);
  return entries;
}

/** @param pathInContent "blogs/web-development-future.ts" */
export function isContentFile(pathInContent: string): boolean {
  return !pathInContent.startsWith("schema/") && pathInContent !== "types.ts" && pathInContent !== "sample.ts";
}

/** Whether a file has the texts of a page, instead of an entry. */
export function isPage({ folder }: Pick<ContentFile, "folder">): boolean {
  return folder === undefined;
}

/** Reads and checks one file. A mistake is a problem, not an exception. */
export async function readContentFile(root: string, pathInContent: string): Promise<ContentFile> {
  const file = join("content", pathInContent);
  const [parent = ""] = pathInContent.split("/");
  const name = basename(file, ".ts");
  const folder = parent in FOLDERS && name !== "index" ? (parent as Folder) : undefined;
  const path = folder && FOLDERS[folder].path && `${FOLDERS[folder].path}${name}`;
  const read = { file, folder, name, path, source: readFileSync(join(root, file), "utf8") };
  try {
    const { mtimeMs, size } = statSync(join(root, file));
    const module = await importOutsideVite<Record<string, unknown>>(join(root, file), `${mtimeMs}-${size}`);
    const data = folder ? module.default : { ...module };
    const problems = folder
      ? [...entryProblems(file, FOLDERS[folder].schema, data), ...nameProblems(read, data)]
      : pageProblems(file, data);
    return { ...read, data, problems };
  } catch (error) {
    return { ...read, data: undefined, problems: [readingProblem(root, file, error)] };
  }
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
  const validIn = (folder: Folder) =>
    files.filter((file) => file.folder === folder && file.problems.length === 0).map(({ data }) => data);
  const valid = {
    blogs: validIn("blogs"),
    news: validIn("news"),
    services: validIn("services"),
    careers: validIn("careers"),
    projects: validIn("projects"),
    team: validIn("team"),
  };
  return arrange(valid as EntryLists);
}
