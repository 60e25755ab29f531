/** Finds mistakes in content/ that visitors would see. Types and test/content/ find the rest. */
import { existsSync } from "node:fs";
import { parse } from "node:path";
import * as simpleIcons from "simple-icons";
import * as v from "valibot";
import type { EntryFolders } from "#app/entries/entries.ts";
import { darkName } from "#app/media/picture-sizes.ts";
import { article, newsArticle } from "#content/schema/article.ts";
import { job, project, service, teamMember } from "#content/schema/entries.ts";
import { site } from "#content/schema/site.ts";
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
  const mistakes = modules.flatMap((module) => {
    const found = [...entryMistakes(module), ...fieldMistakes(module), ...textMistakes(module)];
    return found.map((mistake) => `${module.file}${mistake}`);
  });
  return [...mistakes, ...copiedTexts(modules)];
}

/** Compares an entry or content/site.ts with its schema, and an entry's path with its file name. */
function entryMistakes({ file, exports }: ContentModule): string[] {
  if (file === "content/site.ts") return schemaMistakes(site, exports);
  const folder = entryFolder(file);
  if (!folder) return [];
  const schema = SCHEMAS[folder];
  if (!schema) return [": no page shows entries of this folder (app/entries/entries.ts)."];
  const { name } = parse(file);
  const isSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
  const entry = Object(exports.default) as Record<string, unknown>;
  const expected = Object.entries({ slug: name, url: `/${folder}/${name}` });
  const wrong = expected.filter(([field, value]) => field in entry && entry[field] !== value);
  return [
    ...(isSlug ? [] : [": its name becomes part of a URL: use lowercase letters, digits and single hyphens."]),
    ...schemaMistakes(schema, exports.default),
    ...wrong.map(([field, value]) => `: ${field}: must be "${value}", because the file is ${name}.ts.`),
  ];
}

function schemaMistakes(schema: v.GenericSchema, value: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map((issue) => `: ${v.getDotPath(issue) ?? "export default"}: ${issue.message}`);
}

/** Lists and search results show these texts side by side. */
function copiedTexts(modules: ContentModule[]): string[] {
  const known = new Map<unknown, string>();
  return modules.flatMap(({ file, exports }) =>
    ["title", "excerpt", "description"].flatMap((field) => {
      const text = Object(exports.default)[field];
      const isOnPage = ["blogs", "news", "services"].includes(entryFolder(file) ?? "");
      if (!isOnPage || text === undefined) return [];
      const other = known.get(text);
      known.set(text, file);
      return other ? [`${file}: ${field}: is the same as in ${other}. Write another one.`] : [];
    }),
  );
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
  const { kind, name, svg, dark } = value;
  const source = pictureSource(kind, name);
  if (!source) return `content/images/${kind}/ has no ${name}.jpg, .png, .webp, .avif, .svg or .html.`;
  if (dark && !source.endsWith(".html") && !pictureSource(kind, darkName(name))) {
    return `content/images/${kind}/ has no ${darkName(name)}.jpg, .png, .webp, .avif or .svg for the dark theme.`;
  }
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
