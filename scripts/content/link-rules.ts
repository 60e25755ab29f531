import { closest } from "fastest-levenshtein";
import { bodyOf } from "./compile-article.ts";
import type { Problem } from "./problem.ts";
import { PUBLISHED_URLS, REDIRECTS, type Site } from "./site.ts";
import { isData } from "./values.ts";

/** @returns the mistakes in links, redirects and other addresses. */
export function linkProblems(site: Site): Problem[] {
  const links = internalLinks(site).flatMap(({ file, field, target }) => {
    const message = targetProblem(site, target);
    return message ? [{ file, field, message }] : [];
  });
  return [...links, ...missingPages(site), ...redirects(site), ...sampleAddresses(site)];
}

function internalLinks({ values, articles }: Site) {
  const inFields = values
    .filter(({ field }) => /\.(to|path|url)$/.test(field))
    .map(({ file, field, value }) => ({ file, field, target: String(value) }));
  const inTexts = [...articles.values()].flatMap((article) =>
    bodyOf(article).links.map(({ field, href }) => ({ file: `content${article.url}.ts`, field, target: href })),
  );
  return [...inFields, ...inTexts].filter(({ target }) => target.startsWith("/"));
}

/** A published URL stays, as a page or as a redirect. */
function missingPages({ paths, movedPages, publishedUrls }: Site): Problem[] {
  return publishedUrls
    .filter((path) => !paths.has(path) && !(path in movedPages))
    .map((path) => {
      const advice = `say in ${REDIRECTS} where it leads now, or delete the line if it was never online.`;
      return { file: PUBLISHED_URLS, message: `${path} is no longer a page: ${advice}` };
    });
}

/** A redirect starts where there is no page and ends at a page, so there are no chains and no loops. */
function redirects(site: Site): Problem[] {
  const { movedPages, paths } = site;
  return Object.entries(movedPages).flatMap(([from, to]) => {
    const isMoved = to.replace(/#.*$/, "") in movedPages;
    const target = isMoved ? `"${to}" is moved itself: name its new address.` : targetProblem(site, to);
    const messages = [
      !/^(\/[a-z0-9._-]+)+$/.test(from) && "is not a path: use lowercase letters, no slash at the end and no hash.",
      paths.has(from) && "is a page, which the redirect would hide.",
      target && `cannot be redirected: ${target}`,
    ];
    return messages
      .filter((message) => typeof message === "string")
      .map((message) => ({ file: REDIRECTS, field: `"${from}"`, message }));
  });
}

/** An address outside the site is real, unless it is inside sample() and has a reserved name (RFC 2606). */
function sampleAddresses({ content }: Site): Problem[] {
  return content.files.flatMap(({ file, source }) =>
    [...source.matchAll(/["'`(]((?:https?:\/\/|[\w.-]+@)[\w.-]+\.\w+)/g)].flatMap(({ index, 1: address = "" }) => {
      const before = source.slice(0, index);
      const isSample = /\bsample\(\s*(\[[^\]]*)?$/.test(before);
      const isReserved = /[/@.](example\.(com|org|net)|[\w-]+\.(example|test|invalid))$/.test(address);
      if (isReserved === isSample) return [];
      const message = isReserved
        ? `has ${address}, which is invented: use the real one, or put sample() around it.`
        : `has ${address}, which is real, inside sample(): remove sample().`;
      return [{ file, field: `line ${before.split("\n").length}`, message }];
    }),
  );
}

/** @returns what is wrong with a link to `target`, or undefined if it exists. */
function targetProblem(site: Site, target: string): string | undefined {
  const { paths, articles, published } = site;
  const [path = "", anchor] = target.split("#");
  if (!paths.has(path)) {
    return site.isPublic(path)
      ? undefined
      : `"${target}" is not a page; the nearest is "${closest(path, [...paths])}".`;
  }
  const article = articles.get(path);
  if (article && !published.articles.includes(article)) {
    return `"${target}" is an article that is not published until ${article.date}.`;
  }
  const anchors = anchor === undefined ? [] : anchorsOf(site, path);
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  return `"${target}" is not a place of that page; it has ${anchors.map((name) => `#${name}`).join(", ") || "none"}.`;
}

function anchorsOf({ values, pages, articles, published }: Site, path: string): string[] {
  if (path === "/portfolio") return published.projects.map(({ slug }) => slug);
  if (path === "/careers") return published.openings.map(({ id }) => `opening-${id}`);
  if (path === "/blogs") return ["news"];
  const article = articles.get(path);
  if (article) return bodyOf(article).sections.map(({ id }) => id);
  const title = pages.find((page) => page.path === path)?.title;
  const legalPage = values.map(({ value }) => value).find((value) => isData(value) && value.title === title);
  const sections = isData(legalPage) && Array.isArray(legalPage.sections) ? legalPage.sections : [];
  return sections.map((_, index) => `section-${index + 1}`);
}
