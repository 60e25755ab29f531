import { setTimeout as pause } from "node:timers/promises";
import { brotliCompressSync, constants } from "node:zlib";
import { type Browser, devices, type Page, type Response } from "@playwright/test";
import type { Size } from "./sizes.ts";

/** A page has loaded after this time without requests. */
const QUIET_MS = 1_500;
const LIMIT_MS = 60_000;

/** Loads a page on a phone, with an empty cache and without scrolling, and weighs what it asks for. */
export async function weighPage(browser: Browser, origin: string, path: string): Promise<Size[]> {
  const context = await browser.newContext(devices["Pixel 5"]);
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on("response", (response) => {
    if (response.status() < 300 || response.status() >= 400) responses.push(response);
  });
  await loadWholly(page, origin + path);
  const early = await page.evaluate(requestsBeforeLoad);
  const files = await Promise.all(responses.map(weighFile));
  const html = (await responses[0]?.text()) ?? "";
  await context.close();

  const sum = (some: { bytes: number }[]) => some.reduce((all, { bytes }) => all + bytes, 0);
  const isScript = ({ url }: { url: string }) => /\.m?js$/.test(new URL(url).pathname);
  // The time at which the browser requests the icon varies.
  const isEarly = ({ url }: { url: string }) => early.includes(url) || /\/favicon\./.test(url);
  // Home shows the newest posts.
  const isNote = path === "/" || /^\/(blogs|news)\//.test(path);
  return [
    { figure: "html", page: path, bytes: brotli(html) },
    { figure: "firstLoad", page: path, bytes: sum(files.filter((file) => isEarly(file) && !isScript(file))), isNote },
    { figure: "inlineScripts", page: path, bytes: brotli(inlineScripts(html)) },
    { figure: "scripts", page: path, bytes: sum(files.filter(isScript)) },
  ];
}

/** Weighs what a browser needs to show the headline of a page. */
export async function weighHeadline(origin: string, path: string): Promise<Size> {
  const response = await fetch(origin + path, { headers: { Accept: "text/html" } });
  const [upToHeadline = ""] = (await response.text()).split(/(?<=<\/h1>)/, 1);
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join("");
  // The page of an entry has its title and description.
  const isNote = path.lastIndexOf("/") > 0;
  return { figure: "upToHeadline", page: path, bytes: headers.length + brotli(upToHeadline), isNote };
}

async function loadWholly(page: Page, url: string): Promise<void> {
  let lastSign = Date.now();
  const sign = () => {
    lastSign = Date.now();
  };
  page.on("request", sign).on("requestfinished", sign).on("requestfailed", sign);
  const response = await page.goto(url, { timeout: LIMIT_MS });
  if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}`);
  sign();
  const giveUp = Date.now() + LIMIT_MS;
  while (Date.now() - lastSign < QUIET_MS) {
    if (Date.now() > giveUp) throw new Error(`${url} did not stop loading.`);
    await pause(100);
  }
}

/** Runs in the page. @returns the addresses of the document and of what was asked for before the load event */
function requestsBeforeLoad(): string[] {
  const navigation = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming;
  const early = performance
    .getEntriesByType("resource")
    .filter(({ startTime }) => startTime < navigation.loadEventStart);
  return [location.href, ...early.map(({ name }) => name.replace(/#.*/, ""))];
}

/** @returns those that run before React, without its data: scripts that fill window.__reactRouterContext */
function inlineScripts(html: string): string {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(
      ([, attributes = "", text = ""]) => !/\b(src|type)=/.test(attributes) && !text.includes("__reactRouterContext"),
    )
    .map(([, , text]) => text)
    .join("\n");
}

async function weighFile(response: Response): Promise<{ url: string; bytes: number }> {
  const isPacked = /woff2|image\/(avif|webp|png|jpeg)/.test(response.headers()["content-type"] ?? "");
  const body = await response.body();
  return { url: response.url(), bytes: isPacked ? body.length : brotli(body) };
}

/** @returns the compressed size at the platform's quality */
function brotli(body: Buffer | string): number {
  return body.length === 0 ? 0 : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
