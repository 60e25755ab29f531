import { test as base, expect } from "@playwright/test";
import { isHydrated } from "#test/browser/fixtures.ts";
import { documentTitle } from "#test/published.ts";
import type { EnginePage } from "./engine-page.ts";
import { installedEngine } from "./installed-engine.ts";
import { type SiteProxy, startSiteProxy } from "./site-proxy.ts";

export { expect };

interface Session {
  tab: EnginePage | { missing: string };
  sites: SiteProxy[];
}

interface Fixtures {
  site: SiteProxy;
  tab: EnginePage;
  open: (path: string) => Promise<void>;
  openHydrated: (path: string) => Promise<void>;
}

/**
 * Tests of a worker share a browser. Each test has its own origin, so that storage and caches are empty, and fails on
 * errors and policy violations that its pages report.
 */
export const test = base.extend<Fixtures, { session: Session }>({
  session: [
    // biome-ignore lint/correctness/noEmptyPattern: required by Playwright
    async ({}, use, { project }) => {
      const openEngine = installedEngine(project.name, project.use.launchOptions);
      const tab = typeof openEngine === "function" ? await openEngine() : openEngine;
      // Closed at the end, so that no test gets the port and with it the storage of another.
      const sites: SiteProxy[] = [];
      await use({ tab, sites });
      if ("close" in tab) await tab.close();
      for (const site of sites) site.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  tab: async ({ session: { tab } }, use, testInfo) => {
    if ("missing" in tab) {
      testInfo.skip(Boolean(process.env.SKIP_MISSING_ENGINES), tab.missing);
      throw new Error(`${tab.missing} SKIP_MISSING_ENGINES=1 tests in the others only.`);
    }
    await tab.resize(1280, 800);
    await use(tab);
  },
  site: async ({ session, baseURL }, use) => {
    const site = await startSiteProxy(String(baseURL));
    session.sites.push(site);
    await use(site);
    expect(site.reports).toEqual([]);
  },
  open: async ({ tab, site }, use) => {
    await use((path) => tab.open(site.origin + path));
  },
  openHydrated: async ({ tab, open }, use) => {
    await use(async (path) => {
      await open(path);
      await hydrated(tab);
    });
  },
});

const PATIENCE = { timeout: 30_000, intervals: [50] };

/** Waits until a function returns true in the page, even during a navigation. */
export async function sign<Argument>(
  tab: EnginePage,
  inPage: (argument: Argument) => unknown,
  argument?: Argument,
): Promise<void> {
  const seen = () => tab.evaluate(inPage, argument).catch(() => false);
  await expect.poll(seen, { ...PATIENCE, message: `${inPage} ${argument ?? ""}` }).toBeTruthy();
}

/** The client's own method waits for a `load` event, which a page from the back/forward cache does not have. */
export function goBack(tab: EnginePage): Promise<void> {
  return tab.evaluate(() => history.back());
}

export function hydrated(tab: EnginePage): Promise<void> {
  return sign(tab, isHydrated);
}

export function visible(tab: EnginePage, selector: string): Promise<void> {
  return sign(tab, isVisible, selector);
}

export async function hidden(tab: EnginePage, selector: string): Promise<void> {
  await expect.poll(() => tab.evaluate(isVisible, selector).catch(() => true), PATIENCE).toBe(false);
}

/** Runs in the page. */
function isVisible(selector: string): boolean {
  const options = { opacityProperty: true, visibilityProperty: true };
  return [...document.querySelectorAll(selector)].some((element) => element.checkVisibility(options));
}

export function focused(tab: EnginePage, selector: string): Promise<void> {
  return sign(tab, (wanted) => document.activeElement?.matches(wanted), selector);
}

export function title(tab: EnginePage, path: string): Promise<void> {
  return sign(tab, (wanted) => document.title === wanted, documentTitle(path));
}

export function says(tab: EnginePage, text: string): Promise<void> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text and scripts do not count
  return sign(tab, (wanted) => document.body.innerText.includes(wanted), text);
}
