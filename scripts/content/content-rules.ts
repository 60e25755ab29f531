/**
 * What concerns several entries, or files beside them: addresses, links, equal texts, pictures, characters. What one
 * entry takes is in content/schema/.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { closest, distance } from "fastest-levenshtein";
import { subjectPath } from "../../app/articles/article-lists.ts";
import { type SitePage, sitePages } from "../../app/discovery/site-pages.ts";
import { publishedOn } from "../../app/entries/published-on.ts";
import { companyDay } from "../../app/lib/dates.ts";
import { brandIconUrl } from "../../app/media/brand-icon-url.ts";
import { charactersNotShown } from "../../app/media/font-characters.ts";
import { bodyOf } from "./article-bodies.ts";
import { allValues, isData } from "./content-values.ts";
import { type PictureSource, pictureProblems, readPictureSources } from "./picture-rules.ts";
import type { Problem } from "./problem.ts";
import { PUBLISHED_URLS, publishedUrls } from "./published-urls.ts";
import { type Content, type ContentFile, FOLDERS } from "./read-content.ts";

const REDIRECTS = "content/redirects.ts";

const ARTICLE_WORDS = 150;

export interface Site {
  content: Content;
  pages: SitePage[];
  published: string[];
  pictures: PictureSource[];
  /** Whether public/ has a file, such as "/og/home.jpg". */
  isPublic(address: string): boolean;
  /** The names of simple-icons, looked up when a brand's icon is not drawn yet. */
  brands?: string[];
  day: string;
}

/** In: the project's folder, and what readContent found there. */
export async function readSite(content: Content, root = process.cwd()): Promise<Site> {
  const { services } = content.entries;
  const isPublic = (address: string) => existsSync(join(root, "public", address));
  const technologies = services.flatMap(({ detail }) => detail.technologies);
  const areDrawn = technologies.every(({ icon }) => isPublic(brandIconUrl(icon)));
  return {
    content,
    pages: sitePages(content.entries),
    published: publishedUrls(root),
    pictures: await readPictureSources(root),
    isPublic,
    brands: areDrawn
      ? undefined
      : (await import("simple-icons/icons.json", { with: { type: "json" } })).default.map(({ slug }) => slug),
    day: companyDay(new Date()),
  };
}

export function ruleProblems(site: Site): Problem[] {
  return [
    numbers,
    characters,
    articleTexts,
    articleDates,
    spellings,
    repeatedTags,
    technologiesAndProjects,
    postedLater,
    pictures,
    sameTexts,
    links,
    orphans,
    addressesGone,
    redirects,
    addresses,
  ].flatMap((rule) => rule(site));
}

/** An opening's id and a place in a list belong to one entry: the one whose page was published, or posted, first. */
function numbers({ content, published }: Site): Problem[] {
  const taken = new Map<string, string>();
  const age = (file: ContentFile) => {
    const isPublished = published.includes(pathOf(file) ?? "");
    const posted = isData(file.data) ? file.data.datePosted : undefined;
    return `${isPublished ? 0 : 1} ${posted ?? ""} ${file.file}`;
  };
  const oldestFirst = content.files.toSorted((a, b) => (age(a) < age(b) ? -1 : 1));
  return oldestFirst.flatMap(({ file, folder, data }): Problem[] => {
    const field = folder === "careers" ? "id" : "order";
    if (!folder || !isData(data) || data[field] === undefined) return [];
    const key = `${folder} ${data[field]}`;
    const other = taken.get(key);
    taken.set(key, file);
    return other ? [{ file, field, message: `${data[field]} is that of ${other} already.` }] : [];
  });
}

function characters(site: Site): Problem[] {
  return values(site).flatMap(({ file, field, value }): Problem[] => {
    if (typeof value !== "string") return [];
    const absent = charactersNotShown(value);
    if (absent.length === 0) return [];
    return [{ file, field, message: `has "${absent.join("")}", which our typeface cannot show: write it otherwise.` }];
  });
}

function articleTexts(site: Site): Problem[] {
  return [...articles(site).values()].flatMap((article) => {
    const file = `content${article.url}.ts`;
    const { words, links, problems } = bodyOf(article);
    const wrongLinks = links.flatMap(({ field, href }) => {
      const message = href.startsWith("/") ? targetProblem(site, href) : undefined;
      return message ? [{ field, message }] : [];
    });
    const tooShort =
      words < ARTICLE_WORDS
        ? [{ field: "content", message: `has ${words} words; an article needs ${ARTICLE_WORDS} or more.` }]
        : [];
    return [...problems, ...wrongLinks, ...tooShort].map((problem) => ({ file, ...problem }));
  });
}

/** A year that is mistyped would hide the article for decades. */
function articleDates({ content, day }: Site): Problem[] {
  const [year = ""] = day.split("-");
  const latest = day.replace(year, String(Number(year) + 1));
  return content.entries.articles
    .filter(({ date }) => date > latest)
    .map(({ url, date }) => ({
      file: `content${url}.ts`,
      field: "date",
      message: `"${date}" is more than a year ahead: is the year right?`,
    }));
}

/** Categories and tags are spelled as most articles spell them; where two spellings are as frequent, as the oldest does. */
function spellings({ content }: Site): Problem[] {
  const uses = content.entries.articles.toReversed().flatMap(({ url, category, tags }) => {
    const file = `content${url}.ts`;
    return [
      { file, field: "category", name: category, path: subjectPath("category", category) },
      ...tags.map((tag, index) => ({ file, field: `tags[${index}]`, name: tag, path: subjectPath("tag", tag) })),
    ];
  });
  const counts = new Map<string, number>();
  const spelling = ({ path, name }: (typeof uses)[number]) => `${path} ${name}`;
  const count = (use: (typeof uses)[number]) => counts.get(spelling(use)) ?? 0;
  for (const use of uses) counts.set(spelling(use), count(use) + 1);
  const known = new Map<string, (typeof uses)[number]>();
  return uses
    .toSorted((a, b) => count(b) - count(a))
    .flatMap((use): Problem[] => {
      const { file, field, name, path } = use;
      if (path.endsWith("/")) {
        return [{ file, field, message: `"${name}" has no Latin letter or digit, of which an address could be made.` }];
      }
      const first = known.get(path);
      if (first?.name === name) return [];
      const problem = (other: { name: string; file: string }, is: string) => ({
        file,
        field,
        message: `"${name}" ${is} "${other.name}" in ${other.file}: write it the same way.`,
      });
      if (first) return [problem(first, "is written")];
      known.set(path, use);
      // Two articles with a category mean it.
      if (field !== "category" || count(use) > 1) return [];
      const similar = [...known.values()].find((one) => one.field === field && isMisspelled(name, one.name));
      return similar ? [problem(similar, "looks like a misspelling of")] : [];
    });
}

function repeatedTags({ content }: Site): Problem[] {
  return content.entries.articles.flatMap(({ url, tags }) =>
    tags.flatMap((tag, index) => {
      if (tags.indexOf(tag) === index) return [];
      return [{ file: `content${url}.ts`, field: `tags[${index}]`, message: `"${tag}" is listed twice.` }];
    }),
  );
}

/** Whether two words differ by one letter or by two letters that are swapped, and not only by capitals. */
function isMisspelled(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  // "B2B" and "B2C", "PR" and "HR" are different words.
  if (a === b || Math.min(a.length, b.length) < 3 || /\d/.test(a + b)) return false;
  return distance(a, b) === 1 || (distance(a, b) === 2 && a.length === b.length && inOrder(a) === inOrder(b));
}

function inOrder(word: string): string {
  return [...word].toSorted().join("");
}

function technologiesAndProjects({ content, brands, isPublic }: Site): Problem[] {
  const projects = content.files.filter(({ folder }) => folder === "projects").map(({ name }) => name);
  return content.entries.services.flatMap(({ slug, detail }) => {
    const file = `content/services/${slug}.ts`;
    const icons = detail.technologies.flatMap(({ icon }, index): Problem[] => {
      if (!brands || isPublic(brandIconUrl(icon)) || brands.includes(icon)) return [];
      const field = `detail.technologies[${index}].icon`;
      return [
        { file, field, message: `"${icon}" is no name in simple-icons; the nearest is "${closest(icon, brands)}".` },
      ];
    });
    const related = detail.relatedProjects.flatMap((project, index): Problem[] => {
      if (projects.includes(project)) return [];
      const field = `detail.relatedProjects[${index}]`;
      return [{ file, field, message: `"${project}" is no project; the nearest is "${closest(project, projects)}".` }];
    });
    return [...icons, ...related];
  });
}

function postedLater({ content, day }: Site): Problem[] {
  return content.entries.openings
    .filter(({ datePosted }) => datePosted > day)
    .map(({ slug, datePosted }) => ({
      file: `content/careers/${slug}.ts`,
      field: "datePosted",
      message: `"${datePosted}" is still to come: it is the day of going online.`,
    }));
}

function pictures(site: Site): Problem[] {
  const isComplete = site.content.files.every(({ data }) => data !== undefined);
  return pictureProblems(values(site), site.pictures, isComplete);
}

function sameTexts(site: Site): Problem[] {
  const problems: Problem[] = [];
  const titles = new Map<string, string>();
  for (const { file, title } of pageTitles(site)) {
    const other = titles.get(title.toLowerCase());
    if (other) problems.push({ file, field: "title", message: `"${title}" is the title of ${other} already.` });
    titles.set(title.toLowerCase(), file);
  }
  const seen = new Map<string, string>();
  for (const { file, field, value } of values(site)) {
    const [key] = /\b(description|excerpt)$/.exec(field) ?? [];
    if (!key || typeof value !== "string" || value.startsWith("TODO")) continue;
    const text = `${key} ${value.toLowerCase()}`;
    const other = seen.get(text);
    if (other) problems.push({ file, field, message: `is the text of ${other} already.` });
    seen.set(text, `${file}, ${field},`);
  }
  return problems;
}

/** The titles of single pages, then of entries that have one. A closed opening may be posted again. */
function pageTitles(site: Site): { file: string; title: string }[] {
  const { content } = site;
  const { articles, services } = content.entries;
  const { openings } = publishedEntries(site);
  const pages = content.files.flatMap(({ file, folder, data }) => {
    const texts = folder || !isData(data) ? [] : Object.values(data);
    return texts.flatMap((text) =>
      isData(text) && typeof text.title === "string" && "intro" in text ? [{ file, title: text.title }] : [],
    );
  });
  return [
    ...pages,
    ...services.map(({ slug, title }) => ({ file: `content/services/${slug}.ts`, title })),
    ...articles.map(({ url, title }) => ({ file: `content${url}.ts`, title })),
    ...openings.map(({ slug, title }) => ({ file: `content/careers/${slug}.ts`, title })),
  ];
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
    .map(({ path }) => ({
      file: "app/discovery/site-pages.ts",
      message: `has the page ${path}, which nothing links to: put it into a navigation of content/site.ts.`,
    }));
}

/** A published URL stays, as a page or as a redirect. */
function addressesGone(site: Site): Problem[] {
  const file = PUBLISHED_URLS;
  const kept = new Set([...paths(site), ...Object.keys(movedPages(site))]);
  const listed = new Set<string>();
  return site.published.flatMap((path): Problem[] => {
    if (listed.has(path)) return [{ file, message: `${path} is listed twice.` }];
    listed.add(path);
    if (kept.has(path)) return [];
    const message = `${path} is no page any more: say in ${REDIRECTS} where it leads now, or delete the line if it was never online.`;
    return [{ file, message }];
  });
}

/** A redirect starts where no page is and ends at a page: no chains, no loops. */
function redirects(site: Site): Problem[] {
  const moved = movedPages(site);
  return Object.entries(moved).flatMap(([from, to]): Problem[] => {
    const problem = (message: string) => ({ file: REDIRECTS, field: `"${from}"`, message });
    const problems: Problem[] = [];
    if (!/^(\/[a-z0-9._-]+)+$/.test(from)) {
      problems.push(problem("is no path: small letters, no slash at the end, no hash."));
    }
    if (paths(site).has(from)) problems.push(problem("is a page, which the redirect would hide."));
    const message =
      to.replace(/#.*$/, "") in moved ? `"${to}" is moved itself: name the last address.` : targetProblem(site, to);
    return message ? [...problems, problem(`cannot be sent on: ${message}`)] : problems;
  });
}

/** An address outside the site is real; or it is a reserved name (RFC 2606) inside sample(). */
function addresses({ content }: Site): Problem[] {
  return content.files.flatMap(({ file, source }) =>
    [...source.matchAll(/["'`(]((?:https?:\/\/|[\w.-]+@)[\w.-]+\.\w+)/g)].flatMap(({ index, 1: address = "" }) => {
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

/** Undefined: the target exists. */
function targetProblem(site: Site, target: string): string | undefined {
  const [path = "", place] = target.split("#");
  if (!paths(site).has(path)) {
    return site.isPublic(path)
      ? undefined
      : `"${target}" is no page; the nearest is "${closest(path, [...paths(site)])}".`;
  }
  const article = articles(site).get(path);
  if (article && !publishedEntries(site).articles.includes(article)) {
    return `"${target}" is an article that is only out on ${article.date}.`;
  }
  const places = place === undefined ? [] : placesOf(site, path);
  if (place === undefined || places.includes(place)) return undefined;
  return `"${target}" is no place of that page; it has ${places.map((name) => `#${name}`).join(", ") || "none"}.`;
}

function placesOf(site: Site, path: string): string[] {
  const { projects, openings } = publishedEntries(site);
  if (path === "/portfolio") return projects.map(({ slug }) => slug);
  if (path === "/careers") return openings.map(({ id }) => `opening-${id}`);
  if (path === "/blogs") return ["news"];
  const article = articles(site).get(path);
  if (article) return bodyOf(article).sections.map(({ id }) => id);
  const title = site.pages.find((page) => page.path === path)?.title;
  const legal = values(site).find(({ value }) => isData(value) && value.title === title && "sections" in value);
  return ((legal?.value as { sections: unknown[] } | undefined)?.sections ?? []).map(
    (_, index) => `section-${index + 1}`,
  );
}

/** Of entries with mistakes too, so that one mistake does not make others. */
const paths = once(({ content, pages }) => {
  const entries = content.files.flatMap((file) => pathOf(file) ?? []);
  return new Set([...pages.map(({ path }) => path), ...entries]);
});

const articles = once(({ content: { entries } }) => {
  return new Map(entries.articles.map((article) => [article.url as string, article]));
});

function internalLinks(site: Site): { file: string; field: string; target: string }[] {
  return values(site).flatMap(({ file, field, value }) => {
    if (typeof value !== "string" || !value.startsWith("/") || !/\.(to|path|url)$/.test(field)) return [];
    return [{ file, field, target: value }];
  });
}

function movedPages({ content }: Site): Record<string, string> {
  const data = content.files.find(({ file, isValid }) => file === REDIRECTS && isValid)?.data;
  return (data as { movedPages: Record<string, string> } | undefined)?.movedPages ?? {};
}

/** Of an entry that has a page. */
function pathOf({ folder, name }: ContentFile): string | undefined {
  return folder && FOLDERS[folder].path && `${FOLDERS[folder].path}${name}`;
}

const publishedEntries = once(({ content, day }) => publishedOn(content.entries, day));

const values = once(({ content }) => allValues(content.files));

/** What several rules need of all content is found once: content may have thousands of entries. */
function once<T>(find: (site: Site) => T): (site: Site) => T {
  const known = new WeakMap<Site, { found: T }>();
  return (site) => {
    const kept = known.get(site) ?? { found: find(site) };
    known.set(site, kept);
    return kept.found;
  };
}
