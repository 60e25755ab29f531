import { randomUUID } from "node:crypto";
import { type AddressInfo, createServer } from "node:net";
import { test as base, expect, type Page } from "@playwright/test";
import { VALID_MESSAGE } from "../contact-message";

export { expect };

export const INBOX = `http://localhost:${Number(process.env.TEST_PORT ?? 8791) + 1}`;

export const PHONE = { width: 375, height: 812 };

/**
 * A test that fails on console errors, hydration warnings, uncaught exceptions and policy violations. `pageErrors` is
 * the list: a test that expects one removes it.
 */
export const test = base.extend<{ pageErrors: string[] }>({
  // Each test is another client to the rate limit. The map is third-party content and is replaced.
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders({ "CF-Connecting-IP": `2001:db8::${randomUUID().slice(0, 4)}` });
    await context.route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: "text/html", body: "A map" }));
    await use(context);
  },
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors: string[] = [];
      page.on("console", (message) => {
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

/** An effect of app/frame/route-change.tsx sets this once React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === "manual");
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

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
