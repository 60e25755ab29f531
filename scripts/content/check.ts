/** Finds mistakes in content/ that visitors would see. Types and test/content/ find the rest. */
import { existsSync } from "node:fs";
import { parse } from "node:path";
import * as simpleIcons from "simple-icons";
import * as v from "valibot";
import type { EntryFolders } from "#app/entries/entries.ts";
import { ICONS } from "#content/icons.ts";
import { article, newsArticle } from "#content/schema/article.ts";
import { job, project, service, teamMember } from "#content/schema/entries.ts";
import type { CompiledText } from "./article-text/compile.ts";
import { isPicture, pictureSource } from "./pictures.ts";
import { type ContentModule, entryFolder, fieldsOf } from "./read-content.ts";

const SCHEMAS: Record<string, v.GenericSchema> = {
  blogs: article,
  news: newsArticle,
  services: service,
  careers: job,
  projects: project,
  team: teamMember,
} satisfies Record<keyof EntryFolders, v.GenericSchema>;

const INTERFACE_ICONS = new Set<string>(ICONS);
const SIMPLE_ICONS = new Set(Object.values(simpleIcons).map(({ slug }) => slug));

/** @returns a line for each mistake: "content/blogs/a-host.ts: image: there is no ..." */
export function checkContent(modules: ContentModule[]): string[] {
  const mistakes = modules.flatMap((module) => {
    const own = [...entryMistakes(module), ...fieldMistakes(module), ...textMistakes(module)];
    return own.map((mistake) => `${module.file}${mistake}`);
  });
  return [...mistakes, ...repeatedNumbers(modules)];
}

/** Compares an entry with its schema, and its path with its file name. */
function entryMistakes({ file, exports }: ContentModule): string[] {
  const folder = entryFolder(file);
  if (!folder) return [];
  const schema = SCHEMAS[folder];
  if (!schema) return [": no page shows entries of this folder (app/entries/entries.ts)."];
  const { name } = parse(file);
  const isSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
  const { issues = [] } = v.safeParse(schema, exports.default);
  const entry = Object(exports.default) as Record<string, unknown>;
  const expected = Object.entries({ slug: name, url: `/${folder}/${name}` });
  const wrong = expected.filter(([field, value]) => field in entry && entry[field] !== value);
  return [
    ...(isSlug ? [] : [": its name becomes part of a URL: use lowercase letters, digits and single hyphens."]),
    ...issues.map((issue) => `: ${v.getDotPath(issue) ?? "export default"}: ${issue.message}`),
    ...wrong.map(([field, value]) => `: ${field}: must be "${value}", because the file is ${name}.ts.`),
  ];
}

/** Checks that the icons, pictures and projects of an entry or a page exist. */
function fieldMistakes(module: ContentModule): string[] {
  return fieldsOf(module).flatMap(({ field, value }) => {
    const mistake = iconMistake(field, value) ?? pictureMistake(value) ?? projectMistake(field, value);
    return mistake ? [`: ${field}: ${mistake}`] : [];
  });
}

function iconMistake(field: string, value: unknown): string | undefined {
  if (!/(^|\.)icon$/.test(field) || typeof value !== "string") return undefined;
  const isBrand = /\.technologies\.\d+\.icon$/.test(field);
  const [icons, list] = isBrand ? [SIMPLE_ICONS, "https://simpleicons.org"] : [INTERFACE_ICONS, "content/icons.ts"];
  return icons.has(value) ? undefined : `${list} has no icon "${value}".`;
}

function pictureMistake(value: unknown): string | undefined {
  if (!isPicture(value)) return undefined;
  const { kind, name, svg } = value;
  const source = pictureSource(kind, name);
  if (!source) return `content/images/${kind}/ has no ${name}.jpg, .png, .webp, .avif, .svg or .html.`;
  return svg && !source.endsWith(".svg") ? `remove svg: ${source} is not an SVG.` : undefined;
}

function projectMistake(field: string, value: unknown): string | undefined {
  const isMissing = /\.relatedProjects\.\d+$/.test(field) && !existsSync(`content/projects/${value}.ts`);
  return isMissing ? `there is no content/projects/${value}.ts.` : undefined;
}

function textMistakes({ exports }: ContentModule): string[] {
  const { mistakes = [] } = exports as Partial<CompiledText>;
  return mistakes.map(({ line, message }) => `:${line}: ${message}`);
}

/**
 * Fields that must be unique in their folder. Applications and job boards refer to a job's id, and entries with the same
 * `order` would be sorted by file name.
 */
const UNIQUE = { careers: "id", services: "order", projects: "order", team: "order" } as Record<string, string>;

function repeatedNumbers(modules: ContentModule[]): string[] {
  const files = new Map<string, string>();
  return modules.flatMap(({ file, exports }) => {
    const folder = entryFolder(file) ?? "";
    const field = UNIQUE[folder];
    if (!field) return [];
    const number = Object(exports.default)[field];
    const first = files.get(`${folder} ${number}`);
    files.set(`${folder} ${number}`, first ?? file);
    return first ? [`${file}: ${field}: ${number} is the ${field} of ${first} too.`] : [];
  });
}
