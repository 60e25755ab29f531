import { setTimeout as pause } from "node:timers/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumPath } from "#scripts/chromium.ts";
import { TRUST_EDGE } from "./edge.ts";

const FLAGS = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", TRUST_EDGE],
  "--host-resolver-rules=MAP *.openstreetmap.org ~NOTFOUND",
  // The pages that draw Chromium's own window, which cost more time than those of the site.
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,PreloadTopChromeWebUI",
];

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** A page counts as loaded after this time without requests: React starts after load and idle. */
const QUIET_MS = 1_500;
const LIMIT_MS = 60_000;

/** The browser is busy with a new window for about this long. */
const NEW_WINDOW_MS = 200;

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
}

/** Runs `look` with a page of phone size and an empty cache. */
export async function visit<Result>(browser: Browser, look: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await pause(NEW_WINDOW_MS);
    return await look(page);
  } finally {
    await context.close();
  }
}

/** Loads a page and waits until it requests nothing more. Does not scroll. */
export async function loadWholly(page: Page, url: string): Promise<void> {
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

/** Runs in the page. */
export function readRequests(): { loadedAt: number; requests: { url: string; askedAt: number }[] } {
  const navigation = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming;
  const requests = performance.getEntriesByType("resource").map(({ name, startTime }) => ({
    url: name.replace(/#.*/, ""),
    askedAt: startTime,
  }));
  return { loadedAt: navigation.loadEventStart, requests };
}

export function isScript(url: string): boolean {
  return /\.m?js$/.test(new URL(url).pathname);
}
