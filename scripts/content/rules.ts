/** Rules that concern several entries, or files beside them. What one file takes is in content/schema/. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join, parse } from "node:path";
import { closestMatch } from "leven";
import sharp from "sharp";
import { shareCardUrl } from "#app/discovery/share-card.ts";
import { type SitePage, sitePages } from "#app/discovery/site-pages.ts";
import { publishedOn } from "#app/entries/entries.ts";
import { companyDay } from "#app/lib/dates.ts";
import { slug } from "#app/lib/slug.ts";
import { PICTURE_SIZES, type PictureKind } from "#app/media/picture-sizes.ts";
import routes from "#app/routes.ts";
import { siteOrigin } from "#content/site.ts";
import { isSystemFile, pictureNameProblem, pictureSources } from "./pictures.ts";
import type { Problem } from "./problem.ts";
import { PUBLISHED_URLS, REDIRECTS, readPublishedUrls, readRedirects, redirectProblem } from "./published-urls.ts";
import type { Content } from "./read-content.ts";
import { isPicture, type Value, valuesOf } from "./values.ts";

/** Larger sources would slow the command down, and stay in the repository for good. */
const MAX_MEGABYTES = 20;
const MAX_MEGAPIXELS = 60;

/** Addresses that the Worker answers without a route, and the folder of scripts. */
const WORKER_PATHS = ["/api/contact-us", "/api/health", "/.well-known/security.txt", "/assets/"];

/** What the rules compare. */
interface CheckedSite extends Content {
  /** The project's folder. */
  root: string;
  values: Value[];
  /** Today's pages. */
  pages: SitePage[];
  /** Those and the scheduled and closed ones, without entries that have mistakes. */
  allPages: SitePage[];
  /** Paths of all pages, including entries with mistakes, so that one mistake does not cause others. */
  paths: Set<string>;
}

/**
 * Finds the mistakes in content that can be read.
 *
 * @param root the project's folder
 */
export async function ruleProblems(content: Content, root = process.cwd()): Promise<Problem[]> {
  const allRoutes = routes.flatMap(({ children = [], ...route }) => [route, ...children]);
  const files = content.files.filter(({ data }) => !data?.draft);
  const allPages = sitePages(content.entries);
  const known = [...allPages, ...files].map(({ path }: { path?: string }) => path ?? "");
  const site = {
    ...content,
    root,
    pages: sitePages(publishedOn(content.entries, companyDay())),
    allPages,
    paths: new Set([...known, ...allRoutes.map(({ path }) => `/${path}`)]),
    values: valuesOf(content),
  };
  const rules = [repetitions, relatedProjects, links, vanishedPages, redirects, strayFiles];
  const pictures = await Promise.all(site.values.map((value) => pictureProblems(site, value)));
  const problems = [...rules.flatMap((rule) => rule(site)), ...pictures.flat()];
  // A misspelled name is one mistake, not an unused picture too.
  return problems.length + content.problems.length > 0 ? problems : unusedPictures(site);
}

/** Titles and places in lists of entries, and ids of openings. */
function repetitions({ files }: CheckedSite): Problem[] {
  const owners = new Map<string, string>();
  return files.flatMap(({ file, folder, data }) =>
    ["title", "id", "order"].flatMap((field): Problem[] => {
      const value = folder && data?.[field];
      // A closed opening may be posted again under another id.
      if (!value || (folder === "careers" && field === "title")) return [];
      const key = `${folder} ${field} ${value}`.toLowerCase();
      const owner = owners.get(key);
      owners.set(key, owner ?? file);
      return owner ? [{ file, field, message: `is the same in ${owner}.` }] : [];
    }),
  );
}

function relatedProjects({ values, files, problems }: CheckedSite): Problem[] {
  const names = files.filter(({ folder }) => folder === "projects").map(({ name }) => name);
  const related = values.filter(({ field }) => field.startsWith("detail.relatedProjects["));
  const isNamed = ({ file, field }: Value) => problems.some((one) => one.file === file && one.field === field);
  const unknown = related.filter((one) => !names.includes(String(one.value)) && !isNamed(one));
  return unknown.map(({ value, ...place }) => {
    return { ...place, message: `"${value}" is no project. There are ${names.join(", ") || "none: write []"}.` };
  });
}

function links(site: CheckedSite): Problem[] {
  const inTexts = site.files.flatMap(({ file, links: found }) =>
    found.map(({ href, ...place }) => ({ file, ...place, value: href })),
  );
  const inFields = site.values.filter(({ field }) => field !== "url");
  return [...inTexts, ...inFields].flatMap(({ value, ...place }) => {
    const message = typeof value === "string" && value.startsWith("/") ? targetProblem(site, value) : undefined;
    return message ? [{ ...place, message }] : [];
  });
}

/** @returns what is wrong with a link, or undefined if it leads somewhere */
function targetProblem({ pages, allPages, paths, root }: CheckedSite, target: string): string | undefined {
  const [path = "", anchor] = target.replace(/\?[^#]*/, "").split("#");
  if (!paths.has(path)) {
    const isFile = existsSync(join(root, "public", path));
    return isFile ? undefined : `"${target}" is not a page. Did you mean "${closestMatch(path, [...paths])}"?`;
  }
  const page = pages.find((one) => one.path === path);
  const hidden = allPages.find((one) => one.path === path);
  if (!page && hidden) {
    const { updated = "" } = hidden;
    const isScheduled = updated > companyDay();
    return `"${target}" ${isScheduled ? `is not published until ${updated}` : "is an opening that has closed"}.`;
  }
  if (!page || anchor === undefined || page.places?.includes(anchor)) return undefined;
  const places = page.places?.map((id) => `#${id}`).join(", ") ?? "none (app/discovery/site-pages.ts)";
  return `"${target}" is not a place of that page; it has ${places}.`;
}

/** A published URL stays, as a page or as a redirect. */
function vanishedPages({ root, paths }: CheckedSite): Problem[] {
  const moved = readRedirects(root);
  const gone = readPublishedUrls(root).filter(
    ({ path }) => !paths.has(path) && !moved.some((redirect) => redirect.matches(path)),
  );
  const advice = `say in ${REDIRECTS} where it leads now, or delete the line if it was never online.`;
  return gone.map(({ line, path }) => ({
    file: PUBLISHED_URLS,
    line,
    message: `${path} is no longer a page: ${advice}`,
  }));
}

function redirects(site: CheckedSite): Problem[] {
  const { root, paths } = site;
  const files = globSync("**/*.*", { cwd: join(root, "public") }).map((file) => `/${file}`);
  const online = [...paths, ...WORKER_PATHS, ...files].filter((path) => !/[:*]/.test(path));
  const all = readRedirects(root);
  return all.flatMap((redirect) => {
    const { line, from, to } = redirect;
    const isChecked = !/^https:|:\w/.test(to);
    const problem = redirectProblem(redirect, all, online, siteOrigin);
    const target = problem || !isChecked ? undefined : targetProblem(site, to);
    const message = problem ?? (target && `"${from}" cannot be redirected: ${target}`);
    return message ? [{ file: REDIRECTS, line, message }] : [];
  });
}

/** Windows hides the last ending of a name. */
function strayFiles({ root }: CheckedSite): Problem[] {
  const exclude = ["content/images/**", "**/*.{ts,md}", PUBLISHED_URLS];
  const files = globSync("content/**/*.*", { cwd: root, exclude }).filter((file) => !isSystemFile(file));
  return files.map((file) => ({ file, message: "is not read: its name must end in .ts." }));
}

/** `npm run new` takes covers that are called girih. */
function unusedPictures({ root, values, paths }: CheckedSite): Problem[] {
  const pictures = values.flatMap(({ value }) => (isPicture(value) ? [`${value.kind}/${value.name}`] : []));
  const cards = [...paths].map((path) => `cards/${basename(shareCardUrl(path), ".png")}`);
  const used = new Set([...pictures, ...cards, "cards/page", "cards/service"]);
  const sources = globSync("content/images/*/*.*", { cwd: root }).filter((file) => !isSystemFile(file));
  const unused = sources.filter((file) => {
    const { dir, name } = parse(file);
    return !name.startsWith("girih-") && !used.has(`${basename(dir)}/${name}`);
  });
  return unused.map((file) => {
    const owner = file.includes("/cards/") ? "no page has this name" : "nothing in content/ names it";
    return { file, message: `is shown nowhere, because ${owner}: rename or delete it.` };
  });
}

async function pictureProblems({ root }: CheckedSite, { value, ...place }: Value): Promise<Problem[]> {
  if (!isPicture(value)) return [];
  const { kind, name } = value;
  const named = kind === "articles" ? place : { ...place, field: `${place.field}.name` };
  const wrong = pictureNameProblem(name);
  if (wrong) return [{ ...named, message: wrong }];
  const [source, other] = pictureSources(kind, name, root);
  if (source === undefined)
    return [{ ...named, message: `"${name}" has no source: ${sourceAdvice(kind, name, root)}.` }];
  if (other) return [{ file: other, message: `and ${basename(source)} are one picture: delete one of them.` }];
  const message = source.endsWith(".html") ? undefined : await sourceProblem(kind, join(root, source));
  return message ? [{ file: source, message }] : [];
}

function sourceAdvice(kind: PictureKind, name: string, root: string): string {
  const found = globSync(`content/images/*/*.*`, { cwd: root }).find((file) => slug(parse(file).name) === name);
  if (found) return `rename ${found} to content/images/${kind}/${name}${parse(found).ext.toLowerCase()}`;
  const place = `content/images/${kind}/, ${neededSize(kind)} px or more`;
  return `put ${name}.png, .jpg, .webp, ${kind === "articles" ? ".avif or .svg" : ".svg or .html"} into ${place}`;
}

async function sourceProblem(kind: PictureKind, file: string): Promise<string | undefined> {
  const bytes = readFileSync(file);
  const megabytes = Math.ceil(bytes.length / 1e6);
  if (megabytes > MAX_MEGABYTES) return `has ${megabytes} MB; at most ${MAX_MEGABYTES} are read: save it smaller.`;
  const picture = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (picture?.compression === "hevc" || /^ftyp(he|mif1)/.test(bytes.toString("latin1", 4, 12))) {
    return "is a HEIC photo, as an iPhone takes it: save it as JPEG.";
  }
  if (!picture) return "cannot be read: save it as JPEG, PNG, WebP or SVG.";
  const { width, height } = PICTURE_SIZES[kind];
  const size = picture.autoOrient ?? picture;
  const megapixels = Math.ceil((size.width * size.height) / 1e6);
  if (megapixels > MAX_MEGAPIXELS)
    return `has ${megapixels} megapixels; at most ${MAX_MEGAPIXELS} are read: save it smaller.`;
  const isDrawing = picture.format === "svg" && height !== undefined;
  const fits = isDrawing
    ? Math.abs(size.width / size.height - width / height) < 0.01
    : size.width >= width && size.height >= (height ?? 0);
  const needed = `${neededSize(kind)}${isDrawing ? "" : " or more"}`;
  return fits ? undefined : `has ${size.width} × ${size.height} pixels; ${kind} need ${needed}.`;
}

function neededSize(kind: PictureKind): string {
  const { width, height } = PICTURE_SIZES[kind];
  return height === undefined ? `a width of ${width}` : `${width} × ${height}`;
}
