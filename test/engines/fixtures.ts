import { test as base, expect } from "@playwright/test";
import type { EnginePage } from "./engine-page";
import { installedEngine } from "./installed-engine";
import { type SiteProxy, startSiteProxy } from "./site-proxy";

export { expect };

interface Session {
  tab: EnginePage;
  site: SiteProxy;
}

/**
 * Tests of one file share a browser. Each fails on errors and policy violations that its pages report, and begins in the
 * light theme with empty storage.
 */
export const test = base.extend<Session & { open: (path: string) => Promise<void> }, { session: Session | string }>({
  session: [
    // Playwright reads the names of what a fixture needs: none here.
    // biome-ignore lint/correctness/noEmptyPattern: required by Playwright
    async ({}, use, { project }) => {
      const openEngine = installedEngine(project.name);
      if (typeof openEngine !== "function") {
        await use(openEngine.missing);
        return;
      }
      const site = await startSiteProxy(String(project.use.baseURL));
      const tab = await openEngine();
      await use({ tab, site });
      await tab.close();
      site.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  site: async ({ session }, use, testInfo) => {
    if (typeof session === "string") {
      testInfo.skip(Boolean(process.env.SKIP_MISSING_ENGINES), session);
      throw new Error(`${session} SKIP_MISSING_ENGINES=1 tests in the others only.`);
    }
    testInfo.annotations.push({ type: "engine", description: session.tab.engine });
    const { site, tab } = session;
    site.withoutScripts = false;
    await tab.open(`${site.origin}/robots.txt`);
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await tab.resize(1280, 800);
    site.reports.length = 0;
    await use(site);
    expect(site.reports).toEqual([]);
  },
  tab: async ({ session, site: _ }, use) => {
    if (typeof session !== "string") await use(session.tab);
  },
  open: async ({ tab, site }, use) => {
    await use((path) => tab.open(site.origin + path));
  },
});

/** Waits for a sign in the page. On the way to another page there is none to ask. */
export async function sign<Argument>(
  tab: EnginePage,
  inPage: (argument: Argument) => unknown,
  argument?: Argument,
): Promise<void> {
  const seen = () => tab.evaluate(inPage, argument).catch(() => false);
  await expect.poll(seen, { message: `${inPage} ${argument ?? ""}`, timeout: 30_000 }).toBeTruthy();
}

/** Not the client's own: it waits for a `load` event, which a page from the back/forward cache does not have. */
export function goBack(tab: EnginePage): Promise<void> {
  return tab.evaluate(() => history.back());
}

/** app/frame/route-change.tsx sets this once React has hydrated the page. */
export function hydrated(tab: EnginePage): Promise<void> {
  return sign(tab, () => history.scrollRestoration === "manual");
}

export function visible(tab: EnginePage, selector: string): Promise<void> {
  return sign(tab, isVisible, selector);
}

export async function hidden(tab: EnginePage, selector: string): Promise<void> {
  await expect.poll(() => tab.evaluate(isVisible, selector).catch(() => true), { timeout: 30_000 }).toBe(false);
}

/** In the page. */
function isVisible(selector: string): boolean {
  const options = { opacityProperty: true, visibilityProperty: true };
  return [...document.querySelectorAll(selector)].some((element) => element.checkVisibility(options));
}

export function focused(tab: EnginePage, selector: string): Promise<void> {
  return sign(tab, (wanted) => document.activeElement?.matches(wanted), selector);
}

export function title(tab: EnginePage, text: string): Promise<void> {
  return sign(tab, (wanted) => document.title === wanted, `${text} - MHS`);
}

export function says(tab: EnginePage, text: string): Promise<void> {
  return sign(tab, (wanted) => document.body.innerText.includes(wanted), text);
}
