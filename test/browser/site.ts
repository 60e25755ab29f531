import { randomUUID } from "node:crypto";
import { type AddressInfo, createServer } from "node:net";
import { test as base, expect, type Page } from "@playwright/test";

export { expect };

export const INBOX = `http://localhost:${Number(process.env.TEST_PORT ?? 8791) + 1}`;

export const PHONE = { width: 375, height: 812 };

/**
 * A test that fails on console errors, hydration warnings, uncaught exceptions and policy violations. `complaints` is
 * the list: a test that expects one removes it.
 */
export const test = base.extend<{ complaints: string[] }>({
  // Each test is another client to the rate limit. The map is third-party content and is replaced.
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders({ "CF-Connecting-IP": `2001:db8::${randomUUID().slice(0, 4)}` });
    await context.route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: "text/html", body: "A map" }));
    await use(context);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || /hydrat/i.test(message.text())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const element = document.querySelector("main");
    return element !== null && Object.keys(element).some((key) => key.startsWith("__reactFiber"));
  });
}

export async function delayReact(page: Page): Promise<void> {
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    await route.continue().catch(() => undefined);
  });
}

/** Delays React's start until the returned function is called. */
export async function holdReact(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
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
  const message = {
    name: "Ada Obi",
    email: "ada@example.com",
    subject: `Portal ${randomUUID()}`,
    message: "Twelve branches,\none spreadsheet.",
  };
  await page.getByLabel("Name").fill(message.name);
  await page.locator("main").getByLabel("Email").fill(message.email);
  await page.getByLabel("Subject").fill(message.subject);
  await page.getByLabel("Message", { exact: true }).fill(message.message);
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
