/** Reads and checks content/ for the build, the development server, the scripts and the tests. */
import { existsSync, readFileSync } from "node:fs";
import { basename, join, parse } from "node:path";
import * as v from "valibot";
import { arrange, type Entries, type Folder } from "#app/entries/entries.ts";
import { article, newsArticle } from "#content/schema/article.ts";
import { opening, project, service, teamMember } from "#content/schema/entries.ts";
import type { Article } from "#content/types.ts";
import { type CompiledBody, compileBody } from "./article-text/compile-body.ts";
import type * as ContentModules from "./content-modules.ts";
import { loadModule } from "./load-module.ts";
import { type Size, textPictureSizes } from "./pictures.ts";
import { isUnwritten, type Problem, readingProblem, repeatedFields } from "./problem.ts";
import { checked, pageProblems } from "./values.ts";

/** The folders with one file per entry. `shownOn` is the path of a page that shows all their entries. */
export const FOLDERS = {
  blogs: { schema: article, shownOn: "a page each" },
  news: { schema: newsArticle, shownOn: "a page each" },
  services: { schema: service, shownOn: "a page each" },
  careers: { schema: opening, shownOn: "a page each" },
  projects: { schema: project, shownOn: "/portfolio" },
  team: { schema: teamMember, shownOn: "/about-us" },
} as const satisfies Record<Folder, { schema: object; shownOn: "a page each" | `/${string}` }>;

/** A module of content/: an entry if it has a folder, otherwise the texts of a page. */
interface ContentFile {
  file: string;
  folder?: Folder;
  /** The file's name without its extension: the slug of an entry. */
  name: string;
  /** Path of the entry's page. */
  path?: string;
  /** The entry as the site shows it, or all exports of a page. Undefined if the file cannot be read. */
  data: Record<string, unknown> | undefined;
  /** In the text of an article. */
  links: CompiledBody["links"];
  pictures: CompiledBody["pictures"];
  /** Mistakes in this file alone. rules.ts finds those that concern several files. */
  problems: Problem[];
}

export interface Content {
  /** Those without mistakes and no drafts, including scheduled articles and closed openings. */
  entries: Entries;
  files: ContentFile[];
  problems: Problem[];
}

/**
 * Reads all of content/. A file that cannot be read or does not fit its schema is a problem, not an exception.
 * @param root the project's folder
 */
export async function readContent(root = process.cwd()): Promise<Content> {
  const { contentModules } = await loadModule<typeof ContentModules>("scripts/content/content-modules.ts", root);
  const sizes = await textPictureSizes(root);
  const files = contentModules.map(({ file, module, error }): ContentFile => {
    const { name, dir } = parse(file);
    const folder = name === "index" ? undefined : folderNamed(basename(dir));
    const path = folder && FOLDERS[folder].shownOn === "a page each" ? `/${folder}/${name}` : undefined;
    const read = { file, folder, name, path, data: undefined, links: [], pictures: [] };
    const [before, ...rest] = readFileSync(join(root, file), "utf8").split(/[\0\ufffd]/);
    if (before !== undefined && rest.length > 0) {
      const message = "has letters that are not UTF-8: save it as UTF-8.";
      return { ...read, problems: [{ file, line: before.split("\n").length, message }] };
    }
    if (!module) return { ...read, problems: [readingProblem(root, file, error)] };
    const repeated = repeatedFields(root, file);
    if (!folder) return { ...read, data: module, problems: [...repeated, ...pageProblems(file, module)] };
    const entry = checkEntry(root, { ...read, folder }, module.default, sizes);
    return { ...read, ...entry, problems: [...repeated, ...entry.problems] };
  });
  return { files, entries: entriesOf(files), problems: files.flatMap(({ problems }) => problems) };
}

function folderNamed(name: string): Folder | undefined {
  return name in FOLDERS ? (name as Folder) : undefined;
}

const readable = v.fallback(v.string(), "");

/** The texts of an article that can be read, whatever else is wrong in its file: each mistake is named at once. */
const readableSections = v.fallback(
  v.array(
    v.fallback(v.object({ heading: readable, detail: v.fallback(v.array(readable), []) }), { heading: "", detail: [] }),
  ),
  [],
);

type EntryFile = Pick<ContentFile, "file" | "name" | "path"> & { folder: Folder };

function checkEntry(root: string, { file, folder, name, path }: EntryFile, entry: unknown, sizes: Map<string, Size>) {
  if (!entry) return { problems: [{ file, message: "exports no entry: it must begin with `export default {`." }] };
  const { data, problems } = checked(file, FOLDERS[folder].schema, entry);
  for (const [field, value] of Object.entries({ slug: name, url: path })) {
    const found = data[field];
    const message = `is "${found}"; because of the file's name it must be "${value}".`;
    if (typeof found === "string" && found !== value) problems.push({ file, field, message });
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    const message = "has a name that cannot be an address: use lowercase letters, digits and single hyphens.";
    problems.push({ file, message });
  }
  const left = data.draft ? problems.filter((problem) => !isUnwritten(problem)) : problems;
  const isArticle = folder === "blogs" || folder === "news";
  if (!isArticle) return { data, problems: left };
  const { content, ...head } = data as unknown as Partial<Article>;
  const texts = { content: v.parse(readableSections, content), url: path ?? "" };
  const { links, pictures, problems: inTexts, ...body } = compileBody(texts, sizes);
  const isDrawn = existsSync(join(root, `content/images/covers/${head.image?.name}.svg`));
  return {
    data: { ...head, ...body, image: { ...head.image, isDrawn } },
    links,
    pictures,
    problems: [...left, ...inTexts.map((problem) => ({ file, ...problem }))],
  };
}

function entriesOf(files: ContentFile[]) {
  const valid = files.filter(({ problems, data }) => problems.length === 0 && !data?.draft);
  return arrange((wanted) => valid.filter(({ folder }) => folder === wanted).map(({ data }) => data));
}
