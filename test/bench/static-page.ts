/**
 * The baseline of first paints: the HTML of a page of the site with its styles inlined, without scripts or further
 * requests. It has the same bytes, so the difference is what the site does in the browser.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

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

/**
 * @param pages Their HTML by path.
 * @returns The origin of a server.
 */
export async function serveStaticPages(pages: Map<string, string>): Promise<string> {
  const server = createServer(({ url = "" }, response) => {
    const page = pages.get(url);
    response.writeHead(page ? 200 : 404, { "Content-Type": "text/html; charset=utf-8" }).end(page);
  });
  server.listen(0, "127.0.0.1").unref();
  await once(server, "listening");
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function stylesheets(html: string): string[] {
  const loaded = html.replaceAll(/<noscript>.*?<\/noscript>/gs, "");
  return [...loaded.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].flatMap(([link]) => {
    const href = link.match(/\shref="([^"]+)"/)?.[1];
    return href ? [href] : [];
  });
}
