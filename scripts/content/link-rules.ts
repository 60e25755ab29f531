import { closest } from "fastest-levenshtein";
import { isInvented } from "#content/sample.ts";
import { articleFile, type CheckedSite, PUBLISHED_URLS, REDIRECTS } from "./checked-site.ts";
import { bodyOf } from "./compile-article.ts";
import type { Problem } from "./problem.ts";
import { isPage } from "./read-content.ts";

/** @returns the mistakes in links, redirects and other addresses. */
export function linkProblems(site: CheckedSite): Problem[] {
  const links = internalLinks(site).flatMap(({ file, field, target }) => {
    const message = targetProblem(site, target);
    return message ? [{ file, field, message }] : [];
  });
  return [...links, ...missingPages(site), ...redirectProblems(site), ...sampleAddresses(site)];
}

function internalLinks({ files, articles, services, values }: CheckedSite) {
  const pages = new Set(files.filter(isPage).map(({ file }) => file));
  const links = [
    ...values.filter(({ file }) => pages.has(file)).map(({ value, ...place }) => ({ ...place, target: String(value) })),
    ...services.map(({ slug, detail: { call } }) => {
      return { file: `content/services/${slug}.ts`, field: "detail.call.to", target: call.to };
    }),
    ...articles.flatMap((article) =>
      bodyOf(article).links.map(({ field, href }) => ({ file: articleFile(article), field, target: href })),
    ),
  ];
  return links.filter(({ target }) => target.startsWith("/"));
}

/** A published URL stays, as a page or as a redirect. */
function missingPages({ paths, redirects, publishedUrls }: CheckedSite): Problem[] {
  return publishedUrls
    .filter((path) => !paths.has(path) && !redirects.some(([from]) => from === path))
    .map((path) => {
      const advice = `say in ${REDIRECTS} where it leads now, or delete the line if it was never online.`;
      return { file: PUBLISHED_URLS, message: `${path} is no longer a page: ${advice}` };
    });
}

/** A redirect starts where there is no page and ends at a page, so there are no chains and no loops. */
function redirectProblems(site: CheckedSite): Problem[] {
  const { redirects, paths } = site;
  const moved = redirects.map(([from]) => from);
  return redirects.flatMap(([from = "", to = "", ...status], index) => {
    const isMoved = moved.includes(to.replace(/#.*$/, ""));
    const target = isMoved ? `"${to}" is moved itself: name its new address.` : targetProblem(site, to);
    const messages = [
      !/^(\/[a-z0-9._-]+)+$/.test(from) && "is not a path: use lowercase letters, no slash at the end and no hash.",
      // By default, Cloudflare redirects for the time being (302).
      status.join() !== "301" && "has no status 301 at the end of its line.",
      moved.indexOf(from) < index && "is in an earlier line, and only the first counts.",
      paths.has(from) && "is a page, which the redirect would hide.",
      target && `cannot be redirected: ${target}`,
    ];
    return messages
      .filter((message) => typeof message === "string")
      .map((message) => ({ file: REDIRECTS, field: `"${from}"`, message }));
  });
}

/** An address outside the site is real, unless it is inside sample() and has a reserved name (RFC 2606). */
function sampleAddresses({ files }: CheckedSite): Problem[] {
  return files.flatMap(({ file, source }) =>
    [...source.matchAll(/["'`(]((?:https?:\/\/|[\w.-]+@)[\w.-]+\.\w+)/g)].flatMap(({ index, 1: address = "" }) => {
      const before = source.slice(0, index);
      const isSample = /\bsample\(\s*(\[[^\]]*)?$/.test(before);
      if (isInvented(address) === isSample) return [];
      const message = isInvented(address)
        ? `has ${address}, which is invented: use the real one, or put sample() around it.`
        : `has ${address}, which is real, inside sample(): remove sample().`;
      return [{ file, field: `line ${before.split("\n").length}`, message }];
    }),
  );
}

/** @returns what is wrong with a link to `target`, or undefined if it exists. */
function targetProblem(site: CheckedSite, target: string): string | undefined {
  const { paths, articles, published } = site;
  const [path = "", anchor] = target.split("#");
  if (!paths.has(path)) {
    return site.isPublic(path)
      ? undefined
      : `"${target}" is not a page; the nearest is "${closest(path, [...paths])}".`;
  }
  const article = articles.find(({ url }) => url === path);
  if (article && !published.articles.includes(article)) {
    return `"${target}" is an article that is not published until ${article.date}.`;
  }
  // test/worker/page-parts.test.ts checks the places of other pages.
  if (!article || anchor === undefined) return undefined;
  const anchors = bodyOf(article).sections.map(({ id }) => id);
  if (anchors.includes(anchor)) return undefined;
  return `"${target}" is not a place of that page; it has ${anchors.map((id) => `#${id}`).join(", ")}.`;
}
