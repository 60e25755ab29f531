/** Makes the baseline for first paints: pages of the site that run no scripts and request nothing. */
import { createServer } from "node:http";
import { listen } from "#test/free-port.ts";

/** The same bytes, so that any difference comes from what the site does in the browser. */
export async function fetchStaticPage(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  return (
    html
      .replaceAll(/<link\b[^>]*\brel="(?!canonical)[^>]*>/g, "")
      .replace("</head>", () => `<link rel="icon" href="data:,"/></head>`)
      // Scripts stay as text, so the size stays the same.
      .replaceAll(/<script\b(?![^>]*json")[^>]*>/g, '<script type="text/plain">')
      .replaceAll(/<(?:img|source|iframe)\b[^>]*>/g, (tag) => tag.replaceAll(/ (src(?:set)?)=/gi, " data-$1="))
      .replaceAll('<use href="/', '<use data-href="/')
      .replaceAll(/url\((["']?)\/[^)]*\)/g, "url(data:,)")
  );
}

/**
 * @param pages HTML by path.
 * @returns Origin of the server.
 */
export async function serveStaticPages(pages: Map<string, string>): Promise<string> {
  const server = createServer(({ url = "" }, response) => {
    const page = pages.get(url);
    response.writeHead(page ? 200 : 404, { "Content-Type": "text/html; charset=utf-8" }).end(page);
  });
  return `http://localhost:${await listen(server)}`;
}
