/** Imports content/ for the check, the scripts and the tests. Node needs markdown-hooks.ts for it. */
import { globSync, readFileSync } from "node:fs";
import { basename, join, parse } from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import { type Entries, type Folder, sortEntries } from "#app/entries/entries.ts";
import { article, newsArticle } from "#content/schema/article.ts";
import { opening, project, service, teamMember } from "#content/schema/entries.ts";
import type { ArticleText } from "#content/types.ts";
import type { CompiledText } from "./article-text/compile.ts";
import type { Finding } from "./finding.ts";

/** The folders with one file per entry. `hasPages`: an entry is a page of its own. */
const FOLDERS = {
  blogs: { schema: article, hasPages: true },
  news: { schema: newsArticle, hasPages: true },
  services: { schema: service, hasPages: true },
  careers: { schema: opening, hasPages: true },
  projects: { schema: project, hasPages: false },
  team: { schema: teamMember, hasPages: false },
} as const satisfies Record<Folder, { schema: object; hasPages: boolean }>;

/** A module of content/: an entry if it has a folder, else the texts of a page. */
export interface ContentFile {
  file: string;
  folder?: Folder;
  /** The file's name without its ending: the slug of an entry. */
  name: string;
  /** Path of the entry's page. */
  path?: string;
  isRead: boolean;
  /** The fields of an entry, or all exports of a page. */
  data: Record<string, unknown>;
  /** What its own fields say. The check finds what concerns several files. */
  findings: Finding[];
}

/** A module that markdown-hooks.ts or vite/markdown.ts makes of a Markdown file. */
type TextModule = Omit<CompiledText, "text"> & { file: string; default: ArticleText };

export interface Content {
  /** Without what has errors; with scheduled articles and closed openings. */
  entries: Entries;
  files: ContentFile[];
  texts: TextModule[];
}

/**
 * Reads all of content/. A process reads it once, because Node keeps modules.
 * @param root the project's folder
 */
export async function readContent(root = process.cwd()): Promise<Content> {
  const exclude = ["content/schema/**", "content/{types,sample}.ts", "**/*.d.ts"];
  const names = globSync("content/**/*.ts", { cwd: root, exclude }).toSorted();
  const files = await Promise.all(names.map((file) => readFile(root, file)));
  const markdown = globSync("content/{blogs,news}/*.md", { cwd: root }).toSorted();
  const texts = await Promise.all(markdown.map(async (file) => ({ file, ...(await imported(root, file)) })));
  return { files, texts: texts as unknown as TextModule[], entries: entriesOf(files) };
}

async function readFile(root: string, file: string): Promise<ContentFile> {
  const { name, dir } = parse(file);
  const folder = name !== "index" && basename(dir) in FOLDERS ? (basename(dir) as Folder) : undefined;
  const path = folder && FOLDERS[folder].hasPages ? `/${folder}/${name}` : undefined;
  const read = { file, folder, name, path, isRead: false, data: {}, findings: [] };
  if (/[\0\ufffd]/.test(readFileSync(join(root, file), "utf8"))) {
    return { ...read, findings: [unreadable(file, "has letters that are not UTF-8: save it as UTF-8.")] };
  }
  try {
    const module = await imported(root, file);
    if (!folder) return { ...read, isRead: true, data: { ...module } };
    const entry = (module.default ?? {}) as Record<string, unknown>;
    const findings = entryFindings({ ...read, folder }, entry).map((finding) => ({ ...finding, isError: true }));
    return { ...read, isRead: true, data: entry, findings };
  } catch (error) {
    return { ...read, findings: [readingError(root, file, error)] };
  }
}

function imported(root: string, file: string): Promise<Record<string, unknown>> {
  return import(pathToFileURL(join(root, file)).href);
}

function unreadable(file: string, message: string): Finding {
  return { file, message, isError: true };
}

/** The first line of a stack of Node's may name another file, which this one imports. */
function readingError(root: string, file: string, error: unknown): Finding {
  const { stack = "", message } = error instanceof Error ? error : { message: String(error) };
  const [, at = join(root, file), line] = /(?:file:\/\/)(\/[^\n:]+):(\d+)/.exec(stack) ?? [];
  const [reason = ""] = message.replaceAll(`${root}/`, "").split("\n");
  const place = at.startsWith(root)
    ? { file: at.slice(root.length + 1), line: line ? Number(line) : undefined }
    : { file };
  return { ...place, message: `cannot be read: ${reason}`, isError: true };
}

type EntryFile = Omit<ContentFile, "folder"> & { folder: Folder };

function entryFindings({ file, folder, name, path }: EntryFile, entry: Record<string, unknown>) {
  const { issues = [] } = v.safeParse(FOLDERS[folder].schema, entry, { message });
  // What else a check says of a field follows from the first issue.
  const byField = Map.groupBy(issues, (issue) => v.getDotPath(issue)?.replaceAll(/\.(\d+)/g, "[$1]") ?? "");
  const findings = [...byField].map(([field, said]) => ({ file, field, message: said[0]?.message ?? "" }));
  for (const [field, value] of Object.entries({ slug: name, url: path })) {
    const found = entry[field];
    const wanted = `is "${found}"; because of the file's name it must be "${value}".`;
    if (typeof found === "string" && found !== value) findings.push({ file, field, message: wanted });
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    findings.push({
      file,
      field: "",
      message: "has a name that is no address: use lowercase letters, digits, hyphens.",
    });
  }
  return findings;
}

/** For the schemas that have no message of their own. */
function message({ expected, received }: v.BaseIssue<unknown>): string {
  if (received === "undefined") return "is missing.";
  if (expected === "never") return "is no field of this kind of entry.";
  return `must be of type ${expected}, not ${received}.`;
}

function entriesOf(files: ContentFile[]): Entries {
  const valid = files.filter(({ findings }) => !findings.some(({ isError }) => isError));
  return sortEntries((wanted) => valid.filter(({ folder }) => folder === wanted).map(({ data }) => data));
}
