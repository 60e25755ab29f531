/**
 * Rules that types cannot express: lengths, real dates, existing pictures, working links. Each rule is one function and
 * reports file and field of every mistake. `npm run content` prints them.
 */
import { execFile } from "node:child_process";
import { parse } from "node:path";
import { closest } from "fastest-levenshtein";
import { shareCardUrl } from "../../app/discovery/share-card.ts";
import { isoDate } from "../../app/lib/dates.ts";
import { brandIconUrl } from "../../app/media/brand-icon-url.ts";
import { OF_OTHER_TYPEFACES, SITE_CHARACTERS } from "../../app/media/font-characters.ts";
import { pictureUrls } from "../../app/media/picture-files.ts";
import { PICTURE_SIZES, type PictureKind } from "../../app/media/picture-sizes.ts";
import { companyName } from "../../content/site.ts";
import {
  type Data,
  entries,
  entryOf,
  FOLDERS,
  isData,
  items,
  listOf,
  member,
  objects,
  PUBLISHED_URLS,
  pageFile,
  type Site,
  values,
} from "./content-site.ts";

export interface Problem {
  file: string;
  /** "content[2].heading"; undefined when the whole file is meant. */
  field?: string;
  /** Continues the sentence that starts with file and field. */
  message: string;
}

/** Lengths are in characters. */
interface Range {
  least: number;
  most: number;
}

/** A search result shows 60 characters of a title, company name included. */
const TITLE: Range = { least: 3, most: 60 - ` - ${companyName}`.length };
const DESCRIPTION: Range = { least: 70, most: 160 };
const ALT: Range = { least: 20, most: 180 };

/** The description of an opening's page is made of these two. */
const JOB_TITLE: Range = { least: 3, most: 40 };
const JOB_LOCATION: Range = { least: 3, most: 30 };

const ARTICLE_SECTIONS: Range = { least: 2, most: 20 };
const ARTICLE_TAGS: Range = { least: 2, most: 6 };

const ARTICLE_WORDS = 150;

const SERVICE_LISTS: Record<string, Range> = {
  features: { least: 6, most: 12 },
  process: { least: 5, most: 6 },
  technologies: { least: 8, most: 15 },
};

const REDIRECTS = "content/redirects.ts";

export function contentProblems(site: Site): Problem[] {
  return [
    listing,
    names,
    texts,
    characters,
    titlesAndDescriptions,
    dates,
    articles,
    services,
    openings,
    pictures,
    shareCards,
    sameTexts,
    links,
    orphans,
    publishedUrls,
    redirects,
    addresses,
  ].flatMap((rule) => rule(site));
}

export function problemLine({ file, field, message }: Problem): string {
  return field ? `${file}: ${field} ${message}` : `${file}: ${message}`;
}

export async function staleFiles(): Promise<string[]> {
  const checks = ["scripts/content/images.ts", "scripts/content/share-cards.ts", "scripts/art/icons.ts"].map(
    (script) =>
      new Promise<string[]>((resolve) => {
        execFile("node", [script, "--check"], (error, _, complaints) =>
          resolve(error ? complaints.split("\n").filter(Boolean) : []),
        );
      }),
  );
  return [...new Set((await Promise.all(checks)).flat())];
}

function listing(site: Site): Problem[] {
  return site.files.flatMap(({ file, exports }) => {
    const entry = entryOf(file);
    if (!entry) return [];
    const index = `content/${entry.folder}/index.ts`;
    const [value] = Object.values(exports);
    if (!isData(value)) return [{ file, message: "exports no entry: look at the files beside it." }];
    const times = listOf(site, entry.folder).filter((listed) => listed === value).length;
    if (times === 1) return [];
    return [{ file, message: times === 0 ? `is not listed in ${index}.` : `is listed ${times} times in ${index}.` }];
  });
}

function names(site: Site): Problem[] {
  return entries(site).flatMap(({ file, folder, name, value }) => {
    const wanted: Data = { slug: name, url: `${FOLDERS[folder].path}${name}` };
    const wrong = Object.keys(wanted).filter((field) => field in value && value[field] !== wanted[field]);
    const problems: Problem[] = wrong.map((field) => ({
      file,
      field,
      message: `is "${value[field]}"; by the file's name it has to be "${wanted[field]}".`,
    }));
    if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return problems;
    return [...problems, { file, message: "has a name that is no address: small letters, digits, single hyphens." }];
  });
}

function texts(site: Site): Problem[] {
  return values(site).flatMap(({ file, field, value }): Problem[] => {
    // The one text that is empty on purpose (specification, section 3).
    if (typeof value !== "string" || field === "codeUrl") return [];
    if (value.trim() === "") return [{ file, field, message: "is empty." }];
    if (value !== value.trim()) return [{ file, field, message: "begins or ends with a space." }];
    const filler = /lorem ipsum|\b(TODO|TBD|FIXME)\b/i.exec(value)?.[0];
    return filler ? [{ file, field, message: `still says "${filler}".` }] : [];
  });
}

function characters(site: Site): Problem[] {
  return values(site).flatMap(({ file, field, value }): Problem[] => {
    if (typeof value !== "string") return [];
    const absent = [...new Set(value)].filter((it) => !`${SITE_CHARACTERS}${OF_OTHER_TYPEFACES}`.includes(it));
    if (absent.length === 0) return [];
    const message = `has "${absent.join("")}", which the font file lacks: write it otherwise, or add it to SITE_CHARACTERS in app/media/font-characters.ts and run \`npm run art\`.`;
    return [{ file, field, message }];
  });
}

function titlesAndDescriptions(site: Site): Problem[] {
  const heads = [
    ...entries(site, "blogs", "news").map((entry) => ({ ...entry, field: "", description: "excerpt" })),
    ...entries(site, "services").map((entry) => ({ ...entry, field: "", description: "description" })),
    ...objects(site)
      .filter(({ value }) => isPageText(value))
      .map((text) => ({ ...text, description: "description" })),
  ];
  return heads.flatMap(({ file, field, value, description }) => [
    ...lengthProblems(file, member(field, "title"), value.title, TITLE, "search results have room for"),
    ...lengthProblems(file, member(field, description), value[description], DESCRIPTION, "search results need"),
  ]);
}

function dates(site: Site): Problem[] {
  return values(site).flatMap(({ file, field, value }): Problem[] => {
    if (!/(^|\.)(date|datePosted|closes|updated)$/.test(field) || dayOf(value)) return [];
    const isWritten = /^[A-Z][a-z]+ [1-9]\d?, \d{4}$/.test(String(value));
    const message = isWritten ? "is no day of the calendar." : 'has to be written like "March 14, 2024".';
    return [{ file, field, message: `"${value}" ${message}` }];
  });
}

function articles(site: Site): Problem[] {
  return entries(site, "blogs", "news").flatMap(({ file, folder, value }) => {
    const words = items(value.content)
      .flatMap((section) => (isData(section) ? items(section.detail) : []))
      .join(" ")
      .split(/\s+/)
      .filter(Boolean).length;
    const problems = [
      ...missing(file, value, ["date", "category", "description", ...(folder === "news" ? ["author"] : [])]),
      ...countProblems(file, "content", value.content, ARTICLE_SECTIONS),
      ...countProblems(file, "tags", value.tags, ARTICLE_TAGS),
    ];
    if (words < ARTICLE_WORDS) {
      problems.push({
        file,
        field: "content",
        message: `has ${words} words; an article needs ${ARTICLE_WORDS} or more.`,
      });
    }
    return problems;
  });
}

function services(site: Site): Problem[] {
  const projects = listOf(site, "projects").map(({ slug }) => String(slug));
  return entries(site, "services").flatMap(({ file, value }): Problem[] => {
    if (!isData(value.detail)) return missing(file, value, ["detail"]);
    const { detail } = value;
    const problems = Object.entries(SERVICE_LISTS).flatMap(([key, range]) =>
      countProblems(file, `detail.${key}`, detail[key], range),
    );
    items(detail.technologies).forEach((technology, index) => {
      const icon = isData(technology) ? String(technology.icon) : "";
      if (site.isPublic(brandIconUrl(icon))) return;
      const field = `detail.technologies[${index}].icon`;
      const message = `"${icon}" has no icon public${brandIconUrl(icon)}: take a name from simple-icons, then run \`npm run art\`.`;
      problems.push({ file, field, message });
    });
    items(detail.relatedProjects).forEach((slug, index) => {
      if (projects.includes(String(slug))) return;
      const field = `detail.relatedProjects[${index}]`;
      problems.push({
        file,
        field,
        message: `"${slug}" is no project; the nearest is "${closest(String(slug), projects)}".`,
      });
    });
    return problems;
  });
}

function openings(site: Site): Problem[] {
  const ids = new Map<unknown, string>();
  return entries(site, "careers").flatMap(({ file, value }) => {
    const { id, datePosted, closes } = value;
    const problems = [
      ...missing(file, value, ["label", "datePosted"]),
      ...lengthProblems(file, "title", value.title, JOB_TITLE, "it takes"),
      ...lengthProblems(file, "location", value.location, JOB_LOCATION, "it takes"),
      ...countProblems(file, "requirements", value.requirements, { least: 1, most: 12 }),
    ];
    const other = ids.get(id);
    ids.set(id, file);
    if (!Number.isInteger(id)) problems.push({ file, field: "id", message: `"${id}" is no whole number.` });
    else if (other) problems.push({ file, field: "id", message: `${id} is that of ${other} already.` });
    const [from, to] = [dayOf(datePosted), dayOf(closes)];
    if (from && from > site.day) {
      problems.push({
        file,
        field: "datePosted",
        message: `"${datePosted}" is still to come: it is the day of going online.`,
      });
    }
    if (from && to && to < from) {
      problems.push({ file, field: "closes", message: `"${closes}" is before "${datePosted}", its datePosted.` });
    }
    return problems;
  });
}

function pictures(site: Site): Problem[] {
  const shown = new Map<string, string>();
  const problems = objects(site).flatMap(({ file, field, value }): Problem[] => {
    if (!isPicture(value)) return [];
    const problems = lengthProblems(file, member(field, "alt"), value.alt, ALT, "it takes");
    if (/^(an? |the )?(image|picture|photo|graphic) (of|showing)\b/i.test(String(value.alt))) {
      problems.push({ file, field: member(field, "alt"), message: "says that it is a picture: say what is seen." });
    }
    const name = member(field, "name");
    const other = shown.get(pictureKey(value));
    shown.set(pictureKey(value), file);
    if (other) problems.push({ file, field: name, message: `"${value.name}" is the picture of ${other} already.` });
    return [...problems, ...pictureFileProblems(site, file, name, value)];
  });
  const unused = site.pictures.filter(({ kind, file }) => !shown.has(pictureKey({ kind, name: parse(file).name })));
  return [...problems, ...unused.map(({ file }) => ({ file, message: "is shown nowhere: use it or delete it." }))];
}

function pictureFileProblems(site: Site, file: string, field: string, picture: PictureData): Problem[] {
  const { kind, name } = picture;
  const { width, height } = PICTURE_SIZES[kind];
  const source = site.pictures.find((other) => other.kind === kind && parse(other.file).name === name);
  if (!source) {
    const art = kind === "covers" ? ", or name a palette and run `npm run art`" : "";
    const message = `"${name}" has no source: put ${name}.png, .jpg, .webp, .svg or .html into content/images/${kind}/${art}.`;
    return [{ file, field, message }];
  }
  const problems: Problem[] = [];
  const { size } = source;
  const isDrawing = /\.(svg|html)$/.test(source.file);
  if (!size && !source.file.endsWith(".html")) {
    problems.push({ file: source.file, message: "cannot be read as a picture." });
  } else if (size && isDrawing && Math.abs(size.width / size.height - width / height) > 0.01) {
    problems.push({
      file: source.file,
      message: `is drawn ${size.width} × ${size.height}; ${kind} are ${width} × ${height}.`,
    });
  } else if (size && !isDrawing && (size.width < width || size.height < height)) {
    const message = `has ${size.width} × ${size.height} pixels; ${kind} need ${width} × ${height} or more.`;
    problems.push({ file: source.file, message });
  }
  const hasPalette = entries(site, "blogs", "news").some(
    ({ value }) => value.image === picture && value.palette !== undefined,
  );
  const files = pictureUrls(kind, name, { isDrawing: hasPalette });
  const absent = files.filter((address) => !site.isPublic(address));
  if (absent.length > 0) {
    const message = `"${name}" lacks ${absent.length} of its ${files.length} files, such as public${absent[0]}: run \`npm run images\`.`;
    problems.push({ file, field, message });
  }
  return problems;
}

function shareCards(site: Site): Problem[] {
  return site.pages
    .filter(({ path }) => !site.isPublic(shareCardUrl(path)))
    .map((page) => {
      const message = `has no share card public${shareCardUrl(page.path)}: run \`npm run images\`.`;
      return { file: pageFile(site, page), message };
    });
}

function sameTexts(site: Site): Problem[] {
  const problems: Problem[] = [];
  const titles = new Map<string, string>();
  for (const page of site.pages) {
    const file = pageFile(site, page);
    const title = page.title.toLowerCase();
    const other = titles.get(title);
    // A closed opening may be posted again, on a page of its own.
    if (page.kind === "opening" && !isOpenOn(site, page.path)) continue;
    if (other) problems.push({ file, field: "title", message: `"${page.title}" is the title of ${other} already.` });
    titles.set(title, file);
  }
  for (const key of ["description", "excerpt"]) {
    const seen = new Map<string, string>();
    for (const { file, field, value } of objects(site)) {
      const text = value[key];
      if (typeof text !== "string") continue;
      const other = seen.get(text.toLowerCase());
      if (other) problems.push({ file, field: member(field, key), message: `is the text of ${other} already.` });
      seen.set(text.toLowerCase(), `${file}, ${member(field, key)},`);
    }
  }
  return problems;
}

function links(site: Site): Problem[] {
  return internalLinks(site).flatMap(({ file, field, target }) => {
    const message = targetProblem(site, target);
    return message ? [{ file, field, message }] : [];
  });
}

function orphans(site: Site): Problem[] {
  const linked = new Set(internalLinks(site).map(({ target }) => target.replace(/#.*$/, "")));
  return site.pages
    .filter(({ kind, path }) => kind === "page" && path !== "/" && !linked.has(path))
    .map((page) => ({
      file: pageFile(site, page),
      message: `has the page ${page.path}, which nothing links to: put it into a navigation of content/site.ts.`,
    }));
}

/** A published URL stays, as a page or as a redirect; and every page is on the list of published URLs. */
function publishedUrls(site: Site): Problem[] {
  const file = PUBLISHED_URLS;
  const paths = site.pages.map(({ path }) => path);
  const kept = new Set([...paths, ...Object.keys(movedPages(site))]);
  return [
    ...site.published
      .filter((path) => !kept.has(path))
      .map((path) => ({
        file,
        message: `${path} is no page any more: say in ${REDIRECTS} where it leads now, or delete the line if it was never online.`,
      })),
    ...site.pages
      .filter(({ path }) => !site.published.includes(path))
      .map((page) => ({
        file,
        message: `${page.path} (${pageFile(site, page)}) is not listed: npm run content adds it.`,
      })),
    ...site.published
      .filter((path, index) => site.published.indexOf(path) !== index)
      .map((path) => ({ file, message: `${path} is listed twice.` })),
  ];
}

/** A redirect starts where no page is and ends at a page: no chains, no loops. */
function redirects(site: Site): Problem[] {
  const file = REDIRECTS;
  const moved = movedPages(site);
  return Object.entries(moved).flatMap(([from, to]): Problem[] => {
    const field = `"${from}"`;
    const problems: Problem[] = [];
    if (!/^(\/[a-z0-9._-]+)+$/.test(from)) {
      problems.push({ file, field, message: "is no path: small letters, no slash at the end, no hash." });
    }
    if (site.pages.some(({ path }) => path === from)) {
      problems.push({ file, field, message: "is a page, which the redirect would hide." });
    }
    const message =
      to.replace(/#.*$/, "") in moved ? `"${to}" is moved itself: name the last address.` : targetProblem(site, to);
    if (message) problems.push({ file, field, message: `cannot be sent on: ${message}` });
    return problems;
  });
}

/** An address outside the site is real; or it is a reserved name (RFC 2606) inside sample(). */
function addresses(site: Site): Problem[] {
  return site.files.flatMap(({ file, source }) =>
    [...source.matchAll(/["'`]((?:https?:\/\/|[\w.-]+@)[\w.-]+\.\w+)/g)].flatMap(({ index, 1: address = "" }) => {
      const before = source.slice(0, index);
      const field = `line ${before.split("\n").length}`;
      const isSample = /\bsample\(\s*(\[[^\]]*)?$/.test(before);
      const isReserved = /[/@.](example\.(com|org|net)|[\w-]+\.(example|test|invalid))$/.test(address);
      if (address.startsWith("http:")) return [{ file, field, message: `has ${address}: use https.` }];
      if (isReserved === isSample) return [];
      const message = isReserved
        ? `has ${address}, which is invented: put the real one in, or sample() around it.`
        : `has ${address}, which is real, inside sample(): take sample() away.`;
      return [{ file, field, message }];
    }),
  );
}

function placesOf(site: Site, path: string): string[] {
  if (path === "/portfolio") return listOf(site, "projects").map(({ slug }) => String(slug));
  if (path === "/careers") {
    const open = listOf(site, "careers").filter(({ slug }) => isOpenOn(site, `/careers/${slug}`));
    return open.map(({ id }) => `opening-${id}`);
  }
  if (path === "/blogs") return ["news"];
  const page = site.pages.find((other) => other.path === path);
  const legal = objects(site).find(
    ({ value }) => isPageText(value) && value.title === page?.title && "sections" in value,
  );
  return items(legal?.value.sections).map((_, index) => `section-${index + 1}`);
}

/** Undefined: the target exists. */
function targetProblem(site: Site, target: string): string | undefined {
  const [path = "", place] = target.split("#");
  const page = site.pages.find((other) => other.path === path);
  if (!page) {
    const near = closest(
      path,
      site.pages.map((other) => other.path),
    );
    return site.isPublic(path) ? undefined : `"${target}" is no page; the nearest is "${near}".`;
  }
  const article = entries(site, "blogs", "news").find(({ value }) => value.url === path);
  const day = dayOf(article?.value.date);
  if (day && day > site.day) return `"${target}" is an article that is only out on ${article?.value.date}.`;
  if (place === undefined) return undefined;
  const places = placesOf(site, path);
  if (places.includes(place)) return undefined;
  return `"${target}" is no place of that page; it has ${places.map((name) => `#${name}`).join(", ") || "none"}.`;
}

function internalLinks(site: Site): { file: string; field: string; target: string }[] {
  return values(site).flatMap(({ file, field, value }) => {
    if (typeof value !== "string" || !value.startsWith("/") || !/\.(to|path|url)$/.test(field)) return [];
    return [{ file, field, target: value }];
  });
}

function movedPages(site: Site): Record<string, string> {
  const moved = site.files.find(({ file }) => file === REDIRECTS)?.exports.movedPages;
  return isData(moved) ? (moved as Record<string, string>) : {};
}

function isOpenOn(site: Site, path: string): boolean {
  const opening = entries(site, "careers").find(({ name }) => `/careers/${name}` === path);
  const closes = dayOf(opening?.value.closes);
  return closes === undefined || site.day <= closes;
}

/** "2024-03-14"; undefined when it is not a date. */
function dayOf(value: unknown): string | undefined {
  try {
    return isoDate(String(value));
  } catch {
    return undefined;
  }
}

interface PictureData extends Data {
  kind: PictureKind;
  name: string;
}

function isPicture(value: Data): value is PictureData {
  return typeof value.kind === "string" && value.kind in PICTURE_SIZES && typeof value.name === "string";
}

function pictureKey({ kind, name }: { kind: string; name: string }): string {
  return `${kind}/${name}`;
}

function isPageText(value: Data): boolean {
  return ["title", "description", "heading", "intro"].every((key) => key in value);
}

function missing(file: string, value: Data, fields: string[]): Problem[] {
  return fields.filter((field) => value[field] === undefined).map((field) => ({ file, field, message: "is missing." }));
}

function lengthProblems(file: string, field: string, value: unknown, { least, most }: Range, why: string): Problem[] {
  if (typeof value !== "string") return [{ file, field, message: "is missing." }];
  if (value.length >= least && value.length <= most) return [];
  return [{ file, field, message: `has ${value.length} characters; ${why} ${least} to ${most}.` }];
}

function countProblems(file: string, field: string, value: unknown, { least, most }: Range): Problem[] {
  const { length } = items(value);
  if (length >= least && length <= most) return [];
  return [
    { file, field, message: `has ${length} ${length === 1 ? "entry" : "entries"}; it takes ${least} to ${most}.` },
  ];
}
