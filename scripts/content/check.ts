/** What the schemas of content/schema/ cannot see: words, links, pictures, and what concerns several files. */
import { existsSync, globSync, statSync } from "node:fs";
import { basename, join, parse } from "node:path";
import tabler from "@iconify-json/tabler/icons.json" with { type: "json" };
import { closestMatch } from "leven";
import * as simpleIcons from "simple-icons";
import { shareCardUrl } from "#app/discovery/share-card.ts";
import { sitePages } from "#app/discovery/site-pages.ts";
import { publishedOn } from "#app/entries/entries.ts";
import { companyDay } from "#app/lib/dates.ts";
import routes from "#app/routes.ts";
import { companyName } from "#content/site.ts";
import type { Finding } from "./finding.ts";
import { isSystemFile, pictureSources } from "./pictures.ts";
import type { Content } from "./read-content.ts";
import { picturesOf, type Value, valuesOf, withoutEnding } from "./values.ts";
import { invisibleIn, unfinishedIn } from "./words.ts";

/** Characters that search results and screen readers have room for. The company's name follows a title. */
const LENGTHS: Record<string, { min: number; max: number; folders?: string[] }> = {
  title: { min: 3, max: Math.max(40, 57 - companyName.length) },
  excerpt: { min: 70, max: 160 },
  description: { min: 70, max: 160, folders: ["services"] },
  "image.alt": { min: 20, max: 180 },
};

/** Days ahead from which a date may be a slip. */
const FAR_AHEAD = 366;

/** A larger source slows commands down, and stays in the repository for good. */
const LARGE_BYTES = 20_000_000;

/** What the rules compare. */
interface Site extends Content {
  root: string;
  /** Addresses that answer today or will, with the places that links may lead to. */
  places: Map<string, string[] | undefined>;
  values: Value[];
}

/**
 * @param root the project's folder
 * @returns what is wrong, and what only looks wrong
 */
export function checkContent(content: Content, root = process.cwd()): Finding[] {
  const pages = sitePages(content.entries);
  const declared = routes
    .flatMap(({ children = [], ...route }) => [route, ...children])
    .map(({ path = ":" }) => `/${path}`);
  const places = new Map<string, string[] | undefined>([
    ...declared.filter((path) => !/[:*]/.test(path)).map((path) => [path, undefined] as const),
    // One with errors has a page, but nobody knows its places.
    ...content.files.map(({ path = "" }) => [path, undefined] as const),
    ...pages.map((page) => [page.path, page.places ?? []] as const),
  ]);
  const site = { ...content, root, places, values: content.files.flatMap(valuesOf) };
  const rules = [fields, wordsIn, lengths, dates, icons, links, pictures, repetitions, relatedProjects, texts];
  return rules.flatMap((rule) => rule(site));
}

function error({ file, field, line }: Value, message: string): Finding {
  return { file, field, line, message, isError: true };
}

function note({ file, field, line }: Value, message: string): Finding {
  return { file, field, line, message, isError: false };
}

/** What the schema says of each entry. */
function fields({ files }: Site): Finding[] {
  return files.flatMap(({ findings }) => findings);
}

/** The words of all fields. compile.ts reports those of Markdown files. */
function wordsIn({ values }: Site): Finding[] {
  return values.flatMap((one): Finding[] => {
    if (typeof one.value !== "string") return [];
    const unfinished = unfinishedIn(one.value);
    if (unfinished) return [error(one, `still says "${unfinished}".`)];
    const invisible = invisibleIn(one.value);
    return invisible ? [note(one, invisible)] : [];
  });
}

function lengths({ files, values }: Site): Finding[] {
  const folders = new Map(files.map(({ file, folder }) => [file, folder]));
  return values.flatMap((one): Finding[] => {
    const folder = folders.get(one.file);
    const limit = folder && LENGTHS[one.field ?? ""];
    if (!limit || typeof one.value !== "string" || one.value === "" || limit.folders?.includes(folder) === false)
      return [];
    const { length } = one.value;
    const { min, max } = limit;
    return length < min || length > max
      ? [note(one, `has ${length} characters; ${min} to ${max} are read whole.`)]
      : [];
  });
}

/** A date that is only a slip of the keyboard. None stops a build, which may be of an old commit. */
function dates({ values }: Site): Finding[] {
  const farAhead = companyDay(new Date(Date.now() + FAR_AHEAD * 24 * 3_600_000));
  const days = values.filter(({ value }) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value));
  const ahead = days.filter(({ value }) => String(value) > farAhead);
  const closed = days.filter(({ field, value }) => field === "closes" && String(value) < companyDay());
  return [
    ...ahead.map((one) => note(one, `${one.value} is more than a year ahead.`)),
    ...closed.map((one) => note(one, `${one.value} is past: the opening has closed.`)),
  ];
}

const TABLER = Object.keys(tabler.icons);
const BRANDS = Object.values(simpleIcons).map(({ slug }) => slug);

function icons({ values }: Site): Finding[] {
  return values.flatMap((one): Finding[] => {
    if (!/(^|\.)icon$/.test(one.field ?? "") || typeof one.value !== "string") return [];
    const [set, names] = one.field?.includes("technologies[") ? ["Simple Icons", BRANDS] : ["Tabler's set", TABLER];
    if (names.includes(one.value)) return [];
    return [error(one, `"${one.value}" is no name in ${set}. Did you mean "${closestMatch(one.value, names)}"?`)];
  });
}

/** The links of fields and texts. */
function links({ texts, ...site }: Site): Finding[] {
  const inTexts = texts.flatMap(({ file, links: found }) =>
    found.map(({ href, line }) => {
      const isOwn = href.startsWith("#");
      return { file, line, isOwn, value: isOwn ? pathOfText(file) + href : href };
    }),
  );
  const inFields = site.values
    .filter(({ field = "" }) => /(^|\.)(to|path)$/.test(field))
    .map((one) => ({ ...one, isOwn: false }));
  return [...inTexts, ...inFields].flatMap((one): Finding[] => {
    const isInternal = typeof one.value === "string" && /^\/(?!\/)/.test(one.value);
    const problem = isInternal ? targetProblem(site, String(one.value), one.isOwn) : undefined;
    return problem ? [{ ...note(one, problem.message), isError: problem.isError }] : [];
  });
}

function pathOfText(file: string): string {
  return withoutEnding(file).replace("content", "");
}

/**
 * @param isOwn it leads to a place of its own article, which may be a draft or be to come
 * @returns what is wrong with a link, or undefined if it leads somewhere
 */
function targetProblem(
  site: Omit<Site, "texts">,
  target: string,
  isOwn = false,
): { message: string; isError: boolean } | undefined {
  const [path = "", place] = target.replace(/\?[^#]*/, "").split("#");
  if (!site.places.has(path)) {
    if (isOwn || existsSync(join(site.root, "public", path))) return undefined;
    return {
      message: `"${target}" is no page. Did you mean "${closestMatch(path, [...site.places.keys()])}"?`,
      isError: true,
    };
  }
  const isHidden = !isOwn && sitePages(site.entries).some((page) => page.path === path) && !isOnline(site, path);
  if (isHidden) return { message: `"${target}" is not online today: it is to come, or has closed.`, isError: false };
  const known = site.places.get(path);
  if (place === undefined || known === undefined || known.includes(place)) return undefined;
  const others = known.map((id) => `#${id}`).join(", ") || "none (app/discovery/site-pages.ts)";
  return { message: `"${target}" is no place of that page; it has ${others}.`, isError: true };
}

function isOnline({ entries }: Pick<Site, "entries">, path: string): boolean {
  return sitePages(publishedOn(entries, companyDay())).some((page) => page.path === path);
}

function pictures(site: Site): Finding[] {
  const shown = picturesOf(site);
  const found = shown.flatMap(({ kind, name, drawn = false, ...place }): Finding[] => {
    const named = { ...place, value: name };
    const [source, other] = pictureSources(kind, name, site.root);
    if (!source) {
      const advice = `put ${name}.jpg, .png, .webp or .svg into content/images/${kind}/ (README.md there has sizes)`;
      const advised = /^[a-z0-9-]+$/.test(name)
        ? advice
        : "a name has lowercase letters, digits and hyphens, and no ending";
      return [error(named, `"${name}" is no picture: ${advised}.`)];
    }
    if (other)
      return [note({ file: other, value: other }, `and ${basename(source)} are one picture: delete one of them.`)];
    const isDrawn = kind === "covers" && source.endsWith(".svg");
    const advice = isDrawn ? "add `drawn: true`, because its source is an SVG" : "no `drawn`: its source is no SVG";
    return isDrawn === drawn ? [] : [error({ ...place, value: name }, `${advice}.`)];
  });
  return [...found, ...sources(site, shown)];
}

/** Covers that are called girih are for articles to come. */
function sources({ root, places }: Site, shown: { kind: string; name: string }[]): Finding[] {
  const cards = [...places.keys()].map((path) => `cards/${basename(shareCardUrl(path), ".png")}`);
  const used = new Set([...shown.map(({ kind, name }) => `${kind}/${name}`), ...cards, "cards/page", "cards/service"]);
  const all = globSync("content/images/*/*.*", { cwd: root }).filter((file) => !isSystemFile(file));
  return all.flatMap((file): Finding[] => {
    const { dir, name } = parse(file);
    const place = { file, value: name };
    const isUnused = !name.startsWith("girih-") && !used.has(`${basename(dir)}/${name}`);
    const isLarge = statSync(join(root, file)).size > LARGE_BYTES;
    return [
      ...(isUnused ? [note(place, "is shown nowhere.")] : []),
      ...(isLarge ? [note(place, "has more than 20 MB: save it smaller.")] : []),
    ];
  });
}

/** Titles and places in lists of entries, and ids of openings. */
function repetitions({ files }: Site): Finding[] {
  const owners = new Map<string, string>();
  return files.flatMap(({ file, folder, data }) =>
    ["title", "id", "order"].flatMap((field): Finding[] => {
      const value = folder && data[field];
      // A closed opening may be posted again under another id.
      if (!value || (folder === "careers" && field === "title")) return [];
      const key = `${folder} ${field} ${value}`.toLowerCase();
      const owner = owners.get(key);
      owners.set(key, owner ?? file);
      return owner ? [error({ file, field, value }, `is the same in ${owner}.`)] : [];
    }),
  );
}

function relatedProjects({ values, files }: Site): Finding[] {
  const names = files.filter(({ folder }) => folder === "projects").map(({ name }) => name);
  const related = values.filter(({ field = "" }) => field.startsWith("detail.relatedProjects["));
  const unknown = related.filter((one) => !names.includes(String(one.value)));
  return unknown.map((one) => error(one, `"${one.value}" is no project. There are ${names.join(", ")}.`));
}

/** The Markdown files, and whether each belongs to the head beside it. */
function texts({ files, texts: all, root }: Site): Finding[] {
  const mistakes = all.flatMap(({ file, mistakes: own }) => own.map((one) => ({ file, ...one })));
  const owned = all.flatMap((text): Finding[] => {
    const head = files.find(({ file }) => file === text.file.replace(/md$/, "ts"));
    const place = { file: head?.file ?? text.file, value: "" };
    if (!head) return [error(place, "has no .ts file beside it with the title and all else that a list shows.")];
    const { content } = head.data;
    const isOther = content !== undefined && content !== text.default;
    return isOther ? [error(place, `does not import its text from ./${basename(text.file)}.`)] : [];
  });
  const exclude = ["content/images/**", "**/*.{ts,md}", "content/published-urls.txt"];
  const stray = globSync("content/**/*.*", { cwd: root, exclude }).filter((file) => !isSystemFile(file));
  return [
    ...mistakes,
    ...owned,
    ...stray.map((file) => note({ file, value: "" }, "is not read: its name ends wrongly.")),
  ];
}
