import { test as base, expect } from "@playwright/test";
import { isHydrated } from "#test/browser/fixtures.ts";
import { documentTitle } from "#test/published.ts";
import { openEngine } from "./open-engine.ts";
import type { Driver } from "./playwright-driver.ts";
import { type SiteProxy, startSiteProxy } from "./site-proxy.ts";

export { expect };

interface Fixtures {
  site: SiteProxy;
  driver: Driver;
  open: (path: string) => Promise<void>;
  openHydrated: (path: string) => Promise<void>;
}

/**
 * Tests of a Playwright worker share a browser. Each test has its own origin, so that storage and caches are empty, and
 * fails on errors and policy violations in its pages.
 */
export const test = base.extend<Fixtures, { engine: Driver }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: required by Playwright
    async ({}, use, { project }) => {
      const engine = await openEngine(project.name, project.use.launchOptions);
      await use(engine);
      await engine.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  driver: async ({ engine }, use) => {
    await engine.resize(1280, 800);
    await use(engine);
  },
  site: async ({ baseURL }, use) => {
    const site = await startSiteProxy(String(baseURL));
    await use(site);
    expect(site.reports).toEqual([]);
  },
  open: async ({ driver, site }, use) => {
    await use((path) => driver.open(site.origin + path));
  },
  openHydrated: async ({ driver, open }, use) => {
    await use(async (path) => {
      await open(path);
      await waitForHydration(driver);
    });
  },
});

/** Waits until a function returns true in the page, even during a navigation. */
export async function waitFor<Argument>(
  driver: Driver,
  inPage: (argument: Argument) => unknown,
  argument?: Argument,
): Promise<void> {
  const seen = () => driver.evaluate(inPage, argument).catch(() => false);
  const message = `${inPage} ${JSON.stringify(argument)}`;
  await expect.poll(seen, { timeout: 30_000, intervals: [50], message }).toBeTruthy();
}

/**
 * Goes back. The drivers' own methods wait for a `load` event, which a page from the bfcache does not fire. The timer
 * lets the driver respond before the page unloads.
 */
export async function goBack(driver: Driver): Promise<void> {
  await driver.evaluate(() => {
    setTimeout(() => history.back());
  });
}

export function waitForHydration(driver: Driver): Promise<void> {
  return waitFor(driver, isHydrated);
}

export function waitForVisible(driver: Driver, selector: string): Promise<void> {
  return waitFor(driver, isShown, { selector, wanted: true });
}

export function waitForHidden(driver: Driver, selector: string): Promise<void> {
  return waitFor(driver, isShown, { selector, wanted: false });
}

/** Runs in the page. */
function isShown({ selector, wanted }: { selector: string; wanted: boolean }): boolean {
  const options = { opacityProperty: true, visibilityProperty: true };
  return wanted === [...document.querySelectorAll(selector)].some((element) => element.checkVisibility(options));
}

export function waitForFocus(driver: Driver, selector: string): Promise<void> {
  return waitFor(driver, (wanted) => document.activeElement?.matches(wanted), selector);
}

export function waitForTitle(driver: Driver, path: string): Promise<void> {
  return waitFor(driver, (wanted) => document.title === wanted, documentTitle(path));
}
