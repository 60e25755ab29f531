import { randomUUID } from "node:crypto";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { VALID_MESSAGE } from "../contact-message.ts";

export { expect };

export const INBOX = `http://localhost:${Number(process.env.TEST_PORT ?? 8791) + 1}`;

export const PHONE = { width: 375, height: 812 };

/**
 * A test that fails on console errors, hydration warnings, uncaught exceptions and policy violations. `pageErrors` is
 * the list: a test that expects one removes it.
 */
export const test = base.extend<{ pageErrors: string[] }, { sharedContext: BrowserContext }>({
  // Of testInSharedContext. Here, as tests that differ in their workers' fixtures run in other workers: a file that has
  // both would build its copy of the site twice.
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL, extraHTTPHeaders: anotherClient() });
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders(anotherClient());
    await use(context);
  },
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors: string[] = [];
      page.on("console", (message) => {
        // The map's host has no address in tests (playwright.config.ts).
        if (message.location().url.startsWith(MAP_HOST)) return;
        if (message.type() === "error" || /hydrat/i.test(message.text())) pageErrors.push(message.text());
      });
      page.on("pageerror", (error) => pageErrors.push(String(error)));
      await use(pageErrors);
      expect(pageErrors).toEqual([]);
      expect(delayed.get(page), "the delayed entry script was requested").not.toBe(false);
    },
    { auto: true },
  ],
});

/**
 * For pages that need no state of their own: all tests of a worker share a context, so that files come from its cache.
 * Storage is emptied after each. Of the options for a context `viewport`, reduced motion and forced colors apply.
 */
export const testInSharedContext = test.extend({
  context: ({ sharedContext }, use) => use(sharedContext),
  page: async ({ sharedContext, javaScriptEnabled, viewport, contextOptions }, use) => {
    if (!javaScriptEnabled) throw new Error("A page without JavaScript needs a context of its own: use `test`.");
    const page = await sharedContext.newPage();
    if (viewport) await page.setViewportSize(viewport);
    // Always set: the context has what the worker's first test asked for.
    const { reducedMotion = "no-preference", forcedColors = "none" } = contextOptions;
    await page.emulateMedia({ reducedMotion, forcedColors });
    await use(page);
    await Promise.all(sharedContext.pages().map((opened) => opened.close()));
    await sharedContext.setStorageState({ cookies: [], origins: [] });
  },
});

const MAP_HOST = "https://www.openstreetmap.org/";

/** Headers of another client to the rate limit. */
function anotherClient(): Record<string, string> {
  return { "CF-Connecting-IP": `2001:db8:${randomUUID().slice(0, 4)}::1` };
}

/**
 * For tests that only need React: starts it at once, as a visitor's pointer does (app/start/start.ts), and waits until
 * it has hydrated the page.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("pointerover")));
  await hydratedByItself(page);
}

/** Waits until React has started without a gesture and has hydrated every boundary of the page. */
export async function hydratedByItself(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** In the page: an effect of app/frame/route-change.tsx has run, and the elements within boundaries are React's. */
export function isHydrated(): boolean {
  return (
    history.scrollRestoration === "manual" &&
    ["header a", "main h1", "main form[data-draft]", "footer a"].every((selector) => {
      const element = document.querySelector(selector);
      return !element || Object.keys(element).some((key) => key.startsWith("__reactFiber$"));
    })
  );
}

const ENTRY_SCRIPT = /\/assets\/entry\.client-/;

/** Pages whose entry script is delayed: whether it has been requested. */
const delayed = new WeakMap<Page, boolean>();

async function delayEntryScript(page: Page, delay: () => Promise<void>): Promise<void> {
  delayed.set(page, false);
  await page.route(ENTRY_SCRIPT, async (route) => {
    delayed.set(page, true);
    await delay();
    await route.continue().catch(() => undefined);
  });
}

export function delayReact(page: Page, ms = 5_000): Promise<void> {
  return delayEntryScript(page, () => new Promise((resolve) => setTimeout(resolve, ms)));
}

/** Delays React's start until the returned function is called. */
export async function holdReact(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await delayEntryScript(page, () => promise);
  return resolve;
}

/** Newest first. */
export async function inbox(): Promise<
  { subject: string; message: string; domain_key: number; idempotency_key: string | null }[]
> {
  return (await fetch(`${INBOX}/api/messages`)).json();
}

/** Returns the message, whose subject is unique. */
export async function fillContactForm(page: Page) {
  const message = { ...VALID_MESSAGE, subject: `Portal ${randomUUID()}` };
  for (const [name, value] of Object.entries(message)) await page.locator(`main form [name="${name}"]`).fill(value);
  return message;
}
