/** Finds mistakes in content/ that visitors would see. Types and test/content/ find the rest. */
import { existsSync } from "node:fs";
import { parse } from "node:path";
import * as simpleIcons from "simple-icons";
import * as v from "valibot";
import type { EntryFolders } from "#app/entries/entries.ts";
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

const SIMPLE_ICONS = new Set(Object.values(simpleIcons).map(({ slug }) => slug));

/** @returns a line for each mistake: "content/blogs/a-host.ts: image: there is no ..." */
export function checkContent(modules: ContentModule[]): string[] {
  return modules.flatMap((module) => {
    const mistakes = [...entryMistakes(module), ...fieldMistakes(module), ...textMistakes(module)];
    return mistakes.map((mistake) => `${module.file}${mistake}`);
  });
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

/** Checks that the logos, pictures, drawings and projects of an entry or a page exist. */
function fieldMistakes(module: ContentModule): string[] {
  return fieldsOf(module).flatMap(({ field, value }) => {
    const mistake = technologyMistake(field, value) ?? pictureMistake(value) ?? fileMistake(field, value);
    return mistake ? [`: ${field}: ${mistake}`] : [];
  });
}

function technologyMistake(field: string, value: unknown): string | undefined {
  const isMissing = /\.technologies\.\d+\.icon$/.test(field) && !SIMPLE_ICONS.has(String(value));
  return isMissing ? `https://simpleicons.org has no icon "${value}".` : undefined;
}

function pictureMistake(value: unknown): string | undefined {
  if (!isPicture(value)) return undefined;
  const { kind, name, svg } = value;
  const source = pictureSource(kind, name);
  if (!source) return `content/images/${kind}/ has no ${name}.jpg, .png, .webp, .avif, .svg or .html.`;
  return svg && !source.endsWith(".svg") ? `remove svg: ${source} is not an SVG.` : undefined;
}

function fileMistake(field: string, value: unknown): string | undefined {
  const isProject = /\.relatedProjects\.\d+$/.test(field);
  if (!isProject && field !== "drawing") return undefined;
  const file = isProject ? `content/projects/${value}.ts` : `app/patterns/services/${value}.svg`;
  return existsSync(file) ? undefined : `there is no ${file}.`;
}

function textMistakes({ exports }: ContentModule): string[] {
  const { mistakes = [] } = exports as Partial<CompiledText>;
  return mistakes.map(({ line, message }) => `:${line}: ${message}`);
}
