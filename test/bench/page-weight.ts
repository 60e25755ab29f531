import { brotliCompressSync, constants } from "node:zlib";
import type { Browser, Response } from "@playwright/test";
import { isScript, loadWholly, readRequests, visit } from "./browser.ts";
import { type Measurement, measurementsOf } from "./figures.ts";

type FileType = "html" | "css" | "js" | "font" | "image" | "other";

const TYPES: Record<string, FileType> = {
  document: "html",
  stylesheet: "css",
  script: "js",
  font: "font",
  image: "image",
};

interface LoadedFile {
  url: string;
  type: FileType;
  /** Brotli 5; uncompressed if the format is compressed itself. */
  bytes: number;
  beforeHydration: boolean;
}

/** Loads a page once, and counts what it has loaded before React's start and until the page is idle. */
export async function weighPage(browser: Browser, origin: string, path: string): Promise<Measurement[]> {
  const { html, headerBytes, files } = await visit(browser, async (page) => {
    const responses: Response[] = [];
    page.on("response", (response) => {
      const isRedirection = response.status() >= 300 && response.status() < 400;
      if (!isRedirection) responses.push(response);
    });
    await loadWholly(page, origin + path);
    const { loadedAt, requests } = await page.evaluate(readRequests);
    // React's start is the first script that is requested after the load event.
    const start = requests.find(({ url, askedAt }) => askedAt >= loadedAt && isScript(url))?.askedAt ?? Infinity;
    const loaded = responses.map(async (response): Promise<LoadedFile> => {
      const url = response.url();
      const askedAt = requests.find((request) => request.url === url)?.askedAt ?? 0;
      return {
        url: url.replace(origin, ""),
        type: isScript(url) ? "js" : (TYPES[response.request().resourceType()] ?? "other"),
        bytes: sentSize(await response.body(), response.headers()["content-type"] ?? ""),
        // The browser requests the icon whenever it likes.
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
    css: beforeOf("css"),
    js: beforeOf("js"),
    font: beforeOf("font"),
    image: beforeOf("image"),
    other: beforeOf("other"),
    firstLoad: sum(before),
    firstRoundTrip: beforeOf("html") + beforeOf("css") + headerBytes,
    inlineScripts: brotli(inline.scripts),
    hydrationData: brotli(inline.data) + sum(files.filter(({ url }) => url.startsWith("/hydration"))),
    imagesAfterIdle: sum(files.filter(({ type }) => type === "image")),
    afterIdle: sum(files),
    clientJs: sum(scripts),
    clientJsFiles: scripts.length,
  };
  const runs = Object.fromEntries(Object.entries(figures).map(([figure, value]) => [figure, [value]]));
  return measurementsOf(runs, path);
}

function inlineScripts(html: string): { scripts: string; data: string } {
  const scripts: string[] = [];
  const data: string[] = [];
  for (const [, attributes = "", text = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    const type = attributes.match(/\btype="([^"]*)"/)?.[1] ?? "module";
    if (/\bsrc=/.test(attributes)) continue;
    if (type === "application/json") data.push(text);
    else if (type === "module") scripts.push(text);
  }
  return { scripts: scripts.join("\n"), data: data.join("\n") };
}

function sentSize(body: Buffer, contentType: string): number {
  return /woff2|image\/(avif|webp|png|jpeg)/.test(contentType) ? body.length : brotli(body);
}

/** @returns Bytes as the platform compresses: quality 5. */
function brotli(body: Buffer | string): number {
  return body.length === 0 ? 0 : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
