import type { Page } from "@playwright/test";
import { contact, siteOrigin } from "#content/site.ts";
import { serveOverSlowNetwork } from "#test/bench/slow-network.ts";
import { visitedArticles } from "#test/published.ts";
import { expect, openHydrated, test } from "./fixtures.ts";
import { recordShifts, shiftsAfterNextFrame } from "./layout-shifts.ts";
import { ignore404, kindsOfScreens } from "./screens.ts";
import { setTextSize, whatSticksOut } from "./sticks-out.ts";

test("menu and dialogs fit a narrow window, and twice the text size", async ({ page }) => {
  await openHydrated(page, "/");
  for (const [textSize, width] of [
    [16, 320],
    [32, 640],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await setTextSize(page, textSize);
    for (const open of [
      () => page.getByRole("button", { name: "Open menu" }).click(),
      () => page.getByRole("button", { name: "View Certification" }).click(),
    ]) {
      await open();
      const dialog = page.locator("dialog:modal");
      await expect(dialog).toHaveCSS("opacity", "1");
      await expect(dialog).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(whatSticksOut), `text of ${textSize} px`).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    }
  }
});

for (const width of [375, 1280]) {
  test(`at ${width} px a typeface that comes late is used, and moves little`, async ({ page, pageErrors }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(recordShifts);
    let font = Promise.withResolvers<void>();
    // The route also turns the cache off.
    await page.route("**/*.woff2", async (route) => {
      await font.promise;
      await route.continue();
    });
    for (const path of kindsOfScreens) {
      font = Promise.withResolvers();
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      font.resolve();
      await page.waitForLoadState("load");
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(shiftsAfterNextFrame), path).toEqual([]);
      expect(await headlineFonts(page), path).toEqual(["Plus Jakarta Sans"]);
    }
    ignore404(pageErrors);
  });
}

test("a first visit shows the typeface on a fast and on a slow line", async ({ browser, baseURL }) => {
  for (const origin of [String(baseURL), await serveOverSlowNetwork(String(baseURL))]) {
    const page = await browser.newPage();
    await page.goto(origin);
    await page.evaluate(() => document.fonts.ready);
    expect(await headlineFonts(page), origin).toEqual(["Plus Jakarta Sans"]);
    await page.close();
  }
});

/** @returns The typefaces that the browser has drawn the headline with. */
async function headlineFonts(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
  await browser.detach();
  return fonts.map(({ familyName }) => familyName);
}

test("the header is fixed, 64 px high and translucent, with the wordmark", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), width);
    expect(await header.boundingBox()).toEqual({ x: 0, y: 0, width, height: 64 });
    const isSeen = await page.locator(".site-header > .page a > span > svg + svg").evaluate((word) => {
      const { left, top, width, height } = word.getBoundingClientRect();
      return word.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isSeen, `${width}px`).toBe(true);
  }
  await expect(header).toHaveCSS("backdrop-filter", /blur/);
});

test("print has a letterhead and a foot, keeps cards whole and leaves out controls, map and drawings", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  for (const path of ["/", "/contact-us", visitedArticles[0]?.url ?? ""]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const unprinted = page.locator("footer, nav, form, .back-to-top, iframe, .hero-drawing, button");
    await expect(unprinted.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("banner").getByText(siteOrigin)).toBeVisible();
    await expect(page.getByText(`${contact.email}, ${siteOrigin}${path}`)).toBeVisible();
  }
  await page.goto("/");
  const cards = page.locator("main [data-entrance] > *");
  const breaks = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).breakInside));
  expect(breaks.length).toBeGreaterThan(10);
  expect(new Set(breaks)).toEqual(new Set(["avoid"]));
});

test("print shows the answers of closed questions", async ({ page }) => {
  await page.goto("/services");
  await page.emulateMedia({ media: "print" });
  for (const answer of await page.locator("main details p").all()) await expect(answer).toBeVisible();
});
