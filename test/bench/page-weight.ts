import { brotliCompressSync, constants } from "node:zlib";
import type { Browser, Response } from "@playwright/test";
import { isScript, loadWholly, readRequests, visit } from "./browser.ts";
import type { Figures } from "./figures.ts";

const TYPES = { document: "html", font: "font", image: "image" } as Record<string, FileType>;

type FileType = "html" | "js" | "font" | "image" | "other";

interface LoadedFile {
  type: FileType;
  /** Brotli 5, except in formats that are already compressed. */
  bytes: number;
  beforeHydration: boolean;
}

/** Loads a page once and counts the bytes that it loads before React starts and until the page is idle. */
export async function weighPage(browser: Browser, url: string): Promise<Figures> {
  const { html, headerBytes, files } = await visit(browser, async (page) => {
    const responses: Response[] = [];
    page.on("response", (response) => {
      if (response.status() < 300 || response.status() >= 400) responses.push(response);
    });
    await loadWholly(page, url);
    const { loadedAt, requests } = await page.evaluate(readRequests);
    // React starts with the first script requested after the load event.
    const start = requests.find(({ url, askedAt }) => askedAt >= loadedAt && isScript(url))?.askedAt ?? Infinity;
    const loaded = responses.map(async (response): Promise<LoadedFile> => {
      const url = response.url();
      const askedAt = requests.find((request) => request.url === url)?.askedAt ?? 0;
      return {
        type: isScript(url) ? "js" : (TYPES[response.request().resourceType()] ?? "other"),
        bytes: sentSize(await response.body(), response.headers()["content-type"] ?? ""),
        // The time at which the browser requests the icon varies.
        beforeHydration: askedAt < start || /\/favicon\./.test(url),
      };
    });
    const [document] = responses;
    const headers = (await document?.headersArray()) ?? [];
    return {
      html: (await document?.text()) ?? "",
      headerBytes: headers.reduce((bytes, { name, value }) => bytes + `${name}: ${value}\r\n`.length, 0),
      files: await Promise.all(loaded),
    };
  });

  const sum = (some: LoadedFile[]) => some.reduce((bytes, file) => bytes + file.bytes, 0);
  const scripts = files.filter(({ type }) => type === "js");
  const before = files.filter((file) => file.beforeHydration);
  const beforeOf = (type: FileType) => sum(before.filter((file) => file.type === type));
  const inline = inlineScripts(html);
  const figures = {
    html: beforeOf("html"),
    js: beforeOf("js"),
    font: beforeOf("font"),
    image: beforeOf("image"),
    other: beforeOf("other"),
    firstLoad: sum(before),
    firstRoundTrip: beforeOf("html") + headerBytes,
    inlineScripts: brotli(inline.scripts),
    hydrationData: brotli(inline.data),
    imagesAfterIdle: sum(files.filter(({ type }) => type === "image")),
    afterIdle: sum(files),
    clientJs: sum(scripts),
    clientJsFiles: scripts.length,
  };
  return Object.fromEntries(Object.entries(figures).map(([figure, value]) => [figure, [value]]));
}

function inlineScripts(html: string): { scripts: string; data: string } {
  const scripts: string[] = [];
  const data: string[] = [];
  for (const [, attributes = "", text = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    const type = attributes.match(/\btype="([^"]*)"/)?.[1] ?? "module";
    if (/\bsrc=/.test(attributes)) continue;
    // React Router's data are scripts that fill window.__reactRouterContext.
    if (type === "application/json" || text.includes("__reactRouterContext")) data.push(text);
    else if (type === "module") scripts.push(text);
  }
  return { scripts: scripts.join("\n"), data: data.join("\n") };
}

function sentSize(body: Buffer, contentType: string): number {
  return /woff2|image\/(avif|webp|png|jpeg)/.test(contentType) ? body.length : brotli(body);
}

/** @returns Compressed size in bytes, at the platform's quality 5. */
function brotli(body: Buffer | string): number {
  return body.length === 0 ? 0 : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
