/** Reads all that the rules of scripts/content/content-rules.ts look at, and finds values in it by file and field. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { allPages, type SitePage } from "../../app/discovery/site-pages.ts";
import { companyDay } from "../../app/lib/dates.ts";
import { PICTURE_SIZES, type PictureKind } from "../../app/media/picture-sizes.ts";
import { contentFiles } from "./content-files.ts";

/** What the rules look at. Paths are from the project's folder. */
export interface Site {
  /** The modules of content/ with the data they export, those of entries before the lists that name them. */
  files: { file: string; source: string; exports: Data }[];
  /** Every page there is content for. */
  pages: SitePage[];
  /** Paths that were published once. */
  published: string[];
  /** The sources of pictures; an HTML page has no size, and neither has what is no picture. */
  pictures: { kind: PictureKind; file: string; size?: { width: number; height: number } }[];
  /** Tells whether public/ has a file. In: its address, "/og/home.jpg". */
  isPublic(address: string): boolean;
  /** The day at the company, "2026-11-21". */
  day: string;
}

export type Data = Record<string, unknown>;

/** The folders with one file an entry: what their index.ts calls the list, and what stands before a page's slug. */
export const FOLDERS = {
  blogs: { list: "posts", path: "/blogs/" },
  news: { list: "news", path: "/news/" },
  services: { list: "services", path: "/services/" },
  careers: { list: "openings", path: "/careers/" },
  projects: { list: "projects", path: undefined },
  team: { list: "team", path: undefined },
} as const;

export type Folder = keyof typeof FOLDERS;

export const PUBLISHED_URLS = "content/published-urls.txt";

/** Reads the project in the current folder. Throws what a module of content/ throws when it is loaded. */
export async function readSite(): Promise<Site> {
  const files = contentFiles().map(async (file) => {
    const module: Data = await import(pathToFileURL(file).href);
    const data = Object.entries(module).filter(([, value]) => typeof value !== "function");
    return { file, source: readFileSync(file, "utf8"), exports: Object.fromEntries(data) };
  });
  const pictures = (Object.keys(PICTURE_SIZES) as PictureKind[]).flatMap((kind) =>
    readdirSync(join("content/images", kind)).map(async (name) => {
      const file = join("content/images", kind, name);
      return { kind, file, size: await pixels(file) };
    }),
  );
  return {
    files: await Promise.all(files),
    pages: allPages,
    published: readFileSync(PUBLISHED_URLS, "utf8").split("\n").filter(Boolean),
    pictures: await Promise.all(pictures),
    isPublic: (address) => existsSync(join("public", address)),
    day: companyDay(new Date()),
  };
}

/** The entries that have a file of their own. */
export function entries(
  site: Site,
  ...folders: Folder[]
): { file: string; folder: Folder; name: string; value: Data }[] {
  return site.files.flatMap(({ file, exports }) => {
    const { folder, name } = entryOf(file) ?? {};
    const value = Object.values(exports)[0];
    if (!folder || !name || !isData(value) || (folders.length > 0 && !folders.includes(folder))) return [];
    return [{ file, folder, name, value }];
  });
}

/** The folder and the name of the entry that a file is for; undefined for other files. */
export function entryOf(file: string): { folder: Folder; name: string } | undefined {
  const [, folder = "", name = ""] = /^content\/(\w+)\/([^/]+)\.ts$/.exec(file) ?? [];
  return folder in FOLDERS && name !== "index" ? { folder: folder as Folder, name } : undefined;
}

/** What a folder's index.ts lists. */
export function listOf(site: Site, folder: Folder): Data[] {
  const index = site.files.find(({ file }) => file === `content/${folder}/index.ts`);
  return items(index?.exports[FOLDERS[folder].list]).filter(isData);
}

/** A value of the content: where it is written, and the way to it there. The field of an entry is "". */
interface Value {
  file: string;
  field: string;
  value: unknown;
}

/** The walk through a site, which every rule needs. */
const walks = new WeakMap<Site, Value[]>();

/** Every value anywhere in the content, each object once. */
export function values(site: Site): Value[] {
  const known = walks.get(site);
  if (known) return known;
  const seen = new Set<unknown>();
  const walk = (file: string, field: string, value: unknown): Value[] => {
    if (typeof value !== "object" || value === null) return [{ file, field, value }];
    if (seen.has(value)) return [];
    seen.add(value);
    const inside = Array.isArray(value)
      ? value.map((item, index) => [`${field}[${index}]`, item] as const)
      : Object.entries(value).map(([key, item]) => [member(field, key), item] as const);
    return [{ file, field, value }, ...inside.flatMap(([name, item]) => walk(file, name, item))];
  };
  const found = site.files.flatMap(({ file, exports }) =>
    Object.entries(exports).flatMap(([name, value]) => walk(file, entryOf(file) ? "" : name, value)),
  );
  walks.set(site, found);
  return found;
}

/** Every object of values(). */
export function objects(site: Site): { file: string; field: string; value: Data }[] {
  return values(site).flatMap(({ file, field, value }) => (isData(value) ? [{ file, field, value }] : []));
}

/** The file that a page's title stands in. */
export function pageFile(site: Site, page: SitePage): string {
  const entry = entries(site).find(({ folder, name }) => `${FOLDERS[folder].path}${name}` === page.path);
  const text = objects(site).find(({ value }) => value.title === page.title && value.description === page.description);
  return entry?.file ?? text?.file ?? "app/discovery/site-pages.ts";
}

/** The name of a member of a field: "image" and "alt" are "image.alt". */
export function member(field: string, key: string): string {
  return field === "" ? key : `${field}.${key}`;
}

/** The items of a list; none of anything else. */
export function items(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Width and height as shown, in px; of a drawing in its own units. */
async function pixels(file: string) {
  if (file.endsWith(".html")) return undefined;
  const { width, height, autoOrient } = await sharp(file)
    .metadata()
    .catch(() => ({ width: 0, height: 0, autoOrient: undefined }));
  return width > 0 ? (autoOrient ?? { width, height }) : undefined;
}
