import { randomUUID } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { VALID_MESSAGE } from "#test/fixtures/contact-message.ts";

export { expect };

const INBOX = `http://localhost:${process.env.TEST_INBOX_PORT}`;

export const DESKTOP = { width: 1280, height: 800 };

export const PHONE = { width: 375, height: 812 };

/**
 * Fails on console errors, hydration warnings, uncaught exceptions and policy violations. They are in `pageErrors`,
 * from which a test removes those that it expects.
 */
export const test = base.extend<{ pageErrors: string[] }>({
  context: async ({ context }, use) => {
    // Another client for the rate limit.
    await context.setExtraHTTPHeaders({ "CF-Connecting-IP": `2001:db8:${randomUUID().slice(0, 4)}::1` });
    await use(context);
  },
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors: string[] = [];
      page.on("console", (message) => {
        // Tests cannot reach the host of the map (playwright.config.ts).
        if (message.location().url.startsWith(MAP_HOST)) return;
        if (message.type() === "error" || /hydrat/i.test(message.text())) pageErrors.push(message.text());
      });
      page.on("pageerror", (error) => {
        // A document that loads during a cross-fade ends it, and React Router does not catch that rejection.
        if (!/^Transition was skipped/.test(error.message)) pageErrors.push(String(error));
      });
      await use(pageErrors);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
});

const MAP_HOST = "https://www.openstreetmap.org/";

export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
}

/** Waits until React has started and hydrated every boundary of the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  // React owns an element before it runs the effects beside it, and is not idle in between.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Runs in the page: the effects of the frame have run, and React owns an element of each boundary. */
export function isHydrated(): boolean {
  return (
    document.documentElement.dataset.hydrated === "" &&
    ["header a", "main h1", "main [data-draft]", "footer a"].every((selector) => {
      const element = document.querySelector(selector);
      return !element || Object.keys(element).some((key) => key.startsWith("__reactFiber$"));
    })
  );
}

const ENTRY_SCRIPT = /\/assets\/entry\.client-/;

/** Marks the document, so that isSameDocument() finds out about a full page load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => "sameDocument" in window);
}

/** Answers requests to `url` only once the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

/** @returns A function that lets React start. It fails if React did not try to start. */
export async function holdHydration(page: Page): Promise<() => Promise<void>> {
  const requested = page.waitForRequest(ENTRY_SCRIPT);
  const release = await holdRequests(page, ENTRY_SCRIPT);
  return () => requested.then(release);
}

/** @returns The messages with this subject in the local admin API. */
export async function messagesWithSubject(subject: string): Promise<unknown[]> {
  const messages: { subject: string }[] = await (await fetch(`${INBOX}/api/messages`)).json();
  return messages.filter((message) => message.subject === subject);
}

/** @returns The message, which has a unique subject. */
export async function fillContactForm(page: Page) {
  const message = { ...VALID_MESSAGE, subject: `Portal ${randomUUID()}` };
  for (const [name, value] of Object.entries(message)) await page.locator(`main form [name="${name}"]`).fill(value);
  return message;
}
