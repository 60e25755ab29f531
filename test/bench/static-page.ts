/**
 * The baseline of first paints: the HTML of a page of the site with its styles inlined, without scripts or further
 * requests. It has the same bytes, so the difference is what the site does in the browser.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type RunningServer, serveWithWrangler } from "./servers.ts";

export async function fetchStaticPage(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const styles = stylesheets(html).map(async (href) => (await fetch(new URL(href, url))).text());
  return makeStatic(html, (await Promise.all(styles)).join(""));
}

export function makeStatic(html: string, css: string): string {
  return (
    html
      .replaceAll(/<link\b[^>]*\brel="(?!canonical)[^>]*>/g, "")
      .replace("</head>", () => `<link rel="icon" href="data:,"/><style>${css}</style></head>`)
      // Kept as text, so that the size stays the same.
      .replaceAll(/<script\b(?![^>]*json")[^>]*>/g, '<script type="text/plain">')
      .replaceAll(/<(?:img|source|iframe)\b[^>]*>/g, (tag) => tag.replaceAll(/ (src(?:set)?)=/gi, " data-$1="))
      .replaceAll('<use href="/', '<use data-href="/')
      .replaceAll(/url\((["']?)\/[^)]*\)/g, "url(data:,)")
  );
}

/** Served by a Worker behind the same proxy as the site. `folder` must be empty; `pages` is by path. */
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

function stylesheets(html: string): string[] {
  const loaded = html.replaceAll(/<noscript>.*?<\/noscript>/gs, "");
  return [...loaded.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].flatMap(([link]) => {
    const href = link.match(/\shref="([^"]+)"/)?.[1];
    return href ? [href] : [];
  });
}
