/** Loads pages in Chromium as the phone of Lighthouse and of the references' tables. */
import type { Browser, Page } from "@playwright/test";

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** A page has loaded all when nothing was on its way for this long, in ms: React starts after load and idle. */
const QUIET_MS = 1_500;

const LIMIT_MS = 60_000;

/** Opens an empty page for `look` and closes it afterwards. The map's frame can't be reached from loopback: it fails. */
export async function visit<T>(browser: Browser, look: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE);
  await context.route(/openstreetmap\.org/, (route) => route.abort());
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Loads an address without scrolling and waits until nothing more comes. Throws when that takes a minute. */
export async function loadWholly(page: Page, url: string): Promise<void> {
  let lastSign = Date.now();
  const sign = () => {
    lastSign = Date.now();
  };
  page.on("request", sign).on("requestfinished", sign).on("requestfailed", sign);
  await page.goto(url, { timeout: LIMIT_MS });
  sign();
  const giveUp = Date.now() + LIMIT_MS;
  while (Date.now() - lastSign < QUIET_MS) {
    if (Date.now() > giveUp) throw new Error(`${url} did not stop loading.`);
    await page.waitForTimeout(100);
  }
}

/** When the page asked for each of its files, and when its load event came, in ms since its start. */
export function timings(page: Page): Promise<{ loadedAt: number; files: { url: string; askedAt: number }[] }> {
  return page.evaluate(() => ({
    loadedAt: (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventStart,
    // React Router writes the stylesheet's address with a hash sign at its end; responses are without it.
    files: performance
      .getEntriesByType("resource")
      .map(({ name, startTime }) => ({ url: name.replace(/#.*/, ""), askedAt: startTime })),
  }));
}

export function isScript(url: string): boolean {
  return new URL(url).pathname.endsWith(".js");
}
