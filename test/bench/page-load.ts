import type { Browser, Page } from "@playwright/test";
import { PHONE } from "./browser.ts";

/** Network idle time after which a page counts as loaded, in ms: React starts after load and idle. */
const QUIET_MS = 1_500;

const LIMIT_MS = 60_000;

export async function visit<T>(browser: Browser, look: (page: Page) => Promise<T>): Promise<T> {
  const { width, height, deviceScaleFactor, mobile } = PHONE;
  const viewport = { width, height };
  const context = await browser.newContext({ viewport, deviceScaleFactor, isMobile: mobile, hasTouch: mobile });
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Does not scroll. Throws after a minute. */
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
