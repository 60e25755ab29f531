import { brotliCompressSync, constants } from "node:zlib";
import type { Browser, Response } from "@playwright/test";
import { loadWholly, visit } from "./page-load.ts";
import { isScript, reactStart, readResources } from "./page-timings.ts";
import type { FigureId, Measurement } from "./targets.ts";

const AT_A_TIME = 4;

export interface LoadedFile {
  page: string;
  url: string;
  type: "html" | "css" | "js" | "font" | "image" | "other";
  /** Brotli 5; uncompressed if the format is compressed itself. */
  bytes: number;
  /** Requested before React starts. */
  beforeHydration: boolean;
}

export async function weighPages(
  browser: Browser,
  origin: string,
  pages: string[],
): Promise<{ measurements: Measurement[]; files: LoadedFile[] }> {
  const weights: Awaited<ReturnType<typeof weighPage>>[] = [];
  for (let first = 0; first < pages.length; first += AT_A_TIME) {
    const some = pages.slice(first, first + AT_A_TIME);
    weights.push(...(await Promise.all(some.map((path) => weighPage(browser, origin, path)))));
  }
  return {
    measurements: weights.flatMap(({ measurements }) => measurements),
    files: weights.flatMap(({ files }) => files),
  };
}

async function weighPage(browser: Browser, origin: string, path: string) {
  const { html, headerBytes, files } = await visit(browser, async (page) => {
    const responses: Response[] = [];
    page.on("response", (response) => {
      const isRedirection = response.status() >= 300 && response.status() < 400;
      if (!isRedirection) responses.push(response);
    });
    await loadWholly(page, origin + path);
    const resources = await page.evaluate(readResources);
    const startsAt = reactStart(resources) ?? Number.POSITIVE_INFINITY;
    const loaded = responses.map(async (response): Promise<LoadedFile> => {
      const askedAt = resources.files.find(({ url }) => url === response.url())?.askedAt ?? 0;
      return {
        page: path,
        url: response.url().replace(origin, ""),
        type: typeOf(response),
        bytes: sentSize(await response.body(), response.headers()["content-type"] ?? ""),
        // The browser requests the icon whenever it likes.
        beforeHydration: askedAt < startsAt || /\/favicon\./.test(response.url()),
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

  const sum = (wanted: (file: LoadedFile) => boolean) =>
    files.filter(wanted).reduce((bytes, file) => bytes + file.bytes, 0);
  const before = (type: LoadedFile["type"]) => sum((file) => file.beforeHydration && file.type === type);
  const { scripts, data } = inlineScripts(html);
  const figures: Partial<Record<FigureId, number>> = {
    html: before("html"),
    css: before("css"),
    js: before("js"),
    font: before("font"),
    image: before("image"),
    other: before("other"),
    firstLoad: sum((file) => file.beforeHydration),
    firstRoundTrip: before("html") + before("css") + headerBytes,
    inlineScripts: brotli(scripts),
    hydrationData: brotli(data) + sum(({ url }) => url.startsWith("/hydration")),
    imagesAfterIdle: sum(({ type }) => type === "image"),
    afterIdle: sum(() => true),
    clientJs: sum(({ type }) => type === "js"),
    clientJsFiles: files.filter(({ type }) => type === "js").length,
  };
  const measurements = Object.entries(figures).map(
    ([figure, value]): Measurement => ({ figure: figure as FigureId, page: path, runs: [value] }),
  );
  return { measurements, files };
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

function typeOf(response: Response): LoadedFile["type"] {
  if (isScript(response.url())) return "js";
  const types: Record<string, LoadedFile["type"]> = {
    document: "html",
    stylesheet: "css",
    script: "js",
    font: "font",
    image: "image",
  };
  return types[response.request().resourceType()] ?? "other";
}

/** In bytes: Brotli 5; uncompressed if the format is compressed itself. */
function sentSize(body: Buffer, contentType: string): number {
  return /woff2|image\/(avif|webp|png|jpeg)/.test(contentType) ? body.length : brotli(body);
}

/** In bytes, as the platform compresses: quality 5. */
export function brotli(body: Buffer | string): number {
  return body.length === 0 ? 0 : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
