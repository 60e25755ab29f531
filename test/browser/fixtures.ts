import { randomUUID } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { type ContactFieldName, contactFields } from "#content/contact-fields.ts";
import type { ContactFieldDefinition } from "#content/types.ts";
import { VALID_MESSAGE } from "#test/fixtures/contact-message.ts";

export { expect };

const INBOX = `http://localhost:${process.env.TEST_INBOX_PORT}/`;

export const DESKTOP = { width: 1280, height: 800 };

export const PHONE = { width: 375, height: 812 };

/**
 * Fails on console errors, hydration warnings, uncaught exceptions and policy violations. A test removes expected ones
 * from `pageErrors`.
 */
export const test = base.extend<{ pageErrors: string[] }>({
  context: async ({ context, browserName }, use) => {
    if (browserName === "firefox") {
      await context.addInitScript(reportLikeChromium);
      // The map's failure would end a navigation of the page that begins at the same time.
      await context.route(`${MAP_HOST}**`, (route) => route.fulfill({ contentType: "text/html", body: "" }));
    }
    // A new client IP address avoids the rate limit.
    await context.setExtraHTTPHeaders({ "CF-Connecting-IP": `2001:db8:${randomUUID().slice(0, 4)}::1` });
    await use(context);
  },
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors: string[] = [];
      page.on("console", (message) => {
        // playwright.config.ts blocks the host of the map.
        if (message.location().url.startsWith(MAP_HOST)) return;
        if (message.type() === "error" || /hydrat/i.test(message.text())) pageErrors.push(message.text());
      });
      page.on("pageerror", (error) => void pageErrors.push(String(error)));
      await use(pageErrors);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in the page before its scripts. */
function reportLikeChromium() {
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    console.error(`policy: ${violatedDirective} ${blockedURI}`);
  });
  // Leaving a page aborts its module requests, which React Router logs.
  addEventListener("beforeunload", () => Object.assign(console, { error: () => undefined }));
}

const MAP_HOST = "https://www.openstreetmap.org/";

export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
}

/** Waits until React has hydrated every boundary of the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  // React attaches to elements before it runs their effects, and the page is not idle in between.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Runs in the page. @returns whether the shell's effects have run, and React has attached to each boundary */
export function isHydrated(): boolean {
  return (
    document.documentElement.dataset.hydrated === "" &&
    ["header a", "main h1", "main [data-draft]", "footer a"].every((selector) => {
      const element = document.querySelector(selector);
      return !element || Object.keys(element).some((key) => key.startsWith("__reactFiber$"));
    })
  );
}

/** Waits until observers and listeners have seen the current scroll position. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

const ENTRY_SCRIPT = /\/assets\/entry\.client-/;

/** Marks the document, so that isSameDocument() detects a full page load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => "sameDocument" in window);
}

/** Holds requests to `url` until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

/** Holds React's entry script. @returns a function that releases the script once it was requested */
export async function holdHydration(page: Page): Promise<() => Promise<void>> {
  const requested = page.waitForRequest(ENTRY_SCRIPT);
  const release = await holdRequests(page, ENTRY_SCRIPT);
  return () => requested.then(release);
}

/** @returns the messages with this subject in the local admin API */
export async function messagesWithSubject(subject: string, inbox = INBOX): Promise<unknown[]> {
  const messages: { subject: string }[] = await (await fetch(`${inbox}api/messages`)).json();
  return messages.filter((message) => message.subject === subject);
}

/** Fills in the form. @returns the message, which has a unique subject */
export async function fillContactForm(page: Page) {
  const message = { ...VALID_MESSAGE, subject: `Portal ${randomUUID()}` };
  for (const [name, value] of Object.entries(message)) {
    const input = page.locator(`main form [name="${name}"]`);
    const { kind } = contactFields[name as ContactFieldName] as ContactFieldDefinition;
    await (kind === "choice" ? input.selectOption(value) : input.fill(value));
  }
  return message;
}
