/**
 * The hand-made page that first paints are compared with: the finished HTML of a page of the site with its stylesheet
 * inside, and nothing that runs or loads anything else. It has the same bytes, so what is left of the difference is
 * what the site does in the browser.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type RunningServer, serveWithWrangler } from "./servers.ts";

/** In: the address of a page of the site. Out: the hand-made page. */
export async function fetchStaticPage(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const styles = stylesheets(html).map(async (href) => (await fetch(new URL(href, url))).text());
  return makeStatic(html, (await Promise.all(styles)).join(""));
}

/** In: a page's HTML and the CSS of its stylesheets. Out: the page in one file that loads and runs nothing. */
export function makeStatic(html: string, css: string): string {
  return (
    html
      .replaceAll(/<link\b[^>]*\brel="(?!canonical)[^>]*>/g, "")
      .replace("</head>", () => `<link rel="icon" href="data:,"/><style>${css}</style></head>`)
      // Kept as text, so that the size stays.
      .replaceAll(/<script\b(?![^>]*json")[^>]*>/g, '<script type="text/plain">')
      .replaceAll(/<(?:img|source|iframe)\b[^>]*>/g, (tag) => tag.replaceAll(/ (src(?:set)?)=/gi, " data-$1="))
      .replaceAll('<use href="/', '<use data-href="/')
      .replaceAll(/url\((["']?)\/[^)]*\)/g, "url(data:,)")
  );
}

/** Serves hand-made pages as the site is served: by a Worker, behind the same proxy. In: an empty folder; the pages by path. */
export function serveStaticPages(folder: string, pages: Record<string, string>): Promise<RunningServer> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "index.js"),
    `const pages = ${JSON.stringify(pages)};
const headers = { "Content-Type": "text/html; charset=utf-8" };
export default {
  fetch(request) {
    const page = pages[new URL(request.url).pathname];
    return new Response(page ?? "", { status: page ? 200 : 404, headers });
  },
};
`,
  );
  const config = join(folder, "wrangler.json");
  writeFileSync(
    config,
    JSON.stringify({ name: "hand-made-pages", main: "index.js", compatibility_date: "2026-10-01", no_bundle: true }),
  );
  return serveWithWrangler(config);
}

/**
 * The stylesheets that are linked. One that the page names without `href` is asked for later, one in `<noscript>` by
 * other browsers.
 */
function stylesheets(html: string): string[] {
  const loaded = html.replaceAll(/<noscript>.*?<\/noscript>/gs, "");
  return [...loaded.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].flatMap(([link]) => {
    const href = link.match(/\shref="([^"]+)"/)?.[1];
    return href ? [href] : [];
  });
}
