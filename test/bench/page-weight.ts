import { brotliCompressSync, constants } from "node:zlib";
import type { Browser, Response } from "@playwright/test";
import { isScript, loadWholly, readRequests, visit } from "./browser.ts";
import { type Figures, type Measurement, measurementsOf } from "./figures.ts";

interface LoadedFile {
  url: string;
  /** Brotli 5, except in formats that are already compressed. */
  bytes: number;
  beforeHydration: boolean;
}

/** Loads a page once and counts the bytes that it loads before React starts and until the page is idle. */
export async function weighPage(browser: Browser, url: string): Promise<Figures> {
  const { html, files } = await visit(browser, async (page) => {
    const responses: Response[] = [];
    page.on("response", (response) => {
      if (response.status() < 300 || response.status() >= 400) responses.push(response);
    });
    await loadWholly(page, url);
    const { loadedAt, requests } = await page.evaluate(readRequests);
    const loaded = responses.map(async (response): Promise<LoadedFile> => {
      const url = response.url();
      const askedAt = requests.find((request) => request.url === url)?.askedAt ?? 0;
      return {
        url,
        bytes: sentSize(await response.body(), response.headers()["content-type"] ?? ""),
        // The time at which the browser requests the icon varies.
        beforeHydration: askedAt < loadedAt || /\/favicon\./.test(url),
      };
    });
    return { html: (await responses[0]?.text()) ?? "", files: await Promise.all(loaded) };
  });

  const sum = (some: LoadedFile[]) => some.reduce((bytes, file) => bytes + file.bytes, 0);
  return {
    html: [brotli(html)],
    firstLoad: [sum(files.filter(({ url, beforeHydration }) => beforeHydration && !isScript(url)))],
    inlineScripts: [brotli(inlineScripts(html))],
    clientJs: [sum(files.filter(({ url }) => isScript(url)))],
  };
}

/** Counts what a browser needs to show the headlines of pages. */
export async function weighHeadlines(origin: string, paths: string[]): Promise<Measurement[]> {
  const measured = paths.map(async (path) => {
    const response = await fetch(origin + path, { headers: { Accept: "text/html" } });
    const [upToHeadline = ""] = (await response.text()).split(/(?<=<\/h1>)/, 1);
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join("");
    return measurementsOf({ upToHeadline: [headers.length + brotli(upToHeadline)] }, path);
  });
  return (await Promise.all(measured)).flat();
}

/** @returns those that run before React, without its data: scripts that fill window.__reactRouterContext */
function inlineScripts(html: string): string {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  return scripts
    .filter(
      ([, attributes = "", text = ""]) => !/\b(src|type)=/.test(attributes) && !text.includes("__reactRouterContext"),
    )
    .map(([, , text]) => text)
    .join("\n");
}

function sentSize(body: Buffer, contentType: string): number {
  return /woff2|image\/(avif|webp|png|jpeg)/.test(contentType) ? body.length : brotli(body);
}

/** @returns Compressed size in bytes, at the platform's quality 5. */
function brotli(body: Buffer | string): number {
  return body.length === 0 ? 0 : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
