/** Imports content/ in Node.js. Requires markdown-hooks.ts. */
import { globSync } from "node:fs";
import { parse, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Entries, type EntryFolders, sortEntries } from "#app/entries/entries.ts";

/** Module of an entry, of a page's texts, or of an article's Markdown file. */
export interface ContentModule {
  /** "content/blogs/a-host.ts" */
  file: string;
  exports: Record<string, unknown>;
}

/** @returns the modules of content/, sorted by file */
export async function readContent(): Promise<ContentModule[]> {
  const exclude = ["content/schema/**", "content/{types,sample}.ts", "**/*.d.ts"];
  const files = globSync(["content/**/*.ts", "content/{blogs,news}/*.md"], { exclude }).toSorted();
  return Promise.all(files.map(async (file) => ({ file, exports: await import(pathToFileURL(resolve(file)).href) })));
}

/** @param modules content without mistakes (check.ts) */
export function entriesOf(modules: ContentModule[]): Entries {
  return sortEntries((folder) => {
    const entries = modules.filter(({ file }) => entryFolder(file) === folder);
    return entries.map(({ exports }) => exports.default) as EntryFolders[typeof folder];
  });
}

/** @returns the folder of an entry: "blogs"; undefined for the texts of pages and for Markdown files */
export function entryFolder(file: string): string | undefined {
  const { dir, name, ext } = parse(file);
  const isEntry = ext === ".ts" && name !== "index" && dir !== "content" && dir !== "content/legal";
  return isEntry ? dir.slice("content/".length) : undefined;
}

interface Field {
  /** "detail.features.2.icon" */
  field: string;
  value: unknown;
}

/** @returns all fields of a module, including nested ones */
export function fieldsOf({ exports: { default: entry, ...texts } }: ContentModule): Field[] {
  return fieldsIn({ ...(entry as object | undefined), ...texts });
}

function fieldsIn(value: unknown, prefix = ""): Field[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const field = `${prefix}${key}`;
    return [{ field, value: member }, ...fieldsIn(member, `${field}.`)];
  });
}
