/** Rules that concern several entries, or files beside them. What one entry takes is in content/schema/. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { sitePages } from "#app/discovery/site-pages.ts";
import { publishedOn } from "#app/entries/entries.ts";
import { companyDay } from "#app/lib/dates.ts";
import routes from "#app/routes.ts";
import { isInvented } from "#content/sample.ts";
import { bodyOf } from "./compile-article.ts";
import { pictureProblems } from "./picture-rules.ts";
import type { Problem } from "./problem.ts";
import { PUBLISHED_URLS, REDIRECTS, readPublishedUrls, readRedirects } from "./published-urls.ts";
import { type Content, type ContentEntries, isPage, type SourceArticle } from "./read-content.ts";
import { allValues, isPicture, type Value } from "./values.ts";

/** What the rules compare. */
interface CheckedSite extends ContentEntries {
  /** The project's folder. */
  root: string;
  files: Content["files"];
  values: Value[];
  /** Paths of all pages, including entries with mistakes, so that one mistake does not cause others. */
  paths: Set<string>;
}

/**
 * Finds the mistakes in content that can be read.
 *
 * @param root the project's folder
 */
export async function ruleProblems({ entries, files }: Content, root = process.cwd()): Promise<Problem[]> {
  const paths = [...sitePages(entries), ...files].flatMap(({ path }: { path?: string }) => path ?? []);
  const site = { ...entries, root, files, values: allValues(files), paths: new Set(paths) };
  const rules = [repetitions, articleTexts, links, vanishedPages, redirects, inventedAddresses];
  return [...rules.flatMap((rule) => rule(site)), ...(await pictureProblems(site, root))];
}

/** Titles, descriptions and pictures of entries, their places in lists, and the ids of openings. */
function repetitions({ files, values }: CheckedSite): Problem[] {
  const owners = new Map<string, Value>();
  const pages = new Set(files.filter(isPage).map(({ file }) => file));
  return values.flatMap((found): Problem[] => {
    const { file, field, value } = found;
    const isUnique = isPicture(value) || (/^(title|description|excerpt|order|id)$/.test(field) && !pages.has(file));
    // An unwritten text is reported by its schema.
    if (!isUnique || String(value).startsWith("TODO")) return [];
    // A closed opening may be posted again.
    const scope = /^(title|order|id)$/.test(field) ? `${dirname(file)} ${field}` : "";
    if (scope === "content/careers title") return [];
    const key = `${scope} ${isPicture(value) ? value.kind + value.name : value}`.toLowerCase();
    const owner = owners.get(key);
    owners.set(key, owner ?? found);
    const name = isPicture(value) ? `${field}.name` : field;
    return owner ? [{ file, field: name, message: `is the same in ${owner.file}.` }] : [];
  });
}

function articleTexts({ articles }: CheckedSite): Problem[] {
  return articles.flatMap(textProblems);
}

/** @returns the mistakes in the Markdown of an article */
export function textProblems(article: SourceArticle): Problem[] {
  return bodyOf(article).problems.map((problem) => ({ file: `content${article.url}.ts`, ...problem }));
}

function links(site: CheckedSite): Problem[] {
  const pages = new Set(site.files.filter(isPage).map(({ file }) => file));
  const found = [
    ...site.values.filter(({ file, field }) => pages.has(file) || field === "detail.call.to"),
    ...site.articles.flatMap((article) =>
      bodyOf(article).links.map(({ href, ...place }) => ({ file: `content${article.url}.ts`, ...place, value: href })),
    ),
  ];
  return found.flatMap(({ value, ...place }) => {
    const message = typeof value === "string" && value.startsWith("/") ? targetProblem(site, value) : undefined;
    return message ? [{ ...place, message }] : [];
  });
}

/** @returns what is wrong with a link, or undefined if it leads somewhere */
function targetProblem(site: CheckedSite, target: string): string | undefined {
  const [path = "", anchor] = target.replace(/\?[^#]*/, "").split("#");
  if (!site.paths.has(path)) {
    const isRoute = routes
      .flatMap(({ children = [], ...route }) => [route, ...children])
      .some((it) => `/${it.path}` === path);
    return isRoute || existsSync(join(site.root, "public", path)) ? undefined : `"${target}" is not a page.`;
  }
  const article = site.articles.find(({ url }) => url === path);
  if (article && publishedOn({ articles: [article], openings: [] }, companyDay(new Date())).articles.length === 0) {
    return `"${target}" is an article that is not published until ${article.date}.`;
  }
  const anchors = anchorsOf(site, path);
  if (!anchors || anchor === undefined || anchors.includes(anchor)) return undefined;
  return `"${target}" is not a place of that page; it has ${anchors.map((id) => `#${id}`).join(", ")}.`;
}

/** @returns undefined for a page whose places test/worker/page-parts.test.ts knows */
function anchorsOf({ articles, files, openings }: CheckedSite, path: string): string[] | undefined {
  if (path === "/portfolio") return files.filter(({ folder }) => folder === "projects").map(({ name }) => name);
  if (path === "/careers") return openings.map(({ id }) => `opening-${id}`);
  const article = articles.find(({ url }) => url === path);
  return article && bodyOf(article).sections.map(({ id }) => id);
}

/** A published URL stays, as a page or as a redirect. */
function vanishedPages({ root, paths }: CheckedSite): Problem[] {
  const redirects = readRedirects(root);
  return readPublishedUrls(root)
    .filter((path) => !paths.has(path) && !redirects.some(({ matches }) => matches.test(path)))
    .map((path) => {
      const advice = `say in ${REDIRECTS} where it leads now, or delete the line if it was never online.`;
      return { file: PUBLISHED_URLS, message: `${path} is no longer a page: ${advice}` };
    });
}

/** What Cloudflare takes (developers.cloudflare.com/workers/static-assets/redirects/), with targets that exist. */
function redirects(site: CheckedSite): Problem[] {
  return readRedirects(site.root).flatMap(({ line, from, to, status }) => {
    const target = /^https?:\/\/|:\w/.test(to) ? undefined : targetProblem(site, to);
    const messages = [
      !from.startsWith("/") && `"${from}" is not a path of this site.`,
      !/^30[12378]$/.test(status) && `"${status}" is not the status of a redirect.`,
      site.paths.has(from) && `"${from}" is a page, which the redirect would hide.`,
      target && `"${from}" cannot be redirected: ${target}`,
    ];
    return messages
      .filter((message) => typeof message === "string")
      .map((message) => ({ file: REDIRECTS, line, message }));
  });
}

/** An invented address stands inside sample(), or in the code of an article. */
function inventedAddresses({ files }: CheckedSite): Problem[] {
  return files.flatMap(({ file, folder, source }) => {
    if (folder === "blogs" || folder === "news") return [];
    return source.split("\n").flatMap((text, index) => {
      const [, address = ""] = /["']((?:https?:\/\/|[\w.-]+@)[\w.-]+\.\w+)/.exec(text) ?? [];
      if (!isInvented(address) || text.includes("sample(")) return [];
      const message = `has ${address}, which is invented: use the real one, or put sample() around it.`;
      return [{ file, line: index + 1, message }];
    });
  });
}
