import { request as ask, createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { editFile } from "../copy-site.ts";
import { expect, hydratedByItself, test } from "./fixtures.ts";
import { type ServedCopy, serveCopy } from "./serve-copy.ts";

// A deployment while a page is open: the site as it is, then another build at the same origin.

test.describe.configure({ mode: "serial", timeout: 120_000 });

let newSite: ServedCopy;
let front: Server;
let origin: string;
let target: string;
let oldOrigin: string;

test.beforeAll(async ({ baseURL }) => {
  oldOrigin = baseURL ?? "";
  newSite = await serveCopy((folder) => {
    // Changes content, code and styles: every script gets another name.
    editFile(folder, "content/about-us.ts", /heading: "/, 'heading: "New: ');
    editFile(folder, "app/frame/route-change.tsx", 'aria-label="Loading the page"', 'aria-label="Loading"');
    editFile(folder, "app/media/icon.tsx", "icon $", "icon p-[0.3px] $");
  });
  front = createServer((incoming, outgoing) => {
    const { method, headers, url = "/" } = incoming;
    const forwarded = ask(new URL(url, target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => front.listen(0, "localhost", resolve));
  origin = `http://localhost:${(front.address() as AddressInfo).port}`;
});

test.beforeEach(() => {
  target = oldOrigin;
});

test.afterAll(() => {
  front?.close();
  newSite?.stop();
});

const deploy = () => {
  target = newSite.origin;
};

async function withoutIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

function ignoreMissingScripts(pageErrors: string[]): void {
  const missing =
    /Failed to load resource|could not be (started|loaded)|Error loading route module|Failed to fetch dynamically/;
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((line) => !missing.test(line)));
}

test("a page whose scripts are missing stays usable, and its links work", async ({ page, pageErrors }) => {
  await withoutIdle(page);
  await page.goto(`${origin}/about-us`);
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.textContent();
  deploy();
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expect.poll(() => pageErrors.join()).toContain("React could not be started");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(heading).toHaveText(before ?? "");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Career" }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await page.getByRole("banner").hover();
  await hydratedByItself(page);
  await expect(page.locator("html")).toHaveClass(/dark/);
  ignoreMissingScripts(pageErrors);
});

test("after a deployment a client navigation becomes a full page load", async ({ page, pageErrors }) => {
  await page.goto(`${origin}/careers`);
  await hydratedByItself(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  deploy();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("New: ");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
  await hydratedByItself(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Portfolio" }).click();
  await expect(page).toHaveTitle("Portfolio - MHS");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  ignoreMissingScripts(pageErrors);
});

test("after a deployment the search opens as a page", async ({ page, pageErrors }) => {
  await page.goto(`${origin}/careers`);
  await hydratedByItself(page);
  deploy();
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveTitle("Search - MHS");
  ignoreMissingScripts(pageErrors);
});

test("so it does on a page restored by Back", async ({ page, pageErrors }) => {
  await page.goto(`${origin}/careers`);
  await hydratedByItself(page);
  await page.goto(`${origin}/terms-of-services`);
  deploy();
  await page.goBack();
  await expect(page).toHaveTitle("Careers - MHS");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("New: ");
  ignoreMissingScripts(pageErrors);
});

test("a restored tab of an older build keeps its own content and styles", async ({ page, pageErrors }) => {
  const old = await (await fetch(`${oldOrigin}/about-us`)).text();
  const policy = (await fetch(`${oldOrigin}/about-us`)).headers.get("Content-Security-Policy") ?? "";
  deploy();
  await page.clock.install({ time: Date.now() + 24 * 60 * 60 * 1_000 });
  await page.route(`${origin}/about-us`, (route) =>
    route.fulfill({ body: old, headers: { "Content-Type": "text/html", "Content-Security-Policy": policy } }),
  );
  await page.goto(`${origin}/about-us`);
  await page.clock.runFor(5_000);
  await page.mouse.move(200, 300);
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => pageErrors.join()).toContain("React could not be started");
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("New: ");
  await expect(page.locator("body")).toHaveCSS("font-family", /Plus Jakarta Sans/);
  expect(pageErrors.filter((line) => /hydrat|policy|Minified React/i.test(line))).toEqual([]);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Career" }).click();
  await expect(page).toHaveTitle("Careers - MHS");
  ignoreMissingScripts(pageErrors);
});
