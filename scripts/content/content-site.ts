import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { allPages, type SitePage } from "../../app/discovery/site-pages.ts";
import { companyDay } from "../../app/lib/dates.ts";
import { PICTURE_SIZES, type PictureKind } from "../../app/media/picture-sizes.ts";
import { contentFiles } from "./content-files.ts";

export interface Site {
  /** Modules of content/ and their exports, entries before the lists that import them. */
  files: { file: string; source: string; exports: Data }[];
  pages: SitePage[];
  published: string[];
  /** `size` is undefined for HTML, and for what is not a picture. */
  pictures: { kind: PictureKind; file: string; size?: { width: number; height: number } }[];
  /** Whether public/ has a file, such as "/og/home.jpg". */
  isPublic(address: string): boolean;
  day: string;
}

export type Data = Record<string, unknown>;

/** Folders with one file per entry: the list's name in index.ts, and the path before the slug. */
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

/** Undefined for files that are not entries. */
export function entryOf(file: string): { folder: Folder; name: string } | undefined {
  const [, folder = "", name = ""] = /^content\/(\w+)\/([^/]+)\.ts$/.exec(file) ?? [];
  return folder in FOLDERS && name !== "index" ? { folder: folder as Folder, name } : undefined;
}

export function listOf(site: Site, folder: Folder): Data[] {
  const index = site.files.find(({ file }) => file === `content/${folder}/index.ts`);
  return items(index?.exports[FOLDERS[folder].list]).filter(isData);
}

/** The field of an entry itself is "". */
interface Value {
  file: string;
  field: string;
  value: unknown;
}

/** Cached: every rule needs it. */
const walks = new WeakMap<Site, Value[]>();

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

export function objects(site: Site): { file: string; field: string; value: Data }[] {
  return values(site).flatMap(({ file, field, value }) => (isData(value) ? [{ file, field, value }] : []));
}

export function pageFile(site: Site, page: SitePage): string {
  const entry = entries(site).find(({ folder, name }) => `${FOLDERS[folder].path}${name}` === page.path);
  const text = objects(site).find(({ value }) => value.title === page.title && value.description === page.description);
  return entry?.file ?? text?.file ?? "app/discovery/site-pages.ts";
}

export function member(field: string, key: string): string {
  return field === "" ? key : `${field}.${key}`;
}

export function items(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** In px, orientation applied; a drawing's in its own units. */
async function pixels(file: string) {
  if (file.endsWith(".html")) return undefined;
  const { width, height, autoOrient } = await sharp(file)
    .metadata()
    .catch(() => ({ width: 0, height: 0, autoOrient: undefined }));
  return width > 0 ? (autoOrient ?? { width, height }) : undefined;
}
