/** Loads pages in Chromium as the phone of Lighthouse and of the references' tables. */
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Where the main navigation stands in the header. */
export const WIDE_WINDOW: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** How many times slower Lighthouse's phone is. */
export const CPU_SLOWDOWN = 4;

/** A page has loaded all when nothing was on its way for this long, in ms: React starts after load and idle. */
const QUIET_MS = 1_500;

const LIMIT_MS = 60_000;

/** How long a step on a page may take, in ms. */
const STEP_LIMIT_MS = 15_000;

/**
 * Opens an empty page for `look` and closes it afterwards. In: the device, a phone unless another is given; how many
 * times slower its processor is.
 */
export async function visit<T>(
  browser: Browser,
  look: (page: Page) => Promise<T>,
  { device = PHONE, slowdown = 1 }: { device?: BrowserContextOptions; slowdown?: number } = {},
): Promise<T> {
  const context = await browser.newContext(device);
  try {
    context.setDefaultTimeout(STEP_LIMIT_MS);
    const page = await context.newPage();
    if (slowdown > 1) {
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    }
    return await look(page);
  } finally {
    await context.close();
  }
}

/** Loads an address without scrolling and waits until nothing more comes. Throws when that takes a minute. */
export async function loadWholly(page: Page, url: string, quietMs = QUIET_MS): Promise<void> {
  let lastSign = Date.now();
  const sign = () => {
    lastSign = Date.now();
  };
  page.on("request", sign).on("requestfinished", sign).on("requestfailed", sign);
  await page.goto(url, { timeout: LIMIT_MS });
  sign();
  const giveUp = Date.now() + LIMIT_MS;
  while (Date.now() - lastSign < quietMs) {
    if (Date.now() > giveUp) throw new Error(`${url} did not stop loading.`);
    await page.waitForTimeout(50);
  }
}

/** Waits until React has taken the page over. Throws when it has not after a while. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber"));
  });
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
  return /\.m?js$/.test(new URL(url).pathname);
}
